import { bekanntmachungDetail } from '../../entities/bekanntmachung.ts'
import { defineTemplate } from '../define-template.ts'
import { noOptions } from '../shared-options.ts'

/** One public notice in full, with its place in the log. */
export const template = defineTemplate({
  context: bekanntmachungDetail,
  options: noOptions,
  feed: { call: 'bekanntmachungen/{id}' },
  slots: ['content'],
  spec: '3',
})
