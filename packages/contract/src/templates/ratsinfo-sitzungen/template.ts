import { sitzungsliste } from '../../entities/ratsinfo.ts'
import { defineTemplate } from '../define-template.ts'
import { titleOnly } from '../shared-options.ts'

/** Meetings of a year as a list, or of a month as a calendar, of all committees or one. */
export const template = defineTemplate({
  context: sitzungsliste,
  options: titleOnly,
  feed: { call: 'sitzungsliste', query: ['gremium_id', 'jahr', 'monat'] },
  slots: ['content'],
  spec: '2.6',
})
