import { amt } from '../../entities/amt.ts'
import { listOf } from '../../list.ts'
import { defineTemplate } from '../define-template.ts'
import { officesInOrder } from '../order.ts'
import { titleOnly } from '../shared-options.ts'

/** An accordion of offices with their contact persons (spec 2.7). */
export const template = defineTemplate({
  context: listOf(amt),
  options: titleOnly,
  feed: {
    call: 'aemter',
    params: { order: officesInOrder, pro_seite: 9999, ansprechpartner: 'true' },
  },
  slots: ['content'],
  spec: '2.7',
})
