import { z } from 'zod'
import { amt } from '../entities/amt.ts'
import { mitarbeiter } from '../entities/mitarbeiter.ts'
import { listOf } from '../list.ts'
import { defineCall, single } from './define-call.ts'
import { orderBy, paging, spracheParam } from './query.ts'

/** Calls about the town hall. */
export const rathausCalls = {
  aemter: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(
        ['sortierung', 'titel', 'mitarbeiter.sortierung', 'mitarbeiter.nachname'],
        'sortierung,titel,mitarbeiter.sortierung,mitarbeiter.nachname',
      ),
    }),
    answer: listOf(amt),
    spec: '7',
    summary: 'Offices with their staff',
  }),
  'aemter/{id}': defineCall({ params: single, answer: amt, spec: '3', summary: 'An office' }),
  mitarbeiter: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['sortierung', 'nachname', 'vorname'], 'sortierung,nachname'),
    }),
    answer: listOf(mitarbeiter),
    spec: '3',
    summary: 'Staff',
  }),
  'mitarbeiter/{id}': defineCall({
    params: single,
    answer: mitarbeiter,
    spec: '3',
    summary: 'A member of staff',
  }),
}
