import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** The style that has each name. */
const named = new Map<string, string>();

// A server that is already running answers what the pages ask while `vite` serves their sources.
const server = 'http://127.0.0.1:8420';

export default defineConfig({
  // Short names: they stand at every element and every rule of a style.
  plugins: [
    svelte({
      compilerOptions: {
        discloseVersion: false,
        cssHash: ({ hash, css }) => {
          const all = hash(css);
          for (let length = 3; ; length++) {
            const name = `_${all.slice(0, length)}`;
            if ((named.get(name) ?? css) !== css) continue;
            named.set(name, css);
            return name;
          }
        },
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
