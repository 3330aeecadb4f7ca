import { barrierefreiheit } from '../../entities/barrierefreiheit.ts'
import { defineTemplate } from '../define-template.ts'
import { titleAndIntroductionOnly } from '../shared-options.ts'

/** The statement on accessibility (spec 2.6). */
export const template = defineTemplate({
  context: barrierefreiheit,
  options: titleAndIntroductionOnly,
  feed: { call: 'barrierefreiheit' },
  slots: ['content'],
  spec: '2.6',
})
