import { z } from 'zod'
import { bild } from '../page/bild.ts'
import { richText } from '../page/rich-text.ts'
import { clockTime, href, isoDate, nummer, seo, sprache } from '../primitives.ts'
import { rubrik } from './rubrik.ts'

/** States of an event; anything but `geplant` is said before the title is read. */
export const veranstaltungStatus = [
  'geplant',
  'abgesagt',
  'verschoben',
  'verlegt',
  'ausverkauft',
] as const

/**
 * An event (spec 3). `datum_von`/`datum_bis` are days for machines, `dateFrom`/`dateTo` the same as
 * `DD.MM.YYYY`, `timeFrom`/`timeTo` as `HH:mm`, all in Europe/Berlin. `plain_text` is the excerpt.
 */
export const veranstaltung = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  datum_von: isoDate,
  datum_bis: isoDate,
  dateFrom: z.string(),
  dateTo: z.string(),
  timeFrom: clockTime.nullable(),
  timeTo: clockTime.nullable(),
  veranstaltungsort: z.string().nullable(),
  brancheneintrag_veranstaltungsort: z.object({ id: nummer, titel: z.string() }).nullable(),
  plain_text: z.string(),
  text: richText,
  vorlage: z.string().nullable(),
  bild: bild.nullable(),
  bildtext: z.string().nullable(),
  bildcopyright: z.string().nullable(),
  rubriken: z.array(rubrik),
  status: z.enum(veranstaltungStatus),
  statusgrund: z.string().nullable(),
  preis: z.string().nullable(),
  kostenlos: z.boolean(),
  barrierefrei: z.boolean(),
  familien: z.boolean(),
  veranstalter: z.string().nullable(),
  tickets: href.nullable(),
  detailURL: z.string().nullable(),
  seo,
})

/** An event. */
export type Veranstaltung = z.infer<typeof veranstaltung>
