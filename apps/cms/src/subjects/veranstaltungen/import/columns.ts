import { z } from 'zod'

/** What a column of a table can be, with its label and the headings that say so. */
export const columns = {
  titel: {
    label: 'Titel',
    names: ['titel', 'title', 'veranstaltung', 'name', 'betreff', 'subject'],
  },
  datum_von: {
    label: 'Beginn (Datum)',
    names: ['datum', 'beginn', 'datumvon', 'von', 'start', 'startdatum', 'startdate', 'date', 'am'],
  },
  timeFrom: {
    label: 'Beginn (Uhrzeit)',
    names: ['uhrzeit', 'zeit', 'uhrzeitvon', 'zeitvon', 'startzeit', 'starttime', 'time'],
  },
  datum_bis: {
    label: 'Ende (Datum)',
    names: ['ende', 'bis', 'datumbis', 'enddatum', 'enddate', 'end'],
  },
  timeTo: {
    label: 'Ende (Uhrzeit)',
    names: ['uhrzeitbis', 'zeitbis', 'endzeit', 'endtime', 'uhrzeitende'],
  },
  veranstaltungsort: { label: 'Ort', names: ['ort', 'veranstaltungsort', 'location', 'wo'] },
  plain_text: {
    label: 'Kurztext',
    names: ['kurztext', 'text', 'beschreibung', 'description', 'inhalt'],
  },
  veranstalter: { label: 'Veranstalter', names: ['veranstalter', 'organizer', 'organisator'] },
  preis: { label: 'Preis', names: ['preis', 'eintritt', 'kosten', 'price'] },
  uid: { label: 'Kennung', names: ['uid', 'id', 'kennung', 'nr', 'nummer'] },
} as const

/** One of them. */
export type Column = keyof typeof columns

const place = z.number().int().min(0).max(200).nullable().optional()

/** Which column of a table is what, counted from 0. */
export const chosenColumns = z.strictObject({
  titel: place,
  datum_von: place,
  timeFrom: place,
  datum_bis: place,
  timeTo: place,
  veranstaltungsort: place,
  plain_text: place,
  veranstalter: place,
  preis: place,
  uid: place,
})

/** The same, read. */
export type Columns = z.output<typeof chosenColumns>
