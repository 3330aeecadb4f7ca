import { z } from 'zod'
import { aktuellesEintrag } from '../entities/aktuelles.ts'
import { listOf } from '../list.ts'
import { href } from '../primitives.ts'
import { defineTemplate } from './define-template.ts'

/**
 * The newest news side by side, of one group of readers where the editor chose one (spec 7:
 * `interessengruppen_id`, `seite` 1, `pro_seite`, `datum_von` descending, then `sortierung`).
 */
export const newsticker = defineTemplate({
  context: listOf(aktuellesEintrag),
  options: z.object({
    titel: z.string().nullable(),
    einleitung: z.string().nullable(),
    link: href.nullable(),
    linktext: z.string().nullable(),
  }),
  feed: {
    call: 'aktuelles',
    params: { order: 'datum_von desc,sortierung', seite: 1, pro_seite: 6 },
    fromBlock: ['interessengruppen_id', 'pro_seite'],
  },
  slots: ['content'],
  spec: '2.7',
})
