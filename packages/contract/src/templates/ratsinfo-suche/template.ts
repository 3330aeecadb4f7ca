import { ratsinfoSuche } from '../../entities/ratsinfo.ts'
import { defineTemplate } from '../define-template.ts'
import { titleOnly } from '../shared-options.ts'

/** The search of the council: meetings, items and papers, with the words of their files. */
export const template = defineTemplate({
  context: ratsinfoSuche.nullable(),
  options: titleOnly,
  feed: { call: 'ratsinfo_suche', query: ['q', 'art', 'gremium_id', 'jahr', 'seite'] },
  slots: ['content'],
  spec: '2.6',
})
