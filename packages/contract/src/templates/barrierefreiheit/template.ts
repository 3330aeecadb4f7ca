import { barrierefreiheit } from '../../entities/barrierefreiheit.ts'
import { defineTemplate } from '../define-template.ts'
import { titleAndIntroductionOnly } from '../shared-options.ts'

/**
 * The statement on accessibility (spec 2.6). `von` is the page that somebody comes from to report a
 * barrier: the call does not know it, the form on the same page begins with it.
 */
export const template = defineTemplate({
  context: barrierefreiheit,
  options: titleAndIntroductionOnly,
  feed: { call: 'barrierefreiheit', query: ['von'] },
  slots: ['content'],
  spec: '2.6',
})
