import { whenIdle } from '../../ui/later/index.ts'
import {
  type Connection,
  codeIn,
  dataAddress,
  mayPrefetch,
  pageToPrefetch,
} from './prefetch-rules.later.ts'

/** A link must be in sight this long, in milliseconds (spec 9: minimum delay). */
const shortestSight = 200
/** A pointer that only passes by stays shorter than this, in milliseconds. */
const shortestHover = 80
/** The server lets data fetched ahead live this long, in milliseconds. */
const lifetime = 110_000
const mostAtOnce = 2
const mostInSight = 16

/** Pages whose data are here, by address, and when they were fetched. */
const fetchedAt = new Map<string, number>()
const knownCode = new Set<string>()

/** Some browsers tell nothing of the connection; then it is a good one. */
function connectionNow(): Connection {
  const { onLine } = navigator
  return 'connection' in navigator && typeof navigator.connection === 'object'
    ? { onLine, connection: { ...readConnection(navigator.connection) } }
    : { onLine }
}

function readConnection(told: object | null): NonNullable<Connection['connection']> {
  const saveData = told !== null && 'saveData' in told && told.saveData === true
  const type = told !== null && 'effectiveType' in told ? told.effectiveType : ''
  return { saveData, effectiveType: typeof type === 'string' ? type : '' }
}

/** What goes wrong here goes wrong again when the link is followed, and is shown then. */
async function fetchAhead(address: string): Promise<string> {
  try {
    const answer = await fetch(address, { headers: { purpose: 'prefetch' }, priority: 'low' })
    return answer.ok ? await answer.text() : ''
  } catch {
    return ''
  }
}

async function fetchPage(address: string): Promise<void> {
  const code = codeIn(await fetchAhead(address)).filter((file) => !knownCode.has(file))
  // All at once: another page may name the same files while the first is on its way.
  for (const file of code) knownCode.add(file)
  for (const file of code) await fetchAhead(file)
}

/** Fetches pages one after another, two at a time, each only once in its lifetime. */
function createQueue() {
  const waiting: string[] = []
  let running = 0
  function next(): void {
    const address = running < mostAtOnce ? waiting.shift() : undefined
    if (address === undefined) return
    running += 1
    void fetchPage(address).finally(() => {
      running -= 1
      next()
    })
    next()
  }
  return (url: URL, isUrgent: boolean): boolean => {
    const address = dataAddress(url)
    const age = Date.now() - (fetchedAt.get(address) ?? 0)
    if (age < lifetime || !mayPrefetch(connectionNow())) return false
    fetchedAt.set(address, Date.now())
    if (isUrgent) waiting.unshift(address)
    else waiting.push(address)
    next()
    return true
  }
}

const here = () => new URL(location.href)

/** Fetches ahead what a pointer rests on, a finger touches or the focus reaches. */
function watchIntent(add: (url: URL, isUrgent: boolean) => boolean): () => void {
  let timer = 0
  function intend({ target, type }: Event): void {
    clearTimeout(timer)
    if (type === 'click') return
    const link = target instanceof Element ? target.closest('a') : null
    // A finger or a mouse that presses gives the focus too, and the click is already on its way.
    const isPressed = type === 'focusin' && !link?.matches(':focus-visible')
    const url = link && !isPressed && pageToPrefetch(link, here())
    if (url)
      timer = window.setTimeout(() => add(url, true), type === 'mouseover' ? shortestHover : 0)
  }
  const types = ['mouseover', 'touchstart', 'focusin', 'click']
  for (const type of types) document.addEventListener(type, intend, { passive: true })
  return () => {
    clearTimeout(timer)
    for (const type of types) document.removeEventListener(type, intend)
  }
}

/** Fetches ahead what stays in sight; looks for new links when told to. */
function watchSight(add: (url: URL, isUrgent: boolean) => boolean) {
  const timers = new Map<Element, number>()
  let left = mostInSight
  function seen(link: Element): void {
    timers.delete(link)
    observer.unobserve(link)
    whenIdle(() => {
      const url = link instanceof HTMLAnchorElement ? pageToPrefetch(link, here()) : null
      if (url && left > 0 && link.isConnected && add(url, false)) left -= 1
    })
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
  function stop(): void {
    observer.disconnect()
    for (const timer of timers.values()) clearTimeout(timer)
    timers.clear()
  }
  function look(): void {
    stop()
    left = mostInSight
    for (const link of document.querySelectorAll('a[href]')) observer.observe(link)
  }
  return { look, stop }
}

/**
 * Fetches data and code of the pages that visible links lead to (spec 4, link prefetch): when the
 * browser is idle, two at a time, 16 on a page, each once. `look` is called after a navigation.
 */
export function startPrefetch(): { look: () => void; stop: () => void } {
  const add = createQueue()
  const sight = watchSight(add)
  const stopIntent = watchIntent(add)
  sight.look()
  return {
    look: sight.look,
    stop: () => {
      sight.stop()
      stopIntent()
    },
  }
}
