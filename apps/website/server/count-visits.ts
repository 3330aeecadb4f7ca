import type { Socket } from 'node:net'
import type { BesuchZeile } from '@kurstadt/contract/besuche'
import { berlinDay, countedPath } from '../src/lib/index.ts'
import type { PageEntry } from './page-entry.ts'
import type { RequestHead } from './request-head.ts'
import { countedWords, SearchedWords } from './searched-words.ts'
import { SeenLooks } from './seen-looks.ts'
import type { SenderOf } from './sender.ts'
import { deviceOf, isUnwilling, originOf } from './visit.ts'
import { VisitSums } from './visit-sums.ts'

/** What was sent, and to whom, which is asked only where a search has found nothing. */
export type Sent = {
  entry: Pick<PageEntry, 'answer'>
  /** Path and query as they were asked for. */
  url: string
  head: RequestHead
  request: { socket: Pick<Socket, 'remoteAddress'> }
}

type Options = { senderOf: SenderOf; now?: () => number }

/**
 * Counts looks at stored pages, which everybody gets alike: of what is made for one person only come
 * words here that were looked for in vain. Nothing of the visitor is kept: a device class, the host they come from, and sums (decision 0110).
 */
export class VisitCounter {
  readonly sums = new VisitSums()
  readonly #words = new SearchedWords()
  readonly #now: () => number
  readonly #senderOf: SenderOf
  readonly #seen = new SeenLooks()
  #day: string

  constructor({ now = Date.now, senderOf }: Options) {
    this.#now = now
    this.#senderOf = senderOf
    this.#day = berlinDay(new Date(now()))
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

  /** A search that was made for one visitor and is kept nowhere; it is no look, and counts only where it found nothing. */
  countSearch(sent: Sent): void {
    const { fetchDest, isPrefetch } = sent.head
    const { findsNothing, status } = sent.entry.answer
    const isShown = fetchDest === 'document' && !isPrefetch && !isUnwilling(sent.head)
    if (isShown && status === 200 && findsNothing) this.#countWords(sent)
  }

  #count(sent: Sent, isAhead = false): void {
    const { head, url } = sent
    const { answer } = sent.entry
    if (isUnwilling(head)) return
    if (answer.status === 404) this.#countMissing(url, head)
    if (answer.status !== 200) return
    this.#seen.add(answer, url, head, isAhead)
    if (this.#seen.isFull) this.#seen.settle(this.#day, this.sums)
    if (answer.findsNothing) this.#countWords(sent)
  }

  /**
   * Looks whether a day has ended; what waits belongs to the one before. Asked every second, because to
   * tell the time costs as much as all else that a look does.
   */
  keepDay(): void {
    const day = berlinDay(new Date(this.#now()))
    if (day === this.#day) return
    this.#seen.settle(this.#day, this.sums)
    this.#day = day
  }

  /** What has been seen up to now as sums, as many as one delivery may have. */
  take(): BesuchZeile[] {
    this.keepDay()
    this.#seen.settle(this.#day, this.sums)
    return this.sums.take()
  }

  #countMissing(url: string, head: RequestHead): void {
    const origin = originOf(head)
    if (origin.kind !== 'inner' || deviceOf(head) === null) return
    const [path, from] = [countedPath(url), countedPath(origin.path)]
    if (from !== null && path !== null)
      this.sums.add(this.#day, { art: 'fehlt', was: path, zusatz: from })
  }

  #countWords({ head, request, url }: Sent): void {
    if (deviceOf(head) === null) return
    const typed = new URLSearchParams(url.split('?')[1] ?? '').get('q') ?? ''
    const words = countedWords(typed)
    if (words === null) return
    const sender = this.#senderOf(request.socket.remoteAddress, head.forwardedFor)
    const anzahl = this.#words.add(this.#day, words, sender)
    if (anzahl === 0) return
    this.sums.add(this.#day, { art: 'suche', was: words, zusatz: url.slice(1, 3) }, anzahl)
  }
}
