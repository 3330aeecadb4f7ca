import { bekanntmachungsliste } from '../../entities/bekanntmachung.ts'
import { defineTemplate } from '../define-template.ts'
import { titleAndIntroductionOnly } from '../shared-options.ts'

/** Public notices, the newest first, by state, kind and year. */
export const template = defineTemplate({
  context: bekanntmachungsliste,
  options: titleAndIntroductionOnly,
  feed: {
    call: 'bekanntmachungen',
    params: { pro_seite: 20 },
    query: ['zeitraum', 'art', 'jahr', 'seite'],
  },
  slots: ['content'],
  spec: '3',
})
