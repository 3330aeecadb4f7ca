import type { Plugin } from 'vite'

/**
 * Options of React Router that `react-router.config.ts` leaves switched off. At run time they are
 * values of an object, so no bundler can see that the code behind them is dead.
 */
const settled: readonly [expression: RegExp, value: string][] = [
  [/(\w+\.)*future\.unstable_customRouteDiscovery/g, 'false'],
  [/\brouteDiscovery\.mode === "lazy"/g, 'false'],
  [/\bssrInfo\.context\.isSpaMode/g, 'false'],
  [/\bssrInfo\.context\.unstable_apiOnly === true/g, 'false'],
  [/\bwindow\.__reactRouterManifest\.sri === true/g, 'false'],
  [/\binit\.(instrumentations|patchRoutesOnNavigation)/g, 'undefined'],
  [/\bwindow\.__reactRouterHdrActive/g, 'false'],
]
const routerFiles = /react-router[\\/]dist[\\/]production[\\/].*\.js$/

/**
 * Writes those options into the browser build as constants: 4 KB (brotli) of the first page are
 * code that never runs. An expression that a new version no longer has ends the build.
 */
export function settledOptions(): Plugin {
  const found = new Set<RegExp>()
  return {
    name: 'settled-options',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: routerFiles },
      handler(code) {
        let text = code
        for (const [expression, value] of settled) {
          if (text.search(expression) === -1) continue
          found.add(expression)
          text = text.replaceAll(expression, value)
        }
        return text === code ? null : { code: text, map: null }
      },
    },
    buildEnd() {
      const missing = settled.filter(([expression]) => !found.has(expression))
      if (missing.length > 0) this.error(`React Router has no longer: ${missing.join(', ')}`)
    },
  }
}
