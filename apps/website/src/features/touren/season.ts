import type { TourEintrag } from '@kurstadt/contract'

/** True on a day outside the months of a tour, both included; they may pass the turn of the year. */
export function isOutOfSeason(heute: string, { saison }: Pick<TourEintrag, 'saison'>): boolean {
  if (saison === null) return false
  const { bis, von } = saison
  const month = Number(heute.slice(5, 7))
  return von <= bis ? month < von || month > bis : month < von && month > bis
}
