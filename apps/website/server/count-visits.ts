import type { BesuchZeile } from '@kurstadt/contract/besuche'
import { berlinDay, countedPath } from '../src/lib/index.ts'
import type { PageEntry } from './page-entry.ts'
import type { RequestHead } from './request-head.ts'
import { countedWords, SearchedWords } from './searched-words.ts'
import { SeenLooks } from './seen-looks.ts'
import { deviceOf, isUnwilling, originOf } from './visit.ts'
import { VisitSums } from './visit-sums.ts'

/** What was sent, and to whom; `sender` is asked for only where a search has found nothing. */
export type Sent = {
  entry: Pick<PageEntry, 'answer'>
  /** Path and query as they were asked for. */
  url: string
  head: RequestHead
  sender: () => string
}

/** Milliseconds for which a day is taken for granted: telling it costs more than a whole visit. */
const dayHolds = 5_000

/**
 * Counts looks at stored pages, which everybody gets alike: what is made for one person never comes
 * here. Nothing of the visitor is kept: a device class, the host they come from, and sums (decision 0110).
 */
export class VisitCounter {
  readonly sums = new VisitSums()
  readonly #words = new SearchedWords()
  readonly #now: () => number
  readonly #seen = new SeenLooks()
  #day = ''
  #dayUntil = 0

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** A page that was sent to a browser, which shows it. */
  count(sent: Sent): void {
    const { fetchDest, isPrefetch } = sent.head
    if (fetchDest === 'document' && !isPrefetch) this.#count(sent)
  }

  /** A page that the browser had fetched ahead and shows now. */
  countAhead(sent: Sent): void {
    this.#count(sent, true)
  }

  #count({ entry: { answer }, head, sender, url }: Sent, isAhead = false): void {
    if (isUnwilling(head)) return
    if (answer.status === 404) this.#countMissing(url, head)
    if (answer.status !== 200) return
    // Before anything is noted: what waits belongs to the day before.
    const day = this.#today()
    this.#seen.add(answer, url, head, isAhead)
    if (this.#seen.isFull) this.#seen.settle(day, this.sums)
    if (answer.findsNothing) this.#countSearch(day, url, { head, sender })
  }

  /** What has been seen up to now as sums, as many as one delivery may have. */
  take(): BesuchZeile[] {
    this.#seen.settle(this.#today(), this.sums)
    return this.sums.take()
  }

  #countMissing(url: string, head: RequestHead): void {
    const origin = originOf(head)
    if (origin.kind !== 'inner' || deviceOf(head) === null) return
    const [path, from] = [countedPath(url), countedPath(origin.path)]
    if (from !== null && path !== null)
      this.sums.add(this.#today(), { art: 'fehlt', was: path, zusatz: from })
  }

  #countSearch(day: string, url: string, { head, sender }: Pick<Sent, 'head' | 'sender'>): void {
    if (deviceOf(head) === null) return
    const typed = new URLSearchParams(url.split('?')[1] ?? '').get('q') ?? ''
    const words = countedWords(typed)
    const anzahl = words === null ? 0 : this.#words.add(day, words, sender())
    if (words === null || anzahl === 0) return
    this.sums.add(day, { art: 'suche', was: words, zusatz: url.slice(1, 3) }, anzahl)
  }

  #today(): string {
    const now = this.#now()
    if (now < this.#dayUntil) return this.#day
    const day = berlinDay(new Date(now))
    if (day !== this.#day) this.#seen.settle(this.#day, this.sums)
    this.#day = day
    this.#dayUntil = now + dayHolds
    return day
  }
}
