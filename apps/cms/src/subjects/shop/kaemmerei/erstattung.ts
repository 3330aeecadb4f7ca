import type { Schritt, SchrittArt } from '../collections/bestellungen/zustand.ts'

/** Steps that are credited: each of them has made one credit note, in this order. */
const credited: ReadonlySet<SchrittArt> = new Set([
  'teilwiderruf',
  'abgesagt',
  'zurueckgegeben',
  'widerrufen',
  'storniert',
  'verfallen',
])

type Order = { bezahlt_am: string | null; verlauf: readonly Schritt[] }

/**
 * When the money of a credit note went back; null while it has not, and where none had come.
 * `index` says which of the order's credit notes it is, from 0. What was credited of a part before
 * anybody paid was never paid, whatever is given back later.
 */
export function refundedAt({ bezahlt_am, verlauf }: Order, index: number): string | null {
  const steps = verlauf.flatMap(({ was }, at) => (credited.has(was) ? [at] : []))
  const at = steps[index]
  const step = at === undefined ? undefined : verlauf[at]
  if (step === undefined || bezahlt_am === null) return null
  const isPart = step.was === 'teilwiderruf' || step.mengen !== undefined
  if (isPart && new Date(step.am) <= new Date(bezahlt_am)) return null
  return verlauf.slice(at).find(({ was }) => was === 'erstattet')?.am ?? null
}
