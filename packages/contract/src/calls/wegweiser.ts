import { z } from 'zod'
import { lebenslage } from '../entities/lebenslage.ts'
import {
  verfahren,
  verfahrenEintrag,
  verfahrenFormulare,
  verfahrenGruppe,
} from '../entities/verfahren.ts'
import { listOf } from '../list.ts'
import { defineCall, single } from './define-call.ts'
import {
  buchstabeParam,
  flag,
  idList,
  idParam,
  orderBy,
  paging,
  searchParam,
  spracheParam,
} from './query.ts'

/** What was probably meant and was looked for instead; null when nothing was or need be guessed. */
const meant = { gemeint: z.string().nullable() }

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
      ausfuehrlich_bis: z.coerce.number().int().min(0).max(9999).optional(),
      q: searchParam,
    }),
    answer: z.union([
      listOf(verfahrenGruppe).extend(meant),
      listOf(verfahrenEintrag).extend(meant),
    ]),
    spec: '7',
    summary:
      'Procedures by title in German order; `gruppiert=true` puts those of a page under their first letters, `anzahl` counts procedures either way; `id` is a comma-separated list; `q` searches names and everyday words and is kept by no store, `gemeint` says what was looked for instead of a word that nothing is called; when more than `ausfuehrlich_bis` are found, each says its name and address alone and leaves the rest empty',
  }),
  'wegweiser_verfahren/{id}': defineCall({
    params: single,
    answer: verfahren,
    spec: '3',
    summary: 'A procedure',
  }),
}

const formulareCalls = {
  wegweiser_formulare: defineCall({
    params: z.object({ ...spracheParam, ...paging, ...orderBy(['titel'], 'titel') }),
    answer: listOf(verfahrenFormulare),
    spec: '2.6',
    summary: 'Forms by procedure; those without forms are left out, `anzahl` counts those with',
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
export const wegweiserCalls = { ...verfahrenCalls, ...formulareCalls, ...lebenslagenCalls }
