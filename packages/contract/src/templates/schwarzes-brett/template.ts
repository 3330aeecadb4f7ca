import { brettliste } from '../../entities/schwarzes-brett.ts'
import { defineTemplate } from '../define-template.ts'
import { titleAndIntroductionOnly } from '../shared-options.ts'

/** The noticeboard (spec 2.6): what was typed, kinds as links with their counts, the newest first. */
export const template = defineTemplate({
  context: brettliste,
  options: titleAndIntroductionOnly,
  feed: {
    call: 'schwarzes_brett',
    params: { pro_seite: 24, order: 'datum_von desc' },
    query: ['q', 'art', 'seite'],
  },
  slots: ['content'],
  spec: '2.6',
})
