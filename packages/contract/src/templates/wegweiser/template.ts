import { z } from 'zod'
import { verfahrenGruppe } from '../../entities/verfahren.ts'
import { listOf } from '../../list.ts'
import { defineTemplate } from '../define-template.ts'
import { titleOnly } from '../shared-options.ts'

/** So many procedures are shown with everything; of more a page says only what they are called. */
const mostProceduresInFull = 400

/** Procedures from A to Z with a search field (spec 2.7, Wegweiser). */
export const template = defineTemplate({
  context: listOf(verfahrenGruppe).extend({ gemeint: z.string().nullable() }),
  options: titleOnly,
  feed: {
    call: 'wegweiser_verfahren',
    params: {
      gruppiert: 'true',
      order: 'titel',
      pro_seite: 9999,
      ausfuehrlich_bis: mostProceduresInFull,
    },
    query: ['q', 'amt_id', 'lebenslage_id'],
  },
  slots: ['content'],
  spec: '2.7',
})
