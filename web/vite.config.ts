import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { offline } from './offline/plugin';

// The server of `make play`, for `npm run dev`.
const server = process.env.CHEVALET_SERVER ?? 'http://127.0.0.1:8000';

// What every screen needs is one file: on a slow line thirty requests cost more than their bytes.
const EVERYWHERE =
  /node_modules\/(svelte|esm-env|clsx|@fluent)\/|vite\/preload|src\/(i18n|router|routes|settings\.svelte)/;

export default defineConfig({
  plugins: [svelte(), offline()],
  build: {
    outDir: '../python/chevalet/server/page',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    // A data: address would need an exception in the content policy.
    assetsInlineLimit: 0,
    rollupOptions: {
      output: {
        manualChunks: (id) => (EVERYWHERE.test(id) ? 'shared' : undefined),
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
