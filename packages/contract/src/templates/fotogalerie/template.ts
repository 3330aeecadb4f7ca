import { galerieEintrag } from '../../entities/mediathek.ts'
import { listOf } from '../../list.ts'
import { defineTemplate } from '../define-template.ts'
import { titleOnly } from '../shared-options.ts'

/** Photo galleries, the newest first, each with its cover (spec 2.6). */
export const template = defineTemplate({
  context: listOf(galerieEintrag),
  options: titleOnly,
  feed: { call: 'galerien', params: { pro_seite: 12 }, query: ['seite'] },
  slots: ['content'],
  spec: '2.6',
})
