import type { Behaviour } from '../../ui/behaviour/index.ts'
import { coveredTop } from '../../ui/covered-top/index.ts'

/** Scrolling waits this long, in milliseconds (spec 9). */
const delay = 300
/** Room between header and target, in pixels (spec 9). */
const room = 32

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The element a hash names; null for one that names nothing, or that cannot be decoded. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null // a lonely percent sign is no address of anything
  }
}

/** A target in something folded away would have no place to scroll to. */
function unfold(target: HTMLElement): void {
  for (let at = target.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
    at.open = true
}

/** Moves the focus without scrolling; what takes none by itself takes it for once. */
function focusOn(target: HTMLElement): void {
  target.focus({ preventScroll: true })
  if (document.activeElement === target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Shows what a hash names: scrolled to below the header, focused (spec 4, hash navigation). */
function showTarget(hash: string): void {
  const target = targetOf(hash)
  if (!target) {
    // The browser goes up by itself and leaves the focus at the foot: it goes on from the top.
    if (hash === '#top') focusOn(document.body)
    return
  }
  unfold(target)
  const way = target.getBoundingClientRect().top - coveredTop(target) - room
  const isShort = Math.abs(way) < room
  const behavior = isShort || isCalm() ? 'instant' : 'smooth'
  window.scrollTo({ top: Math.max(0, window.scrollY + way), behavior })
  focusOn(target)
}

/**
 * True while a visitor who came by an address with a hash has not gone anywhere else on the page,
 * neither by scrolling nor by the Tab key: the code may come long after the page.
 */
function isWhereItArrived(hash: string): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const isReturn = entry && 'type' in entry && entry.type !== 'navigate'
  const target = targetOf(hash)
  const top = target?.getBoundingClientRect().top ?? 0
  const { activeElement: focused, body } = document
  const isFocusElsewhere = focused !== null && focused !== body && focused !== target
  return !(isReturn || isFocusElsewhere) && (window.scrollY === 0 || Math.abs(top) < innerHeight)
}

/** A tab shows its panel by itself, and keeps the focus. */
const notTab = 'a:not([role="tab"])'

/** The address a plain click on a link leads to, when it has a hash. */
function hashLink(event: MouseEvent): URL | null {
  const isPlain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  const from = isPlain && event.target instanceof Element ? event.target : null
  const link = from?.closest<HTMLAnchorElement>(notTab)
  if (!link?.hash || (link.target !== '' && link.target !== '_self')) return null
  const url = new URL(link.href)
  return url.origin === location.origin ? url : null
}

const isSamePage = (url: URL) =>
  url.pathname === location.pathname && url.search === location.search

/**
 * Hash navigation (spec 4): on arrival and after a click on a link with a hash, never when a visitor
 * comes back, whose place the browser remembers.
 */
export const start: Behaviour = () => {
  let timer = 0
  function showSoon(hash: string): void {
    clearTimeout(timer)
    const stays = [document.activeElement, document.body, targetOf(hash)]
    timer = window.setTimeout(() => {
      // Whoever has moved on is not called back; the browser itself may have focused the target.
      if (stays.includes(document.activeElement) && location.hash === hash) showTarget(hash)
    }, delay)
  }
  document.addEventListener('click', (event) => {
    const url = hashLink(event)
    if (url && isSamePage(url)) showSoon(url.hash)
  })
  if (location.hash && isWhereItArrived(location.hash)) showSoon(location.hash)
}
