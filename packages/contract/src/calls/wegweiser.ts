import { z } from 'zod'
import { lebenslage } from '../entities/lebenslage.ts'
import { verfahren, verfahrenEintrag, verfahrenGruppe } from '../entities/verfahren.ts'
import { listOf } from '../list.ts'
import { defineCall, single } from './define-call.ts'
import { buchstabeParam, flag, idList, idParam, orderBy, paging, spracheParam } from './query.ts'

const verfahrenCalls = {
  wegweiser_verfahren: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['titel'], 'titel'),
      id: idList.optional(),
      amt_id: idParam.optional(),
      lebenslage_id: idParam.optional(),
      buchstabe: buchstabeParam.optional(),
      gruppiert: flag.optional(),
    }),
    answer: z.union([listOf(verfahrenGruppe), listOf(verfahrenEintrag)]),
    spec: '7',
    summary:
      'Procedures by title in German order; `gruppiert=true` puts those of a page under their first letters, `anzahl` counts procedures either way; `id` is a comma-separated list',
  }),
  'wegweiser_verfahren/{id}': defineCall({
    params: single,
    answer: verfahren,
    spec: '3',
    summary: 'A procedure',
  }),
}

const lebenslagenCalls = {
  lebenslagen: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['sortierung', 'titel'], 'sortierung,titel'),
    }),
    answer: listOf(lebenslage),
    spec: '2.6',
    summary: 'Life situations with their procedures',
  }),
  'lebenslagen/{id}': defineCall({
    params: single,
    answer: lebenslage,
    spec: '2.6',
    summary: 'A life situation with its procedures',
  }),
}

/** Calls of the service guide. */
export const wegweiserCalls = { ...verfahrenCalls, ...lebenslagenCalls }
