import { defineTemplate } from '../define-template.ts'
import { titleOnly } from '../shared-options.ts'
import { kartenliste } from '../veranstaltungskarte.ts'

/** Past events, newest first, with a choice of year (spec 2.7, events archive). */
export const template = defineTemplate({
  context: kartenliste,
  options: titleOnly,
  feed: {
    call: 'veranstaltungen',
    params: { zeitraum: 'vergangen', order: 'datum_von desc', pro_seite: 10, auswahl: 'true' },
    query: ['jahr', 'rubrik_id', 'ort', 'q', 'seite'],
  },
  slots: ['content'],
  spec: '2.7',
})
