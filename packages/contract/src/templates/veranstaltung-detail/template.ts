import { veranstaltung } from '../../entities/veranstaltung.ts'
import { defineTemplate } from '../define-template.ts'
import { noOptions } from '../shared-options.ts'

/** One event. */
export const template = defineTemplate({
  context: veranstaltung,
  options: noOptions,
  feed: { call: 'veranstaltungen/{id}' },
  slots: ['content'],
  spec: '2.6',
})
