import { gremium } from '../../entities/gremium.ts'
import { listOf } from '../../list.ts'
import { defineTemplate } from '../define-template.ts'
import { titleOnly } from '../shared-options.ts'

/** All committees. */
export const template = defineTemplate({
  context: listOf(gremium),
  options: titleOnly,
  feed: { call: 'gremien', params: { pro_seite: 9999 } },
  slots: ['content'],
  spec: '2.6',
})
