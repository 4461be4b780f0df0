/** Writes the service worker, with the list of the files that the build made. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const made = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
      const given = readdirSync('public');
      const digest = createHash('sha256').update(made.join());
      for (const file of given) digest.update(readFileSync(`public/${file}`));
      const name = digest.digest('hex').slice(0, 12);
      const files = ['/', ...[...made, ...given].map((file) => `/${file}`)];
      const source = readFileSync('offline/worker.js', 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: 'worker.js',
        source: `const NAME = '${name}';\nconst FILES = ${JSON.stringify(files)};\n${source}`,
      });
    },
  };
}
