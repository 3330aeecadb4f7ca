import { z } from 'zod'
import { richText } from '../page/rich-text.ts'
import { href, isoDate, nummer, seo, sprache } from '../primitives.ts'
import { adresse, kontakt } from './adresse.ts'
import { amtRef, personRef } from './rathaus-refs.ts'

/** An office as far as somebody needs it who wants to go there or call. */
export const amtKurz = amtRef.extend({ kontakt, adresse, zimmer: z.string().nullable() })

/** Somebody who deals with a procedure, and how they are reached. */
export const personKurz = personRef.extend({
  funktion: z.string().nullable(),
  zimmer: z.string().nullable(),
  kontakt,
})

/** A life situation as others name it. */
export const lebenslageRef = z.object({
  id: nummer,
  titel: z.string(),
  detailURL: z.string().nullable(),
})

/**
 * A form to fill in: a file of this site, as a download says it, or an address elsewhere, of which
 * nothing else is known.
 */
export const formular = z.object({
  titel: z.string(),
  link: href,
  format: z.string().nullable(),
  groesse: z.int().nonnegative().nullable(),
  stand: isoDate.nullable(),
})

/** A procedure as others name it. */
export const verfahrenRef = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  kurztext: z.string(),
  detailURL: z.string().nullable(),
})

/**
 * A procedure in a list (spec 2.7): what it is called in everyday words, which offices and people
 * deal with it. The long texts come with the single call.
 */
export const verfahrenEintrag = verfahrenRef.extend({
  synonyme: z.array(z.string()),
  amt: z.array(amtKurz),
  mitarbeiter: z.array(personKurz),
})

/**
 * Procedures with one first letter: `A` to `Z`, umlauts and accents with their letter, or `#` for
 * whatever begins otherwise.
 */
export const verfahrenGruppe = z.object({
  buchstabe: z.string().regex(/^[A-Z#]$/),
  verfahren: z.array(verfahrenEintrag),
})

/**
 * A procedure of the service guide (spec 3, wegweiser verfahren). `gebuehr`, `dauer` and `fristen`
 * are said in words; `unterlagen` and `rechtsgrundlage` are lists of lines; `leistungsschluessel` is
 * the number by which the authorities of the country know the service.
 */
export const verfahren = verfahrenEintrag.extend({
  text: richText,
  unterlagen: z.array(z.string()),
  gebuehr: z.string().nullable(),
  dauer: z.string().nullable(),
  fristen: z.string().nullable(),
  formulare: z.array(formular),
  onlinedienst: z.object({ link: href, linktext: z.string() }).nullable(),
  rechtsgrundlage: z.array(z.string()),
  lebenslagen: z.array(lebenslageRef),
  leistungsschluessel: z.string().nullable(),
  hinweis: z.string().nullable(),
  seo,
})

/** A procedure that has forms, with them and the offices that take them (spec 2.6, forms). */
export const verfahrenFormulare = verfahrenRef.extend({
  formulare: z.array(formular),
  amt: z.array(amtRef),
})

/** A procedure that has forms. */
export type VerfahrenFormulare = z.infer<typeof verfahrenFormulare>
/** An office as far as somebody needs it who wants to go there or call. */
export type AmtKurz = z.infer<typeof amtKurz>
/** Somebody who deals with a procedure. */
export type PersonKurz = z.infer<typeof personKurz>
/** A form to fill in. */
export type Formular = z.infer<typeof formular>
/** A procedure as others name it. */
export type VerfahrenRef = z.infer<typeof verfahrenRef>
/** A procedure in a list. */
export type VerfahrenEintrag = z.infer<typeof verfahrenEintrag>
/** Procedures with one first letter. */
export type VerfahrenGruppe = z.infer<typeof verfahrenGruppe>
/** A procedure. */
export type Verfahren = z.infer<typeof verfahren>
