import { z } from 'zod'
import { abfahrten, fahrplan } from '../entities/fahrplan.ts'
import { listOf } from '../list.ts'
import { defineCall, single } from './define-call.ts'
import { orderBy, paging, spracheParam, tagParam } from './query.ts'

/** Calls about the railway. */
export const bergbahnCalls = {
  fahrplaene: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['gueltig_von', 'titel'], 'gueltig_von'),
    }),
    answer: listOf(fahrplan),
    spec: '9',
    summary: 'Timetables of the railway',
  }),
  'fahrplaene/{id}': defineCall({
    params: single,
    answer: fahrplan,
    spec: '9',
    summary: 'A timetable of the railway',
  }),
  abfahrten: defineCall({
    params: z.object({ ...spracheParam, tag: tagParam.optional() }),
    answer: abfahrten,
    spec: '9',
    summary:
      'Departures of the railway on a day; today’s without `tag`, and for days more than a year away',
  }),
}
