import type { Vorlagenkarte } from '@kurstadt/contract'

// What was found of the council, before it has an address.

/** Who reads something of the council: nobody in particular, or a member with their committees. */
export type Reader = {
  isMember: boolean
  /** Ids of the committees that the member sits in at this moment. */
  committees: readonly string[]
  /** Ids of the meetings in which the member stands in for somebody at this moment. */
  meetings: readonly string[]
}

/** Everybody: what they see is public. */
export const everybody: Reader = { isMember: false, committees: [], meetings: [] }

/** What decides who sees something of the council. */
type Kept = { id: string; leserkreis?: string | null }

/** True for what is not public of a meeting of a committee, by its id. */
export function seesInternal(
  { id, leserkreis }: Kept,
  committee: string | null,
  reader: Reader,
): boolean {
  if (!reader.isMember) return false
  const isOwn = committee !== null && reader.committees.includes(committee)
  return leserkreis !== 'gremium' || isOwn || reader.meetings.includes(id)
}

/** A committee as others name it. */
export type FoundCommittee = { id: string; nummer: number; titel: string; kuerzel: string }

/** A paper as an agenda names it. */
export type FoundPaper = {
  id: string
  nummer: number
  drucksache: string
  titel: string
  oeffentlich: boolean
}

/** An item that a paper stands on, with its meeting; `gremium` is the committee's id. */
export type FoundConsultation = {
  sitzung: number
  titel: string
  beginn: Date
  abgesagt: boolean
  oeffentlich: boolean
  gremium: string | null
  /** Number of the item. */
  id: number
  punkt: string
  ergebnis: string | null
  beschluss: string | null
}

/** A meeting as lists show it; `gremium` is the committee's id. */
export type FoundMeeting = {
  nummer: number
  titel: string
  gremium: string | null
  beginn: Date
  ende: Date | null
  ort: string | null
  abgesagt: boolean
  oeffentlich: boolean
  punkte: number
  niederschrift: boolean
}

/** A paper as lists show it. */
export type FoundPaperCard = Pick<
  Vorlagenkarte,
  'drucksache' | 'titel' | 'art' | 'datum' | 'oeffentlich' | 'zurueckgezogen'
> & { nummer: number }
