import { defineConfig } from 'vite'
import { shortClassName } from './build-plugins/class-names.ts'
import { layersInOrder } from './build-plugins/layers-in-order.ts'
import { serviceWorker } from './build-plugins/service-worker.ts'
import { stylesFromServer } from './build-plugins/styles-from-server.ts'

/** React and what judges forms: they come with the first island. */
const islandParts = /node_modules[\\/](react|react-dom|scheduler|zod)[\\/]/
/** What several forms are judged by: one file beside that of each form's schema. */
const formParts = /contract[\\/]src[\\/]forms[\\/](fields|files|person|rules|entry|made-once)\.ts$/

/** Files to fetch beside one: none for what a form fetches, which has come with the form itself. */
const whatIsMissing = (_file: string, files: string[], { hostId }: { hostId: string }) =>
  hostId.includes('request-form') ? [] : files

export default defineConfig({
  plugins: [layersInOrder(), serviceWorker(), stylesFromServer()],
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: whatIsMissing },
  },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        license: { fileName: 'lizenzen.txt' },
        rolldownOptions: {
          input: './src/entry.browser.ts',
          // What a file imports and does not use is left out, React's server among it.
          treeshake: { moduleSideEffects: [{ test: /node_modules/, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: islandParts },
                { name: 'form-parts', test: formParts },
              ],
            },
          },
        },
      },
    },
    // The server build is the application with its content client; see server/app-door.ts.
    ssr: {
      build: {
        outDir: 'build/server',
        copyPublicDir: false,
        emitAssets: true,
        rolldownOptions: {
          input: { index: './server/app.ts' },
          output: { codeSplitting: false, entryFileNames: '[name].js' },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (client) await builder.build(client)
      if (ssr) await builder.build(ssr)
    },
  },
})
