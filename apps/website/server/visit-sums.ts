import { type BesuchZeile, mostRows } from '@kurstadt/contract/besuche'

type Key = Pick<BesuchZeile, 'art' | 'was' | 'zusatz'>

/** Sums that one process keeps until they are handed over. */
const mostSums = 10_000

/** Sums of visits in memory, by day; so many that an attack fills nothing. */
export class VisitSums {
  readonly #sums = new Map<string, BesuchZeile>()
  #lost = 0

  add(tag: string, { art, was, zusatz }: Key, anzahl = 1): void {
    const key = `${tag}\n${art}\n${was}\n${zusatz}`
    const sum = this.#sums.get(key)
    if (sum !== undefined) sum.anzahl += anzahl
    else if (this.#sums.size < mostSums) this.#sums.set(key, { tag, art, was, zusatz, anzahl })
    else this.#lost += anzahl
  }

  /** Takes out as many sums as one delivery may have. */
  take(): BesuchZeile[] {
    const taken = [...this.#sums].slice(0, mostRows)
    for (const [key] of taken) this.#sums.delete(key)
    return taken.map(([, row]) => row)
  }

  /** How many visits there was no room for since somebody asked last. */
  takeLost(): number {
    const lost = this.#lost
    this.#lost = 0
    return lost
  }
}
