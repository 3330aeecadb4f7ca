import { aktuellesEintrag } from '../../entities/aktuelles.ts'
import { defineTemplate } from '../define-template.ts'
import { noOptions } from '../shared-options.ts'

/** One news article. */
export const template = defineTemplate({
  context: aktuellesEintrag,
  options: noOptions,
  feed: { call: 'aktuelles/{id}' },
  slots: ['content'],
  spec: '2.6',
})
