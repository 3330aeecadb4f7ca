/** Milliseconds after which a record says nothing about now any more (fault F07). */
export const parkingLimit = 15 * 60_000
/** Milliseconds by which the clock of a source may be ahead of ours. */
export const parkingLead = 2 * 60_000

type Numbers = { Gesamt: number; Aktuell: number; geandert: string }

/**
 * Free spaces of a record at an instant (milliseconds since 1970): Gesamt minus Aktuell (spec 3).
 * Null for one that is too old, comes from the future or cannot be: then there is no number to show.
 */
export function freeSpaces({ Gesamt, Aktuell, geandert }: Numbers, now: number): number | null {
  const age = now - Date.parse(geandert)
  const isCurrent = age <= parkingLimit && age >= -parkingLead
  const isPossible = Gesamt > 0 && Aktuell >= 0 && Aktuell <= Gesamt
  return isCurrent && isPossible ? Gesamt - Aktuell : null
}

/** Where the numbers are going (spec 4): below 0 spaces become free, above 0 they fill up. */
export function trendOf(trend: number): 'frei' | 'voll' | 'gleich' {
  if (trend < 0) return 'frei'
  return trend > 0 ? 'voll' : 'gleich'
}
