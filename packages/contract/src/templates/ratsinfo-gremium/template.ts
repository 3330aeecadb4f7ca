import { gremium } from '../../entities/gremium.ts'
import { defineTemplate } from '../define-template.ts'
import { noOptions } from '../shared-options.ts'

/** A committee with its members, today’s and former ones. */
export const template = defineTemplate({
  context: gremium,
  options: noOptions,
  feed: { call: 'gremien/{id}' },
  slots: ['content'],
  spec: '2.6',
})
