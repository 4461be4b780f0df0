// Writes src/protocol.ts from the server's own schema: `python -m chevalet.server.schema`.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const python = process.env.PYTHON ?? '../.venv/bin/python';
const printed = execFileSync(python, ['-m', 'chevalet.server.schema'], { maxBuffer: 2 ** 26 });
const schema = JSON.parse(printed.toString());

// A field has the type of its definition's name, never one made up from its own title.
function untitled(node) {
  if (Array.isArray(node)) return node.map(untitled);
  if (node === null || typeof node !== 'object') return node;
  const { title, ...rest } = node;
  const kept = typeof title === 'string' ? rest : node;
  return Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, untitled(value)]));
}

const types = await compile({ ...untitled(schema), type: 'object' }, 'Protocol', {
  additionalProperties: false,
  bannerComment:
    '// Made by scripts/protocol.mjs from the schema of the server. Never edited by hand.',
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
  style: { singleQuote: true },
});
const referenced =
  /^ \*\n(?= \* This interface was)| \* This interface was referenced by.*\n \* via .*\n/gm;
const plain = types.replace(referenced, '').replace(/^\/\*\*\n \*\/\n/gm, '');
writeFileSync('src/protocol.ts', plain);
