import { ratsinfoSuche } from '../../entities/ratsinfo.ts'
import { defineTemplate } from '../define-template.ts'
import { titleOnly } from '../shared-options.ts'

/** All papers, the latest first, to be searched and filtered. */
export const template = defineTemplate({
  context: ratsinfoSuche.nullable(),
  options: titleOnly,
  feed: {
    call: 'ratsinfo_suche',
    params: { art: 'vorlagen' },
    query: ['q', 'gremium_id', 'jahr', 'seite'],
  },
  slots: ['content'],
  spec: '2.6',
})
