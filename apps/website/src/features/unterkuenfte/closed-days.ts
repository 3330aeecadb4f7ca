import type { Unterkunft } from '@kurstadt/contract'
import { formatDate } from '../../i18n/index.ts'
import type { Stay } from './stay-dates.ts'
import type { StayTexts } from './texts.ts'

type Schliesstag = Unterkunft['schliesstage'][number]

/** Days on which a house is shut, in words: one day, or the first and the last. */
export const closedSpan = ({ bis, von }: Schliesstag, words: StayTexts): string =>
  von === bis ? formatDate(von) : words.vonBis(formatDate(von), formatDate(bis))

/** Days on which a house is shut during a stay; on the day of departure guests only leave. */
export const closedIn = (
  { schliesstage }: Pick<Unterkunft, 'schliesstage'>,
  stay: Pick<Stay, 'von' | 'bis'>,
): Schliesstag[] => schliesstage.filter(({ bis, von }) => von < stay.bis && bis >= stay.von)

/** Until when a house is shut that is shut on a day; null while it is open. */
export function closedUntil(
  { schliesstage }: Pick<Unterkunft, 'schliesstage'>,
  heute: string,
): string | null {
  const days = schliesstage.filter(({ bis, von }) => von <= heute && heute <= bis)
  return (
    days
      .map(({ bis }) => bis)
      .toSorted()
      .at(-1) ?? null
  )
}
