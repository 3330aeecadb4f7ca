import { connectionNow } from '../../ui/behaviour/index.ts'
import { type Numbers, readAnswer } from './parking-answer.ts'

/** Where the records are, and how often an open page asks for them, in milliseconds. */
const source = { path: '/api/parkleitsystem', every: 30_000, timeout: 10_000 } as const

/** What came, and by how much the visitor's clock is behind ours. */
export type Renewed = { records: ReadonlyMap<number, Numbers>; ahead: number }
type Hear = (renewed: Renewed) => void

const heard: Hear[] = []
/** When to ask next, by `performance.now()`. */
let dueAt = 0
let hasAsked = false

/** By how many milliseconds the server's clock is ahead of this one; 0 where it says nothing. */
function aheadOf(response: Response): number {
  const theirs = Date.parse(response.headers.get('date') ?? '')
  return Number.isNaN(theirs) ? 0 : theirs - Date.now()
}

async function ask(): Promise<void> {
  const signal = AbortSignal.timeout(source.timeout)
  const response = await fetch(source.path, { signal, headers: { Accept: 'application/json' } })
  if (!response.ok) return
  const renewed = { records: readAnswer(await response.json()), ahead: aheadOf(response) }
  for (const hear of heard) hear(renewed)
}

/** Nobody looks at a page in the background, and who saves data has asked for nothing more. */
function isWanted(): boolean {
  const { onLine, connection } = connectionNow()
  return document.visibilityState === 'visible' && onLine && connection?.saveData !== true
}

function putOff(): void {
  // A second less than the interval, which is never exact.
  dueAt = performance.now() + source.every - 1_000
}

function renewWhenDue(): void {
  if (!isWanted() || performance.now() < dueAt) return
  putOff()
  hasAsked = true
  // Numbers that cannot be renewed grow old where everybody sees it, and then they go.
  ask().catch(() => undefined)
}

/**
 * Hands over new records as long as the page is looked at: one question for all car parks of a page
 * every thirty seconds, and at once when it comes back to the front. A page whose record is too old
 * already lay in a store, or stands in front of a wrong clock: it asks at once, too.
 */
export function renewParking(hear: Hear, isTooOld: boolean): void {
  heard.push(hear)
  if (heard.length === 1) {
    putOff()
    setInterval(renewWhenDue, source.every)
    document.addEventListener('visibilitychange', renewWhenDue)
    window.addEventListener('pageshow', renewWhenDue)
  }
  if (!isTooOld || hasAsked) return
  dueAt = 0
  renewWhenDue()
}
