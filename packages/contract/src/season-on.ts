import type { Oeffnungszeiten } from './entities/oeffnungszeiten.ts'

type Days = { von: string | null; bis: string | null }

/** The season whose hours hold on a day (`YYYY-MM-DD`): the first that covers it; null for none. */
export function seasonOn<Season extends Days>(
  saisons: readonly Season[],
  day: string,
): Season | null {
  const covers = ({ von, bis }: Days) => (von ?? day) <= day && day <= (bis ?? day)
  return saisons.find(covers) ?? null
}

/** The week that holds on a day: that of its season, else the usual one. */
export function weekOn(
  { regulaereZeiten, saisons }: Pick<Oeffnungszeiten, 'regulaereZeiten' | 'saisons'>,
  day: string,
): Oeffnungszeiten['regulaereZeiten'] {
  return seasonOn(saisons, day)?.regulaereZeiten ?? regulaereZeiten
}
