import { unterkunft } from '../../entities/unterkunft.ts'
import { defineTemplate } from '../define-template.ts'
import { noOptions } from '../shared-options.ts'

/** One place to stay. */
export const template = defineTemplate({
  context: unterkunft,
  options: noOptions,
  feed: { call: 'unterkuenfte/{id}' },
  slots: ['content'],
  spec: '2.5',
})
