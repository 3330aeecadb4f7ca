import { ratsmitglied } from '../../entities/ratsmitglied.ts'
import { defineTemplate } from '../define-template.ts'
import { noOptions } from '../shared-options.ts'

/** A council member. */
export const template = defineTemplate({
  context: ratsmitglied,
  options: noOptions,
  feed: { call: 'ratsmitglieder/{id}' },
  slots: ['content'],
  spec: '2.6',
})
