import type { Unterkunft } from '@kurstadt/contract'
import type { UnterkunftDoc } from '../../payload-types.ts'
import { storedDay } from './dates.ts'
import { textOrNull } from './values.ts'

type Row = NonNullable<UnterkunftDoc['schliesstage']>[number]

/** Whether a row names days, of which the last is not over. */
export const isAhead = ({ bis, von }: Row, heute: string): boolean =>
  storedDay(von) !== '' && storedDay(bis) >= heute && storedDay(bis) >= storedDay(von)

/** Days on which a host is shut, in their order, without those that are over. */
export function schliesstageOf(
  rows: UnterkunftDoc['schliesstage'],
  heute: string,
): Unterkunft['schliesstage'] {
  return (rows ?? [])
    .filter((row) => isAhead(row, heute))
    .map(({ bis, hinweis, von }) => ({
      von: storedDay(von),
      bis: storedDay(bis),
      hinweis: textOrNull(hinweis),
    }))
    .toSorted((one, other) => one.von.localeCompare(other.von))
}
