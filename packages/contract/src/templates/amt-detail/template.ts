import { amt } from '../../entities/amt.ts'
import { defineTemplate } from '../define-template.ts'
import { noOptions } from '../shared-options.ts'

/** One office with its staff (spec 2.7, office detail). */
export const template = defineTemplate({
  context: amt,
  options: noOptions,
  feed: { call: 'aemter/{id}' },
  slots: ['content'],
  spec: '2.7',
})
