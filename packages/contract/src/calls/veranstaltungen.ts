import { z } from 'zod'
import { aktuellesEintrag } from '../entities/aktuelles.ts'
import { rubrik } from '../entities/rubrik.ts'
import { veranstaltung } from '../entities/veranstaltung.ts'
import { listOf } from '../list.ts'
import { isoDate } from '../primitives.ts'
import { defineCall, single } from './define-call.ts'
import { flag, idParam, jahrParam, orderBy, paging, spracheParam } from './query.ts'

/** Calls about events, their categories and news. */
export const veranstaltungenCalls = {
  veranstaltungen: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['datum_von', 'datum_bis', 'titel'], 'datum_von'),
      zeitraum: z.enum(['alle', 'kommend', 'vergangen']).default('alle'),
      datum_von: isoDate.optional(),
      datum_bis: isoDate.optional(),
      jahr: jahrParam.optional(),
      rubrik_id: idParam.optional(),
      kostenlos: flag.optional(),
      barrierefrei: flag.optional(),
      familien: flag.optional(),
    }),
    answer: listOf(veranstaltung),
    spec: '3',
    summary: 'Events',
  }),
  'veranstaltungen/{id}': defineCall({
    params: single,
    answer: veranstaltung,
    spec: '3',
    summary: 'An event',
  }),
  rubriken: defineCall({
    params: z.object({ ...spracheParam, ...paging, ...orderBy(['rubrik'], 'rubrik') }),
    answer: listOf(rubrik),
    spec: '3',
    summary: 'Categories of events',
  }),
  'rubriken/{id}': defineCall({ params: single, answer: rubrik, spec: '3', summary: 'A category' }),
  aktuelles: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['datum_von', 'sortierung', 'titel'], 'datum_von desc,sortierung'),
    }),
    answer: listOf(aktuellesEintrag),
    spec: '7',
    summary: 'News',
  }),
  'aktuelles/{id}': defineCall({
    params: single,
    answer: aktuellesEintrag,
    spec: '3',
    summary: 'A news article',
  }),
}
