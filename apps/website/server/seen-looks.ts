import { countedPath } from '../src/lib/index.ts'
import type { PageEntry } from './page-entry.ts'
import { deviceOf, isInner, originOf, type VisitHead } from './visit.ts'
import type { VisitSums } from './visit-sums.ts'

type Answer = PageEntry['answer']
/** How often something came; counted in place, so that it is looked up once. */
type Count = { times: number }
/** How often each browser's name came; `?1` is what telephones say beside it. */
type Names = { mobile: Map<string, Count>; other: Map<string, Count> }

/** Names of browsers that wait to be looked at, and pages, which stay in memory until then. */
const most = { names: 5_000, pages: 200 }

const newNames = (): Names => ({ mobile: new Map(), other: new Map() })

/**
 * Looks at pages as they come, to be told apart later: what decides of a device or a host is asked
 * once for many looks, for it would cost more than a stored page does. Nothing in here outlives the
 * minute, or says which look belongs to which.
 */
export class SeenLooks {
  readonly #pages = new Map<Answer, { url: string; names: Names }>()
  readonly #origins = new Map<string, { head: VisitHead; names: Names }>()
  #waiting = 0

  /** Notes a look; `isAhead`: it goes on from one of our pages, whatever the header says. */
  add(answer: Answer, url: string, head: VisitHead, isAhead: boolean): void {
    let page = this.#pages.get(answer)
    if (page === undefined) {
      page = { url, names: newNames() }
      this.#pages.set(answer, page)
    }
    this.#note(page.names, head)
    if (isAhead || isInner(head)) return
    let origin = this.#origins.get(head.referer)
    if (origin === undefined) {
      origin = { head, names: newNames() }
      this.#origins.set(head.referer, origin)
    }
    this.#note(origin.names, head)
  }

  /** True when so much waits that it has to be told apart now. */
  get isFull(): boolean {
    return this.#waiting >= most.names || this.#pages.size >= most.pages
  }

  /** Tells what waits apart, adds it to the sums of a day, and forgets it. */
  settle(day: string, sums: VisitSums): void {
    for (const { names, url } of this.#pages.values()) {
      const was = countedPath(url)
      if (was === null) continue
      for (const [zusatz, count] of devicesOf(names))
        sums.add(day, { art: 'seite', was, zusatz }, count)
    }
    for (const { head, names } of this.#origins.values()) {
      const origin = originOf(head)
      const was = origin.kind === 'outer' ? origin.host : ''
      for (const [, count] of devicesOf(names))
        sums.add(day, { art: 'herkunft', was, zusatz: '' }, count)
    }
    this.#pages.clear()
    this.#origins.clear()
    this.#waiting = 0
  }

  #note({ mobile, other }: Names, { uaMobile, userAgent }: VisitHead): void {
    const names = uaMobile === '?1' ? mobile : other
    const count = names.get(userAgent)
    if (count === undefined) {
      names.set(userAgent, { times: 1 })
      this.#waiting += 1
    } else count.times += 1
  }
}

/** The classes of names with how often they came; robots are none. */
function* devicesOf({ mobile, other }: Names) {
  for (const [names, uaMobile] of [
    [mobile, '?1'],
    [other, ''],
  ] as const)
    for (const [userAgent, { times }] of names) {
      const device = deviceOf({ userAgent, uaMobile })
      if (device !== null) yield [device, times] as const
    }
}
