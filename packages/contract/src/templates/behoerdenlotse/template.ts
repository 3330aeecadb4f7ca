import { amt } from '../../entities/amt.ts'
import { listOf } from '../../list.ts'
import { defineTemplate } from '../define-template.ts'
import { officesInOrder } from '../order.ts'
import { titleOnly } from '../shared-options.ts'

/** So many offices are shown with everything; of more a page says where they are and who works there. */
const mostOfficesInFull = 120

/** An accordion of offices with QR codes (spec 2.7, authority guide). */
export const template = defineTemplate({
  context: listOf(amt),
  options: titleOnly,
  feed: {
    call: 'aemter',
    params: { order: officesInOrder, pro_seite: 9999, ausfuehrlich_bis: mostOfficesInFull },
    query: ['q'],
  },
  slots: ['content'],
  spec: '2.7',
})
