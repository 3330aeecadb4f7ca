import { galerie } from '../../entities/mediathek.ts'
import { defineTemplate } from '../define-template.ts'
import { noOptions } from '../shared-options.ts'

/** One photo gallery with all its pictures (spec 2.6). */
export const template = defineTemplate({
  context: galerie,
  options: noOptions,
  feed: { call: 'galerien/{id}' },
  slots: ['content'],
  spec: '2.6',
})
