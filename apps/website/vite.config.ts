import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * Chunks of the browser build: few and stable, because twenty small files on the first page cost
 * more than their bytes. A template that comes with much code of its own gets its own group.
 */
const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es|@remix-run)[\\/]/,
  },
  {
    name: 'site',
    test: /src[\\/](layouts|features(?![\\/]mitarbeiter)|ui|i18n|lib|content|routes[\\/]shell)([\\/]|\.)/,
  },
  { name: 'rathaus', test: /src[\\/](templates[\\/]amt-|features[\\/]mitarbeiter)/ },
  {
    name: 'inhalt',
    test: /src[\\/]templates[\\/](text|bild-text|zitat|headline|kurzinfo|downloads|veranstaltung|aktuelles)/,
  },
]

const layerOrder = '@layer reset, tokens, base, ui, features, templates, layouts;'

/**
 * Says the order of the cascade layers at the head of every style sheet: which one a browser reads
 * first depends on how chunks are put together, and the first one read decides the order.
 */
function layersInOrder(): Plugin {
  return {
    name: 'layers-in-order',
    enforce: 'pre',
    transform: {
      filter: { id: /src[\\/].*\.module\.css$/ },
      handler: (code) => ({ code: `${layerOrder}\n${code}`, map: null }),
    },
  }
}

export default defineConfig({
  plugins: [layersInOrder(), reactRouter()],
  // Names of classes are bytes in every page and every script.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: {
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  environments: {
    // The server build is the application with its content client; see server/app-door.ts.
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
    },
  },
})
