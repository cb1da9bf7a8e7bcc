import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// A server that is already running answers what the pages ask while `vite` serves their sources.
const server = 'http://127.0.0.1:8420';

export default defineConfig({
  // Short names: they stand at every element and every rule of a style.
  plugins: [
    svelte({
      compilerOptions: {
        discloseVersion: false,
        cssHash: ({ hash, css }) => `s${hash(css).slice(0, 5)}`,
      },
    }),
  ],
  build: {
    outDir: '../src/footplate/server/web/static',
    emptyOutDir: true,
    target: 'es2022',
    // Who has no preloading of modules loads them a moment later: no script is needed for that.
    modulePreload: { polyfill: false },
    // The content security policy knows files of this server only: nothing becomes a data address.
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': { target: server, ws: true },
      '/mail': { target: server },
    },
  },
});
