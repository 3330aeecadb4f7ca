import { vorlage } from '../../entities/vorlage.ts'
import { defineTemplate } from '../define-template.ts'
import { noOptions } from '../shared-options.ts'

/** A paper with its way through the committees. */
export const template = defineTemplate({
  context: vorlage,
  options: noOptions,
  feed: { call: 'vorlagen/{id}' },
  slots: ['content'],
  spec: '2.6',
})
