import { verfahren } from '../../entities/verfahren.ts'
import { defineTemplate } from '../define-template.ts'
import { noOptions } from '../shared-options.ts'

/** One procedure of the service guide (spec 2.7). */
export const template = defineTemplate({
  context: verfahren,
  options: noOptions,
  feed: { call: 'wegweiser_verfahren/{id}' },
  slots: ['content'],
  spec: '2.7',
})
