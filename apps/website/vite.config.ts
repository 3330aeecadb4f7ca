import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './build-plugins/chunk-groups.ts'
import { shortClassName } from './build-plugins/class-names.ts'
import { laterAsOne } from './build-plugins/later-as-one.ts'
import { layersInOrder } from './build-plugins/layers-in-order.ts'
import { reactAsModules } from './build-plugins/react-as-modules.ts'
import { serviceWorker } from './build-plugins/service-worker.ts'
import { settledOptions } from './build-plugins/settled-options.ts'
import { smallPreload } from './build-plugins/small-preload.ts'

export default defineConfig({
  plugins: [
    layersInOrder(),
    laterAsOne(),
    reactAsModules(),
    settledOptions(),
    smallPreload(),
    serviceWorker(),
    reactRouter(),
  ],
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    manifest: true,
    license: { fileName: 'lizenzen.txt' },
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    terserOptions: { ecma: 2020, safari10: false, compress: { passes: 4, pure_getters: true } },
  },
  environments: {
    // The server build is the application with its content client; see server/app-door.ts.
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
    client: {
      build: {
        // Two per cent smaller than the bundler's own; the first page needs them.
        minify: 'terser',
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
    },
  },
})
