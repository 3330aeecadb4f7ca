import { type Behaviour, connectionNow, whenIdle } from '../../ui/behaviour/index.ts'
import { hasRoomAhead, mayPrefetch, pageToPrefetch } from './prefetch-rules.ts'

/** A link must be in sight this long, in milliseconds (spec 9: minimum delay). */
const shortestSight = 200
/** A pointer that only passes by stays shorter than this, in milliseconds. */
const shortestHover = 80
/** The server lets what was fetched ahead live this long, in milliseconds. */
const lifetime = 110_000

/**
 * Asks the browser for a document. A rule for speculative loading would need a hash of its own in
 * our policy (decision 0004), and no rule knows of 2G; a browser without `prefetch` does nothing.
 */
function requestFor(address: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.href = address
  return link
}

/** Asks for documents, each once in its lifetime; null where nothing is asked for. */
function createAsking() {
  const askedAt = new Map<string, number>()
  return (url: URL): HTMLLinkElement | null => {
    const address = `${url.pathname}${url.search}`
    const age = performance.now() - (askedAt.get(address) ?? Number.NEGATIVE_INFINITY)
    if (age < lifetime || !mayPrefetch(connectionNow())) return null
    askedAt.set(address, performance.now())
    const request = requestFor(address)
    document.head.append(request)
    return request
  }
}

type Ask = (url: URL) => HTMLLinkElement | null

const here = () => new URL(location.href)

/** Fetches ahead what a pointer rests on, a finger touches or the focus reaches. */
function watchIntent(ask: Ask): void {
  let timer = 0
  function intend({ target, type }: Event): void {
    clearTimeout(timer)
    if (type === 'click') return
    const link = target instanceof Element ? target.closest('a') : null
    // A finger or a mouse that presses gives the focus too, and the click is already on its way.
    const isPressed = type === 'focusin' && !link?.matches(':focus-visible')
    const url = link && !isPressed && pageToPrefetch(link, here())
    if (url) timer = window.setTimeout(() => ask(url), type === 'mouseover' ? shortestHover : 0)
  }
  const types = ['mouseover', 'touchstart', 'focusin', 'click']
  for (const type of types) document.addEventListener(type, intend, { passive: true })
}

/** What documents weighed on their way here, in bytes; 0 where the browser does not tell. */
function weightOf(entries: readonly PerformanceEntry[]): number {
  return entries.reduce(
    (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
    0,
  )
}

/** What has come of a request, in bytes, once it has come or failed. */
function weightWhenDone(request: HTMLLinkElement): Promise<number> {
  return new Promise((resolve) => {
    const done = () => resolve(weightOf(performance.getEntriesByName(request.href, 'resource')))
    request.addEventListener('load', done, { once: true })
    request.addEventListener('error', done, { once: true })
  })
}

/** Fetches ahead one after the other what is handed in, as long as there is room. */
function createQueue(ask: Ask) {
  const page = weightOf(performance.getEntriesByType('navigation'))
  const waiting: URL[] = []
  let spent = { count: 0, bytes: 0 }
  let isBusy = false
  async function work(): Promise<void> {
    for (let url = waiting.shift(); url && hasRoomAhead(page, spent); url = waiting.shift()) {
      const request = ask(url)
      if (request === null) continue
      const bytes = await weightWhenDone(request)
      spent = { count: spent.count + 1, bytes: spent.bytes + bytes }
    }
    isBusy = false
  }
  return (url: URL): void => {
    waiting.push(url)
    if (isBusy) return
    isBusy = true
    whenIdle(() => work().catch(reportError))
  }
}

/**
 * Fetches ahead what stays in sight of the page's own content. The header and the foot stand on
 * every page: where they lead is seldom the next step, and is fetched as soon as somebody means it.
 */
function watchSight(ask: Ask): void {
  const fetchSoon = createQueue(ask)
  const timers = new Map<Element, number>()
  function seen(link: Element): void {
    timers.delete(link)
    observer.unobserve(link)
    const url = link instanceof HTMLAnchorElement ? pageToPrefetch(link, here()) : null
    if (url) fetchSoon(url)
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target))
      timers.delete(target)
      if (isIntersecting)
        timers.set(
          target,
          window.setTimeout(() => seen(target), shortestSight),
        )
    }
  })
  for (const link of document.querySelectorAll('main a[href]')) observer.observe(link)
}

/**
 * Fetches the pages that links lead to: those that somebody means at once, and of those in sight
 * (spec 4, link prefetch) a few of the content, one after the other, when the browser is idle.
 */
export const start: Behaviour = () => {
  const ask = createAsking()
  watchIntent(ask)
  whenIdle(() => watchSight(ask))
}
