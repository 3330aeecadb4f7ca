import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

/**
 * What stands around each `import()` in the browser. Vite's own also waits for style sheets, which
 * this build has none of beside the page's; the first page has no room for it (decision 0009).
 */
const code = `
const asked = new Set()
function preload(file) {
  if (asked.has(file)) return
  asked.add(file)
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = '/' + file
  document.head.append(link)
}
function tell(error) {
  const event = new Event('vite:preloadError', { cancelable: true })
  event.payload = error
  dispatchEvent(event)
  if (!event.defaultPrevented) throw error
}
export function __vitePreload(load, files = []) {
  files.forEach(preload)
  return load().catch(tell)
}
`

/** Takes a shorter helper for code that comes later; a failure is told as Vite tells it (spec 4). */
export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === helper ? code : null),
  }
}
