import { useKnownQuery } from '../../ui/link/index.ts'
import { type HouseQuery, knownParameters } from './house-query.ts'
import { readStay, type Stay, type StayProblem } from './stay-dates.ts'

/** What the address of the page says of hosts and days. */
export const useHouseQuery = (): HouseQuery => useKnownQuery(knownParameters)

/** The days that the address names, or what is wrong with them; neither where it names none. */
export function useStay(heute: string): { stay: Stay | null; problem: StayProblem | null } {
  const { date_from, date_to } = useHouseQuery()
  if (date_from === undefined && date_to === undefined) return { stay: null, problem: null }
  return readStay(date_from ?? '', date_to ?? '', heute)
}

/** The days of a stay as other pages of hosts are told them. */
export const stayQuery = (stay: Stay | null): string =>
  stay ? `?${new URLSearchParams({ date_from: stay.von, date_to: stay.bis })}` : ''
