import { z } from 'zod'
import { listOf } from '../list.ts'
import { download } from '../page/download.ts'
import { richText } from '../page/rich-text.ts'
import { instant, isoDate, nummer, type Sprache, seo, sprache } from '../primitives.ts'
import { amtRef } from './rathaus-refs.ts'

/** Kinds of public notices. */
export const bekanntmachungArten = [
  'satzung',
  'allgemeinverfuegung',
  'auslegung',
  'ausschreibung',
  'sitzung',
  'wahl',
  'sonstiges',
] as const

/** What the kinds are called. */
export const bekanntmachungArtTexte: Record<
  Sprache,
  Record<(typeof bekanntmachungArten)[number], string>
> = {
  de: {
    satzung: 'Satzung',
    allgemeinverfuegung: 'Allgemeinverfügung',
    auslegung: 'Auslegung von Plänen',
    ausschreibung: 'Ausschreibung',
    sitzung: 'Sitzung',
    wahl: 'Wahl',
    sonstiges: 'Sonstiges',
  },
  en: {
    satzung: 'By-law',
    allgemeinverfuegung: 'General order',
    auslegung: 'Plans on display',
    ausschreibung: 'Invitation to tender',
    sitzung: 'Meeting',
    wahl: 'Election',
    sonstiges: 'Other',
  },
}

/** A public notice as others name it. */
export const bekanntmachungRef = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  detailURL: z.string().nullable(),
})
/** A public notice as others name it. */
export type BekanntmachungRef = z.infer<typeof bekanntmachungRef>

/** A SHA-256 as it is written. */
export const pruefsumme = z.string().regex(/^[\da-f]{64}$/)

/**
 * A public notice. It is on display from `datum_von` to `datum_bis`, both days included; without
 * `datum_bis` it stays until further notice. Before `datum_von` no call tells of it. What is published
 * never changes: `nachweis` is its place in the log (decision 0094), and a correction is another notice
 * that names it.
 */
export const bekanntmachung = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  art: z.enum(bekanntmachungArten),
  aktenzeichen: z.string().nullable(),
  rechtsgrundlage: z.string().nullable(),
  /** Null for a draft that an editor looks at. */
  bekanntgemacht_am: instant.nullable(),
  datum_von: isoDate,
  datum_bis: isoDate.nullable(),
  /** Whether it is on display today. */
  ausgehaengt: z.boolean(),
  text: richText,
  amt: amtRef.nullable(),
  dokumente: z.array(download),
  berichtigt: bekanntmachungRef.nullable(),
  berichtigt_durch: z.array(bekanntmachungRef),
  nachweis: z.object({ nr: nummer, pruefsumme }).nullable(),
  detailURL: z.string().nullable(),
  seo,
})

/** A public notice. */
export type Bekanntmachung = z.infer<typeof bekanntmachung>

/** A public notice as its page shows it, held against the log; null for one that is not in it. */
export const bekanntmachungDetail = bekanntmachung.extend({ unveraendert: z.boolean().nullable() })

/** A public notice as its page shows it. */
export type BekanntmachungDetail = z.infer<typeof bekanntmachungDetail>

/** Public notices, and the years that there are some of, the newest first. */
export const bekanntmachungsliste = listOf(bekanntmachung).extend({ jahre: z.array(z.int()) })

/** Public notices, and the years that there are some of. */
export type Bekanntmachungsliste = z.infer<typeof bekanntmachungsliste>

/** What a checksum was found to be: the wording of a notice, or a file that belongs to it. */
const treffer = z.object({
  was: z.enum(['wortlaut', 'anlage']),
  titel: z.string(),
  nr: nummer,
  bekanntgemacht_am: instant,
  /** False when the notice has been changed since it went into the log. */
  unveraendert: z.boolean(),
  bekanntmachung: bekanntmachungRef,
})

/** The log of public notices, looked through from its first entry, and what a checksum is of. */
export const bekanntmachungspruefung = z.object({
  eintraege: z.int().nonnegative(),
  /** SHA-256 of the last line of the log; null where it has none. */
  letzte: pruefsumme.nullable(),
  /** Number of the first entry that does not follow from the one before; null where all of them do. */
  bruch: nummer.nullable(),
  treffer: z.array(treffer),
})

/** The log of public notices, looked through. */
export type Bekanntmachungspruefung = z.infer<typeof bekanntmachungspruefung>
