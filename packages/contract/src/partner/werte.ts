import { z } from 'zod'
import { tagestypen } from '../entities/oeffnungszeiten.ts'
import { preisEinheiten } from '../entities/unterkunft.ts'
import { clockTime, isoDate } from '../primitives.ts'

/** Types whose entries a partner may keep. */
export const partnerTypen = ['unterkuenfte', 'brancheneintraege'] as const
/** One of them. */
export type PartnerTyp = (typeof partnerTypen)[number]

const wort = z.string().nullable()

/** What is said of a picture that a partner has sent: what it shows, and whose it is. */
const bildangaben = z.object({ text: z.string(), text_en: wort, recht: z.string() })

/** A picture of an entry: of the media library, or, with what is said of it, sent and not yet taken over. */
const partnerBild = z.object({ id: z.uuid(), neu: bildangaben.nullable() })
/** A picture of an entry. */
export type PartnerBild = z.infer<typeof partnerBild>

/** What a partner says of an entry; what its type does not have stays empty. */
export const partnerWerte = z.object({
  telefon: wort,
  email: wort,
  link: wort,
  betten: z.int().nullable(),
  preis_ab: z.int().nullable(),
  preis_je: z.enum(preisEinheiten).nullable(),
  saison: wort,
  /** The usual week. */
  zeiten: z.array(z.object({ tagestyp: z.enum(tagestypen), beginn: clockTime, ende: clockTime })),
  /** Whole days on which it is shut, from the first to the last. */
  schliesstage: z.array(z.object({ von: isoDate, bis: isoDate, hinweis: wort })),
  /** The first is the one that lists show. */
  bilder: z.array(partnerBild),
})
/** What a partner says of an entry. */
export type PartnerWerte = z.infer<typeof partnerWerte>

/** What a partner may change, by the type of the entry, in the order of the form. */
export const partnerFelder = {
  unterkuenfte: [
    'betten',
    'preis_ab',
    'preis_je',
    'saison',
    'schliesstage',
    'bilder',
    'telefon',
    'email',
    'link',
  ],
  brancheneintraege: ['zeiten', 'schliesstage', 'bilder', 'telefon', 'email', 'link'],
} as const satisfies Record<PartnerTyp, readonly (keyof PartnerWerte)[]>

/** Characters of what a partner wants the office to know besides. */
export const longestRemark = 1_000
/** Rows of hours, as many as an entry may have. */
export const mostHours = 28
/** Times when it is shut that a partner may name, as many as an entry may have. */
export const mostClosed = 40
/** Pictures of an entry: the first, and as many further ones as its field takes. */
export const mostPictures = 13
/** Fields of a form: more than any has. */
export const mostFields = 320
/** Photos that may come at once: what is sent together is at most 25 MB. */
export const mostSent = 3
