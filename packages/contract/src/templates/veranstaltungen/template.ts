import { veranstaltungsfilter } from '../../calls/veranstaltungsliste.ts'
import { defineTemplate } from '../define-template.ts'
import { titleOnly } from '../shared-options.ts'
import { kartenliste } from '../veranstaltungskarte.ts'

/** Coming events, day by day or as a month's calendar, with filters. */
export const template = defineTemplate({
  context: kartenliste,
  options: titleOnly,
  feed: {
    call: 'veranstaltungen',
    params: { zeitraum: 'kommend', order: 'datum_von', pro_seite: 10, auswahl: 'true' },
    query: [...Object.keys(veranstaltungsfilter), 'monat', 'seite'],
  },
  slots: ['content'],
  spec: '2.6',
})
