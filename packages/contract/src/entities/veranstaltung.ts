import { z } from 'zod'
import { bild } from '../page/bild.ts'
import { download } from '../page/download.ts'
import { richText } from '../page/rich-text.ts'
import { href, instant, nummer, seo, sprache } from '../primitives.ts'
import { adresse, kontakt } from './adresse.ts'
import { barrierefrei } from './barrierefrei.ts'
import { rubrik } from './rubrik.ts'
import { serie, termin, wannUndWo } from './serie.ts'

/** Whom an event is made for. */
export const zielgruppen = ['kinder', 'jugendliche', 'erwachsene', 'senioren', 'gaeste'] as const

/** Facts about access to an event: those of its place, and what the evening itself offers. */
export const barrierefreiheit = barrierefrei.extend({
  gebaerdensprache: z.boolean(),
  audiodeskription: z.boolean(),
  leichte_sprache: z.boolean(),
})

/** Kinds of events; they decide how search engines are told of one. */
export const vorlagen = [
  'konzert',
  'theater',
  'fest',
  'ausstellung',
  'fuehrung',
  'kurs',
  'vortrag',
  'kinder',
  'sport',
] as const

/** An event that another one points to, at its next occurrence. */
export const veranstaltungKurz = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  ...wannUndWo,
  bild: z.nullable(bild),
  detailURL: z.string().nullable(),
})

/**
 * An event (spec 3) as a whole, or one occurrence of it as a list shows it: day, time, venue and
 * state then are those of that occurrence. `plain_text` is the excerpt, `serie` the rule of a
 * series. `termine` are all occurrences, in their order, `aehnliche` coming events of the same
 * categories, and `vergangen` says that it is over; all three are null in a list. `besetzung` says who
 * sings, plays and leads, `saalplan` where the seats of the `preise` are. In the answer about one event
 * of the festival `tickets` is where they are sold, also where the event itself does not say so.
 */
export const veranstaltung = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  ...wannUndWo,
  adresse,
  plain_text: z.string(),
  text: richText,
  vorlage: z.string().nullable(),
  bild: z.nullable(bild),
  bildtext: z.string().nullable(),
  bildcopyright: z.string().nullable(),
  rubriken: z.array(rubrik),
  zielgruppen: z.array(z.enum(zielgruppen)),
  preis: z.string().nullable(),
  preise: z.array(z.object({ bezeichnung: z.string(), betrag: z.number().nonnegative() })),
  kostenlos: z.boolean(),
  kartenhinweis: z.string().nullable(),
  tickets: href.nullable(),
  barrierefrei: z.boolean(),
  barrierefreiheit,
  familien: z.boolean(),
  highlight: z.boolean(),
  saison: z.int().nullable(),
  besetzung: z.array(z.object({ aufgabe: z.string(), name: z.string() })),
  saalplan: z.nullable(bild),
  veranstalter: z.string().nullable(),
  kontakt,
  dokumente: z.array(download),
  serie: serie.nullable(),
  termine: z.array(termin).nullable(),
  aehnliche: z.array(veranstaltungKurz).nullable(),
  vergangen: z.boolean().nullable(),
  detailURL: z.string().nullable(),
  geaendert: instant,
  seo,
})

/** An event that another one points to. */
export type VeranstaltungKurz = z.infer<typeof veranstaltungKurz>

/** An event. */
export type Veranstaltung = z.infer<typeof veranstaltung>
