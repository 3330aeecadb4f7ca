import { tour } from '../../entities/outdoor.ts'
import { defineTemplate } from '../define-template.ts'
import { noOptions } from '../shared-options.ts'

/** One tour with its way, its height profile and what lies on it (spec 2.2). */
export const template = defineTemplate({
  context: tour,
  options: noOptions,
  feed: { call: 'touren/{id}' },
  slots: ['content'],
  spec: '2.2',
})
