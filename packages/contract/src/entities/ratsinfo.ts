import { z } from 'zod'
import { listOf } from '../list.ts'
import { href, isoDate, nummer } from '../primitives.ts'
import { gremiumRef } from './gremium.ts'
import { sitzungskarte } from './sitzung.ts'
import { vorlagenkarte } from './vorlage.ts'

/** What there is of the council at a glance. `naechste` are the next meetings, `letzte` the last ones. */
export const ratsinfo = z.object({
  heute: isoDate,
  naechste: z.array(sitzungskarte),
  letzte: z.array(sitzungskarte),
  vorlagen: z.array(vorlagenkarte),
  gremien: z.array(gremiumRef.extend({ mitglieder: z.int().nonnegative() })),
  fraktionen: z.array(z.object({ fraktion: z.string().nullable(), sitze: z.int().positive() })),
})

/**
 * What a member has to do with: the next and the last meetings of their committees, and the latest of
 * the papers that they see.
 */
export const eigenesRatsinfo = z.object({
  heute: isoDate,
  naechste: z.array(sitzungskarte),
  letzte: z.array(sitzungskarte),
  vorlagen: z.array(vorlagenkarte),
})

/**
 * The meetings of a year or a month, the latest first; asked for with neither: those of this year
 * and all that are to come. `jahre` are the years in which there are any, the latest first.
 */
export const sitzungsliste = listOf(sitzungskarte).extend({
  heute: isoDate,
  jahr: z.int(),
  monat: z.string().nullable(),
  jahre: z.array(z.int()),
  gremien: z.array(gremiumRef),
})

/** What the search of the council finds. */
export const ratsinfoArten = ['sitzungen', 'punkte', 'vorlagen'] as const

/** A piece of a text; `istTreffer` where it was looked for. */
const stueck = z.object({ text: z.string(), istTreffer: z.boolean() })

/** A hit: its title and, in `auszug`, where the words stand, both in pieces. */
export const ratsinfoTreffer = z.object({
  art: z.enum(ratsinfoArten),
  id: nummer,
  titel: z.array(stueck),
  /** The number of a paper or an item; null for a meeting. */
  kennung: z.string().nullable(),
  datum: isoDate.nullable(),
  gremien: z.array(z.string()),
  auszug: z.array(stueck),
  /** The file that the excerpt is from; null where it stands in the entry itself. */
  datei: z.string().nullable(),
  oeffentlich: z.boolean(),
  detailURL: href.nullable(),
  /** Number of the meeting that an item stands on the agenda of. */
  sitzung: nummer.nullable(),
})

/** Hits with what they can be limited to. */
export const ratsinfoSuche = listOf(ratsinfoTreffer).extend({
  jahre: z.array(z.int()),
  gremien: z.array(gremiumRef),
})

/** What there is of the council at a glance. */
export type Ratsinfo = z.infer<typeof ratsinfo>
/** What a member has to do with. */
export type EigenesRatsinfo = z.infer<typeof eigenesRatsinfo>
/** The meetings of a year or a month. */
export type Sitzungsliste = z.infer<typeof sitzungsliste>
/** A hit of the council's search. */
export type RatsinfoTreffer = z.infer<typeof ratsinfoTreffer>
/** Hits of the council's search. */
export type RatsinfoSuche = z.infer<typeof ratsinfoSuche>
