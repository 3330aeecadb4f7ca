import type { Sitzungskarte, Vorlagenkarte } from '@kurstadt/contract'
import { localDateTime } from '../../../wire/serialise/dates.ts'
import { textOrNull } from '../../../wire/serialise/values.ts'
import { addressOf, type CouncilPages } from './addresses.ts'
import type { FoundCommittee, FoundMeeting, FoundPaperCard } from './found.ts'
import { gremiumRefOf } from './gremium.ts'

/** Committees by id, and the pages that addresses lead to. */
export type CardRefs = {
  committees: ReadonlyMap<string, FoundCommittee>
  pages: CouncilPages
}

/** A meeting as lists show it; one that is not public has no address of its own. */
export function meetingCardOf(found: FoundMeeting, { committees, pages }: CardRefs): Sitzungskarte {
  const { nummer: id, titel, gremium, beginn, ende, ort, ...rest } = found
  const committee = committees.get(gremium ?? '')
  return {
    id,
    sprache: 'de',
    titel,
    gremium: committee ? gremiumRefOf(committee, pages) : null,
    beginn: localDateTime(beginn),
    ende: ende ? localDateTime(ende) : null,
    ort: textOrNull(ort),
    ...rest,
    detailURL: found.oeffentlich ? addressOf('sitzungen', found, pages) : null,
  }
}

/** A paper as lists show it. */
export function paperCardOf(found: FoundPaperCard, { pages }: CardRefs): Vorlagenkarte {
  const { nummer: id, ...rest } = found
  const address = found.oeffentlich ? addressOf('vorlagen', found, pages) : null
  return { id, sprache: 'de', ...rest, detailURL: address }
}
