import { spracheOfPath } from '../../i18n/index.ts'
import { hasAppCookie } from '../../lib/index.ts'
import type { Behaviour } from '../../ui/behaviour/index.ts'
import { type AppFacts, isAppMode, withoutHomescreen } from './app-facts.ts'
import { startInstallHint } from './install-hint.ts'

const standalone = '(display-mode: standalone)'

/** Safari says it in its own way. */
const isStandalone = () =>
  matchMedia(standalone).matches || ('standalone' in navigator && navigator.standalone === true)

/** Blocked cookies: the mode then lasts as long as the page. */
function readCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** The server sets the cookie, here as for a start from the home screen: one place says how. */
async function remember(): Promise<void> {
  const home = `/${spracheOfPath(location.pathname)}/?homescreen`
  try {
    await fetch(home, { method: 'HEAD', priority: 'low' })
  } catch {
    return // without a connection the next start remembers it
  }
}

/** Links to other sites leave the app, so that one can come back to it. */
function openOutside({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin === location.origin || !/^https?:$/.test(link.protocol)) return
  link.target = '_blank'
  link.rel = 'noopener'
}

function enterAppMode({ cookie }: AppFacts): void {
  document.documentElement.dataset.app = ''
  if (!hasAppCookie(cookie)) void remember()
  if (location.search.includes('homescreen'))
    history.replaceState(history.state, '', withoutHomescreen(location.href))
  document.addEventListener('click', openOutside, true)
}

/** Where service workers are missing, blocked or broken, the site works as well (spec 4). */
function registerWorker(): void {
  if (!(import.meta.env.PROD && 'serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/sw.js', { scope: '/' }).catch(() => null)
}

/** App mode, install hint and service worker (spec 4). */
export const start: Behaviour = (place) => {
  registerWorker()
  const facts = { cookie: readCookies(), isStandalone: isStandalone(), search: location.search }
  if (isAppMode(facts)) enterAppMode(facts)
  else startInstallHint(place)
}
