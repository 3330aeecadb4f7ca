import { z } from 'zod'
import { richText } from '../page/rich-text.ts'
import { isoDate, nummer, sprache } from '../primitives.ts'
import { dokument } from './dokument.ts'

/** Last part of a category's address: `/de/intranet/{url}`. */
export const rubrikUrl = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** Addresses below `/de/intranet/` that are pages of the website's own; no category has them. */
export const intranetSeiten = [
  'dokumente',
  'passwort',
  'passwort-vergessen',
  'personen',
  'rathaus-konto',
  'suche',
  'zweiter-faktor',
] as const

/** A category of the intranet (spec 3); `taggingpfad` is its place in a tree: `intranet/personal`. */
export const intranetRubrik = z.object({
  id: nummer,
  sprache,
  rubrik: z.string(),
  url: rubrikUrl,
  taggingpfad: z.string(),
  sortierung: z.int(),
})

/** A text of the intranet. */
export const intranetText = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  text: richText,
  datum_von: isoDate,
  rubrik: z.object({ id: nummer, rubrik: z.string(), url: rubrikUrl }),
  dateien: z.array(dokument),
  sortierung: z.int(),
})

/** A document of the archive: valid from and to the named days, for ever where there is none. */
export const archivDokument = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  thema: z.object({ id: nummer, thema: z.string() }).nullable(),
  downloadtext: z.string().nullable(),
  stand: isoDate.nullable(),
  gueltig_von: isoDate.nullable(),
  gueltig_bis: isoDate.nullable(),
  datei: dokument.nullable(),
})

/** A topic of the archive with its documents that the question fits, by title. */
export const archivThema = z.object({
  id: nummer,
  sprache,
  thema: z.string(),
  sortierung: z.int(),
  dokumente: z.array(archivDokument),
})

/**
 * Something found in the intranet: a text, which has its category, or a document of the archive,
 * which has its file and may hold no longer (`frueher`).
 */
export const intranetTreffer = z.object({
  art: z.enum(['text', 'dokument']),
  id: nummer,
  titel: z.string(),
  auszug: z.string(),
  datum: isoDate.nullable(),
  rubrik: z.object({ rubrik: z.string(), url: rubrikUrl }).nullable(),
  datei: dokument.nullable(),
  frueher: z.boolean(),
})

/** Something found in the intranet. */
export type IntranetTreffer = z.infer<typeof intranetTreffer>
/** A category of the intranet. */
export type IntranetRubrik = z.infer<typeof intranetRubrik>
/** A text of the intranet. */
export type IntranetText = z.infer<typeof intranetText>
/** A document of the archive. */
export type ArchivDokument = z.infer<typeof archivDokument>
/** A topic of the archive. */
export type ArchivThema = z.infer<typeof archivThema>
