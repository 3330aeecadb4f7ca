import { parkliste } from '../../calls/parken.ts'
import { defineTemplate } from '../define-template.ts'
import { titleAndIntroductionOnly } from '../shared-options.ts'

/** The car parks of the guidance system with their free spaces and trend (spec 2.7, parking detail). */
export const template = defineTemplate({
  context: parkliste,
  options: titleAndIntroductionOnly,
  feed: { call: 'parken' },
  slots: ['content'],
  spec: '2.7',
})
