import { z } from 'zod'

/** What a column of a table can be, with its label and the headings that say so. */
export const columns = {
  datum: {
    label: 'Datum',
    names: ['datum', 'tag', 'termin', 'abfuhrtermin', 'abfuhrtag', 'leerung', 'date', 'am'],
  },
  art: {
    label: 'Abfallart',
    names: ['abfallart', 'art', 'fraktion', 'abfall', 'müll', 'tonne', 'behälter', 'betreff'],
  },
  bezirk: {
    label: 'Bezirk',
    names: ['bezirk', 'bezirke', 'abfuhrbezirk', 'abfuhrbezirke', 'tour', 'revier', 'gebiet'],
  },
  strasse: { label: 'Straße', names: ['straße', 'strasse', 'straßenname', 'strassenname'] },
  hausnummern: { label: 'Hausnummern', names: ['hausnummern', 'hausnummer', 'hausnr', 'nummern'] },
  ortsteil: { label: 'Ortsteil', names: ['ortsteil', 'teilort', 'stadtteil'] },
  verschoben_von: {
    label: 'Verschoben von',
    names: ['verschobenvon', 'statt', 'eigentlich', 'regeltermin', 'ursprünglich'],
  },
  ort: { label: 'Standplatz', names: ['standplatz', 'standort', 'sammelstelle', 'haltestelle'] },
  beginn: { label: 'Von (Uhr)', names: ['von', 'beginn', 'uhrzeit', 'uhrzeitvon', 'start'] },
  ende: { label: 'Bis (Uhr)', names: ['bis', 'ende', 'uhrzeitbis'] },
  hinweis: { label: 'Hinweis', names: ['hinweis', 'bemerkung', 'anmerkung', 'notiz'] },
} as const

/** One of them. */
export type Column = keyof typeof columns

const place = z.number().int().min(0).max(200).nullable().optional()

/** Which column of a table is what, counted from 0. */
export const chosenColumns = z.strictObject({
  datum: place,
  art: place,
  bezirk: place,
  strasse: place,
  hausnummern: place,
  ortsteil: place,
  verschoben_von: place,
  ort: place,
  beginn: place,
  ende: place,
  hinweis: place,
})

/** The same, read. */
export type Columns = z.output<typeof chosenColumns>
