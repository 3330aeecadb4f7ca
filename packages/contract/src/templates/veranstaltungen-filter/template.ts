import { veranstaltungsliste } from '../../calls/veranstaltungsliste.ts'
import { defineTemplate } from '../define-template.ts'
import { titleOnly } from '../shared-options.ts'

/** A short filter that leads to the overview of events (spec 2.6). */
export const template = defineTemplate({
  context: veranstaltungsliste.pick({ rubriken: true, orte: true, uebersicht: true }),
  options: titleOnly,
  feed: { call: 'veranstaltungen', params: { zeitraum: 'kommend', pro_seite: 1, auswahl: 'true' } },
  slots: ['content', 'sidebar'],
  spec: '2.6',
})
