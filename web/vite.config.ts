import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.FARWEST_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  root: here('.'),
  plugins: [svelte()],
  resolve: {
    alias: {
      $lib: here('src'),
      $house: here('../src/farwest/kit'),
      $words: here('../src/farwest/server/words'),
    },
  },
  build: {
    outDir: here('../src/farwest/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content policy allows files of this host, not data in addresses
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: Object.fromEntries(['/api', '/art', '/ws'].map((path) => [path, { target: server, ws: path === '/ws' }])),
  },
  test: { include: ['test/**/*.test.ts'], environment: 'node' },
});
