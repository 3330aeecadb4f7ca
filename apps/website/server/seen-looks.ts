import { type Geraet, geraete } from '@kurstadt/contract/besuche'
import { countedPath } from '../src/lib/index.ts'
import { KnownDevices } from './known-devices.ts'
import type { PageEntry } from './page-entry.ts'
import { isInner, originOf, type VisitHead } from './visit.ts'
import type { VisitSums } from './visit-sums.ts'

type Answer = PageEntry['answer']
/** How often a page was looked at, with which class of device. */
type Looks = Record<Geraet, number> & { url: string }
const never: Record<Geraet, number> = { telefon: 0, tablet: 0, computer: 0 }

/** How often somebody came from one address elsewhere; counted in place, so that it is looked up once. */
type Arrivals = { head: VisitHead; times: number }

/** Pages, which stay in memory until they are told apart, and addresses elsewhere. */
const most = { pages: 200, origins: 5_000 }

/**
 * Looks at pages as they come, to be told apart later: what a path or another host is called is asked
 * once for many looks, for it would cost more than a stored page does. The class of a device is told
 * once for each browser's name. Nothing in here outlives the minute, or says which look belongs to which.
 */
export class SeenLooks {
  readonly #pages = new Map<Answer, Looks>()
  readonly #origins = new Map<string, Arrivals>()
  readonly #devices = new KnownDevices()

  /** Notes a look; `isAhead`: it goes on from one of our pages, whatever the header says. */
  add(answer: Answer, url: string, head: VisitHead, isAhead: boolean): void {
    const device = this.#devices.deviceOf(head)
    if (device === null) return
    const looks = this.#pages.get(answer)
    if (looks !== undefined) looks[device] += 1
    else this.#pages.set(answer, { ...never, url, [device]: 1 })
    if (isAhead || isInner(head)) return
    const arrivals = this.#origins.get(head.referer)
    if (arrivals === undefined) this.#origins.set(head.referer, { head, times: 1 })
    else arrivals.times += 1
  }

  /** True when so much waits that it has to be told apart now. */
  get isFull(): boolean {
    return this.#pages.size >= most.pages || this.#origins.size >= most.origins
  }

  /** Tells what waits apart, adds it to the sums of a day, and forgets it. */
  settle(day: string, sums: VisitSums): void {
    for (const { url, ...looks } of this.#pages.values()) {
      const was = countedPath(url)
      if (was === null) continue
      for (const zusatz of geraete)
        if (looks[zusatz] > 0) sums.add(day, { art: 'seite', was, zusatz }, looks[zusatz])
    }
    for (const { head, times } of this.#origins.values()) {
      const origin = originOf(head)
      const was = origin.kind === 'outer' ? origin.host : ''
      sums.add(day, { art: 'herkunft', was, zusatz: '' }, times)
    }
    this.#pages.clear()
    this.#origins.clear()
    this.#devices.clear()
  }
}
