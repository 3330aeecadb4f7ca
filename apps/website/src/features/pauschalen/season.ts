/** First and last day on which a package may be booked; open where there is none. */
export type Season = { gueltig_von: string | null; gueltig_bis: string | null }

/** Where a day lies: within the season, before it, or after its end. */
export type SeasonState = 'now' | 'later' | 'over'

/** Where a day stands to the season of a package; both its ends belong to it. */
export function seasonState({ gueltig_von, gueltig_bis }: Season, heute: string): SeasonState {
  if (gueltig_von !== null && heute < gueltig_von) return 'later'
  return gueltig_bis !== null && heute > gueltig_bis ? 'over' : 'now'
}
