import { homeOf } from '@kurstadt/contract/area-homes'
import { idleTexts, spracheOfPath } from '../../i18n/index.ts'
import { kioskEndePfad, linkKind } from '../../lib/index.ts'
import styles from './idle-reset.module.css'
import { kioskKey, orNull } from './is-kiosk.ts'

/** Where the guide begins, in German (spec 4). */
const home = homeOf('behoerdenlotse', 'de')

/** Milliseconds that the server may take to end a visit. */
const longestEnd = 10_000
/** … and between two tries while it is away. */
const nextTry = 60_000

/** What shows an address as a code: no visitor but those of a kiosk has a use for it. */
const fetchCode = () => import('./kiosk-code.ts')

function showCode(href: string, words?: string): void {
  fetchCode().then((code) => code.showCode(href, words), reportError)
}

/** Where a player of another house is at home, for the button that loads it. */
function playerHref(target: Element): string | null {
  const gate = target.closest('[data-act="load"]')?.closest('[data-behaviour="embed"]')
  return gate?.querySelector(':scope > a')?.getAttribute('href') ?? null
}

/** Pages take each other's place, so that nobody finds in the history what somebody else looked at. */
function click(event: MouseEvent): void {
  const { target } = event
  if (!(target instanceof Element)) return
  const player = playerHref(target)
  if (player !== null) {
    // Players open windows, and the idle reset does not see who uses one.
    event.preventDefault()
    event.stopPropagation()
    showCode(player)
    return
  }
  const link = target.closest('a')
  const href = link?.getAttribute('href')
  if (!(link && href)) return
  const kind = linkKind(href)
  event.preventDefault()
  // The pictures of a day change the one above them; none is a way out.
  if (link.closest('[data-strip]')) return
  if (kind === 'hash' || (kind === 'page' && link.target !== '_blank')) location.replace(href)
  else showCode(href, link.textContent)
}

/** A long press offers what a kiosk has no room for: new windows, and addresses to copy. */
function refuse(event: Event): void {
  event.preventDefault()
}

function submit(event: SubmitEvent): void {
  const { target: form, submitter } = event
  // A frame of the page is no way out.
  if (!(form instanceof HTMLFormElement && ['', '_self', '_blank'].includes(form.target))) return
  const url = new URL(form.action)
  const isAway = url.origin !== location.origin
  if (form.method !== 'get' && !isAway) return
  event.preventDefault()
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === 'string') url.searchParams.set(name, value)
  if (isAway) showCode(form.action)
  else location.replace(url)
}

/** The browser offers nobody what somebody else has typed; the form's own word counts for no such field. */
function keepNothing({ target }: Pick<Event, 'target'>): void {
  if (target instanceof Element && target.matches('input, select, textarea'))
    target.setAttribute('autocomplete', 'off')
}

/** What somebody typed does not come back with the page that it was typed into. */
function clearForms(): void {
  for (const form of document.forms) form.reset()
}

/** Large targets, no way out to other sites, no history (spec 4; field 96). */
export function startKiosk(): void {
  document.documentElement.dataset.kiosk = ''
  fetchCode().catch(reportError)
  for (const target of document.querySelectorAll('input, select, textarea')) keepNothing({ target })
  document.addEventListener('focusin', keepNothing, true)
  document.addEventListener('click', click, true)
  document.addEventListener('auxclick', refuse, true)
  document.addEventListener('contextmenu', refuse, true)
  document.addEventListener('submit', submit, true)
  window.addEventListener('pagehide', clearForms)
}

/**
 * True for the home that a reset has led to, which nobody has used yet; asked once, it holds once. Who
 * has come there by a touch may be gone, and logged in still.
 */
export function isBegunAnew(): boolean {
  const isMarked = orNull(() => sessionStorage.getItem(kioskKey)) !== null
  orNull(() => sessionStorage.removeItem(kioskKey))
  return isMarked && location.pathname === home && location.search === ''
}

/** What this browser was asked to remember, but for the kiosk itself. */
function forgetAll(): void {
  sessionStorage.clear()
  for (const name of Object.keys(localStorage)) if (name !== kioskKey) localStorage.removeItem(name)
}

/** Ends logins and cart, whose cookies no script sees; false where the server cannot be had. */
async function endVisit(): Promise<boolean> {
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: '{}', signal: AbortSignal.timeout(longestEnd) }
  return fetch(kioskEndePfad, init).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Whether home can be had: a page without its code would never begin anew. */
const isHomeThere = () =>
  fetch(home, { signal: AbortSignal.timeout(longestEnd) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** While nothing can be had, nothing is left on the screen of who was here before. */
function clearPage(): void {
  const { text, title } = idleTexts[spracheOfPath(location.pathname)].away
  const [page, heading, words] = ['main', 'h1', 'p'].map((name) => document.createElement(name))
  if (!(page && heading && words)) return
  heading.textContent = title
  words.textContent = text
  page.append(heading, words)
  page.className = styles.away ?? ''
  document.body.replaceChildren(page)
  orNull(forgetAll)
}

let isLeaving = false

/**
 * Back to where the guide begins, with nothing left of who was here before; the server remembers the
 * German of this page as the language (spec 4). What could not be ended is ended by the next reset;
 * where home cannot be had either, it is asked for each minute.
 */
export async function leaveNothing(
  leave = (to: string): void => location.replace(to),
): Promise<void> {
  if (isLeaving) return
  isLeaving = true
  let isEnded = await endVisit()
  while (!(isEnded || (await isHomeThere()))) {
    clearPage()
    await new Promise((resolve) => setTimeout(resolve, nextTry))
    isEnded = await endVisit()
  }
  isLeaving = false
  window.addEventListener('pagehide', () => {
    orNull(forgetAll)
    if (isEnded) orNull(() => sessionStorage.setItem(kioskKey, 'neu'))
  })
  leave(home)
}
