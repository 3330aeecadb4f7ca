import { sitzung } from '../../entities/sitzung.ts'
import { defineTemplate } from '../define-template.ts'
import { noOptions } from '../shared-options.ts'

/** A meeting with its agenda. */
export const template = defineTemplate({
  context: sitzung,
  options: noOptions,
  feed: { call: 'sitzungen/{id}' },
  slots: ['content'],
  spec: '2.6',
})
