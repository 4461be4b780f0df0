/** Every key that the page's sources name is in both catalogues. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join('src', file), 'utf8'));

function keysUsed(): string[] {
  const found = new Set<string>();
  for (const source of SOURCES) {
    for (const [, key] of source.matchAll(/\bt\(\s*'([a-z0-9.-]+)'/g)) if (key) found.add(key);
    for (const [, one, other] of source.matchAll(
      /\bt\([^()]*\? '([a-z0-9.-]+)' : '([a-z0-9.-]+)'/g,
    ))
      for (const key of [one, other]) if (key) found.add(key);
  }
  return [...found];
}

function keysOf(language: string): Set<string> {
  const written = readFileSync(`../python/chevalet/messages/${language}.ftl`, 'utf8');
  const keys = new Set<string>();
  let message = '';
  for (const line of written.split('\n')) {
    const start = /^([a-z][\w-]*) *=/i.exec(line);
    const attribute = /^\s+\.([a-z]\w*) *=/.exec(line);
    if (start?.[1]) {
      message = start[1];
      keys.add(message);
    } else if (attribute) keys.add(`${message}.${attribute[1]}`);
  }
  return keys;
}

it.each(['fr', 'en'])('every text that the page shows is in %s.ftl', (language) => {
  const known = keysOf(language);
  const used = keysUsed();
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((key) => !known.has(key))).toEqual([]);
});
