import { amt } from '../../entities/amt.ts'
import { listOf } from '../../list.ts'
import { defineTemplate } from '../define-template.ts'
import { officesInOrder } from '../order.ts'
import { titleOnly } from '../shared-options.ts'

/** Offices as they stand one below the other (spec 2.6, organisational units). */
export const template = defineTemplate({
  context: listOf(amt),
  options: titleOnly,
  feed: { call: 'aemter', params: { order: officesInOrder, pro_seite: 9999 } },
  slots: ['content'],
  spec: '2.6',
})
