import { appTexts, spracheOfPath } from '../../i18n/index.ts'
import { isKiosk } from '../idle-reset/index.ts'
import styles from './install-hint.module.css'

const viewsKey = 'views'
const dismissedKey = 'app-hint-dismissed'
/** Nobody is asked on the first page. */
const fewestViews = 2

/** What Chromium gives a page that may ask to be installed. */
type InstallEvent = Event & { prompt: () => Promise<unknown> }

const canInstall = (event: Event): event is InstallEvent =>
  'prompt' in event && typeof event.prompt === 'function'

/** With a blocked storage a dismissed hint could not be remembered: then nobody is asked. */
function orNever<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(localStorage)
  } catch {
    return null
  }
}

function countView(): number {
  return (
    orNever((storage) => {
      const views = Number(storage.getItem(viewsKey) ?? 0) + 1
      storage.setItem(viewsKey, String(Math.min(views, fewestViews)))
      return storage.getItem(dismissedKey) === null ? views : 0
    }) ?? 0
  )
}

const dismiss = () => orNever((storage) => storage.setItem(dismissedKey, '1'))

/** Safari on a telephone has this property, and no other way to install than its own menu. */
const isSafariOnPhone = () => 'standalone' in navigator && navigator.maxTouchPoints > 0

const townName = () =>
  document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ??
  document.title

function button(text: string, className: string | undefined, act: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = className ?? ''
  made.textContent = text
  made.addEventListener('click', act)
  return made
}

/** The hint: a sentence, what to do, and a button that puts it away for good. */
function makeHint(event: InstallEvent | null): HTMLElement {
  const words = appTexts[spracheOfPath(location.pathname)]
  const hint = document.createElement('aside')
  hint.className = styles.hint ?? ''
  hint.ariaLabel = words.label
  const text = document.createElement('p')
  text.textContent = event ? words.text(townName()) : `${words.text(townName())} ${words.ios}`
  const close = () => {
    dismiss()
    hint.remove()
  }
  const install = () => {
    close()
    event?.prompt().catch(() => null)
  }
  const away = button('×', styles.close, close)
  away.ariaLabel = words.dismiss
  hint.append(text, ...(event ? [button(words.install, styles.install, install)] : []), away)
  return hint
}

/** The kiosk of the authority pilot belongs to nobody who could install anything. */
const isNobodys = () => isKiosk() || document.documentElement.dataset.theme === 'behoerdenlotse'

/**
 * Offers to put the site on the home screen: when the browser can and from the second page on, until
 * somebody has put the hint away.
 */
export function startInstallHint(place: HTMLElement): void {
  const views = countView()
  let offered: InstallEvent | null = null
  let shown: HTMLElement | null = null
  function show(): void {
    if (isNobodys() || shown || views < fewestViews || !(offered || isSafariOnPhone())) return
    shown = makeHint(offered)
    place.append(shown)
  }
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!canInstall(event)) return
    event.preventDefault()
    offered = event
    show()
  })
  window.addEventListener('appinstalled', () => {
    dismiss()
    shown?.remove()
  })
  show()
}
