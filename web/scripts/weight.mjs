// What the first visit costs: everything fetched before the start page is there, compressed.
// Fails when it is more than the limit, so that weight is never gained unnoticed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 120_000;
const PAGE = '../python/chevalet/server/page';
const manifest = JSON.parse(readFileSync(join(PAGE, '.vite/manifest.json'), 'utf8'));

function files(name, found = new Set()) {
  const chunk = manifest[name];
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const imported of chunk.imports ?? []) files(imported, found);
  return found;
}

const weight = (list) =>
  [...list].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(PAGE, file)), { level: 9 }).length,
    0,
  );
const shell = new Set(['index.html', 'boot.js', ...files('index.html')]);
for (const name of ['src/start/StartScreen.svelte', '../python/chevalet/messages/fr.ftl?raw'])
  for (const file of files(name)) shell.add(file);
const game = [...files('src/game/GameScreen.svelte')].filter((file) => !shell.has(file));

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const first = weight(shell);
console.log(
  `the page: ${kilobytes(first)} compressed at the first visit, fonts aside (limit ${kilobytes(LIMIT)}); ` +
    `the game screen adds ${kilobytes(weight(game))}`,
);
if (first > LIMIT) process.exit(1);
