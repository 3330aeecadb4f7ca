/**
 * Runs in the browser before anything is drawn: alerts that the visitor has put away leave no gap
 * and do not flash up, and their buttons work before any other code is there. A sheet of its own
 * needs no change of the markup, which is the same for everybody.
 */
function keepDismissedAlertsAway(): void {
  const place = 'hinweise'
  const most = 50
  const sheet = new CSSStyleSheet()
  // A blocked storage remembers nothing, and what nobody can read is written anew.
  const inStorage = (use: (storage: Storage) => unknown): unknown => {
    try {
      return use(localStorage)
    } catch {
      return null
    }
  }
  const kept = inStorage((storage) => JSON.parse(storage.getItem(place) ?? '[]'))
  let keys = Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : []
  const hide = () => {
    const put = keys.map((key) => `[data-hinweis="${CSS.escape(key)}"]`).join()
    const all = `[data-hinweise]:not(:has([data-hinweis]:not(${put})))`
    sheet.replaceSync(put && `${put},${all}{display:none}`)
  }
  hide()
  document.adoptedStyleSheets.push(sheet)
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-hinweis] button') : null
    const key = button?.closest('[data-hinweis]')?.getAttribute('data-hinweis')
    if (!key) return
    keys = [...keys, key].slice(-most)
    hide()
    document.querySelector('main')?.focus({ preventScroll: true })
    inStorage((storage) => storage.setItem(place, JSON.stringify(keys)))
  })
}

/** A function as it is sent with each page: without comments, and nothing indented. */
const compact = (source: string) => source.replace(/^\s*\/\/.*\n/gm, '').replace(/\n\s+/g, '\n')

const script = `(${compact(keepDismissedAlertsAway.toString())})()`

/**
 * Adds the script to a document that shows alerts, which few do; `scriptMark` makes it one of our
 * own (T44).
 */
export const withDismissedAlerts = (html: string, scriptMark: string): string =>
  html.includes(' data-hinweise=')
    ? html.replace('</head>', () => `<script nonce="${scriptMark}">${script}</script></head>`)
    : html
