import { aktuellesEintrag } from '../../entities/aktuelles.ts'
import { listOf } from '../../list.ts'
import { defineTemplate } from '../define-template.ts'
import { newestFirst } from '../order.ts'
import { titleOnly } from '../shared-options.ts'

/** News, newest first (spec 7: `datum_von` descending, then `sortierung`). */
export const template = defineTemplate({
  context: listOf(aktuellesEintrag),
  options: titleOnly,
  feed: {
    call: 'aktuelles',
    params: { order: newestFirst, pro_seite: 12 },
    query: ['seite'],
  },
  slots: ['content'],
  spec: '2.6',
})
