import { mitarbeiter } from '../../entities/mitarbeiter.ts'
import { defineTemplate } from '../define-template.ts'
import { noOptions } from '../shared-options.ts'

/** One member of staff (spec 2.6, offices and staff). */
export const template = defineTemplate({
  context: mitarbeiter,
  options: noOptions,
  feed: { call: 'mitarbeiter/{id}' },
  slots: ['content'],
  spec: '2.6',
})
