import type { DetailType } from '@kurstadt/contract'
import { type DetailPage, detailUrl } from '../../../wire/serialise/index.ts'

/** The pages that entries of the council lead to. */
export type CouncilPages = Partial<Record<DetailType, DetailPage>>

/** What names a member. */
type Person = { vorname: string; nachname: string }

/** Address of a meeting, a paper or a committee of this title. */
export function addressOf(
  type: 'sitzungen' | 'vorlagen' | 'gremien',
  { titel, nummer }: { titel: string; nummer: number },
  pages: CouncilPages,
): string | null {
  return detailUrl(pages[type], titel, nummer)
}

/** Address of an item: a place on the page of its meeting. */
export function itemAddress(
  meeting: { titel: string; nummer: number },
  item: number,
  pages: CouncilPages,
): string | null {
  const page = addressOf('sitzungen', meeting, pages)
  return page && `${page}#top-${item}`
}

/** Address of a member’s page. */
export function memberAddress(
  { vorname, nachname }: Person,
  nummer: number,
  pages: CouncilPages,
): string | null {
  return detailUrl(pages.raete, `${vorname} ${nachname}`, nummer)
}
