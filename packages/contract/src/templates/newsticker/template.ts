import { aktuellesEintrag } from '../../entities/aktuelles.ts'
import { listOf } from '../../list.ts'
import { defineTemplate } from '../define-template.ts'
import { newestFirst } from '../order.ts'
import { teaserTexts } from '../shared-options.ts'

/**
 * The newest news side by side, of one group of readers where the editor chose one (spec 7:
 * `interessengruppen_id`, `seite` 1, `pro_seite`, `datum_von` descending, then `sortierung`).
 */
export const template = defineTemplate({
  context: listOf(aktuellesEintrag),
  options: teaserTexts,
  feed: {
    call: 'aktuelles',
    params: { order: newestFirst, seite: 1, pro_seite: 6 },
    fromBlock: ['interessengruppen_id', 'pro_seite'],
  },
  slots: ['content'],
  spec: '2.7',
})
