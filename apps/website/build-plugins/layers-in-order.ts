import type { Plugin } from 'vite'

const layerOrder = '@layer reset, tokens, base, ui, features, templates, layouts;'

/**
 * Says the order of the cascade layers at the head of every style sheet: which one a browser reads
 * first depends on how chunks are put together, and the first one read decides the order.
 */
export function layersInOrder(): Plugin {
  return {
    name: 'layers-in-order',
    enforce: 'pre',
    transform: {
      filter: { id: /src[\\/].*\.module\.css$/ },
      handler: (code) => ({ code: `${layerOrder}\n${code}`, map: null }),
    },
  }
}
