import { z } from 'zod'
import { abfallart, abfuhrtermin, strasse } from '../entities/abfall.ts'
import { abfallkalender } from '../entities/abfallkalender.ts'
import { baugebiet, bauplatzStatus } from '../entities/baugebiet.ts'
import { brettArten } from '../entities/brett-arten.ts'
import { brettEintrag, brettliste } from '../entities/schwarzes-brett.ts'
import { listOf } from '../list.ts'
import { isoDate } from '../primitives.ts'
import { defineCall, single } from './define-call.ts'
import { idList, idParam, monatParam, orderBy, paging, searchParam, spracheParam } from './query.ts'

/** Leaves only plots of one state in an area; the area stays, also with none. */
const plots = { status: z.enum(bauplatzStatus).optional() }
const bezirkParam = z.coerce.number().int().min(1).max(99)

/** Calls about living in the town: building land, waste collection, the noticeboard. */
export const stadtCalls = {
  baugebiete: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['sortierung', 'titel'], 'sortierung,titel'),
      ...plots,
    }),
    answer: listOf(baugebiet),
    spec: '2.6',
    summary: 'Building areas with their plots',
  }),
  'baugebiete/{id}': defineCall({
    params: z.object({ ...spracheParam, ...plots }),
    answer: baugebiet,
    spec: '2.6',
    summary: 'A building area with its plots',
  }),
  abfallarten: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['sortierung', 'titel'], 'sortierung,titel'),
    }),
    answer: listOf(abfallart),
    spec: '2.6',
    summary: 'Kinds of waste',
  }),
  'abfallarten/{id}': defineCall({
    params: single,
    answer: abfallart,
    spec: '2.6',
    summary: 'A kind of waste',
  }),
  strassen: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['name', 'hausnummern', 'ortsteil', 'bezirk'], 'name,hausnummern'),
      bezirk: bezirkParam.optional(),
    }),
    answer: listOf(strasse),
    spec: '2.6',
    summary: 'Streets with their collection districts',
  }),
  'strassen/{id}': defineCall({
    params: single,
    answer: strasse,
    spec: '2.6',
    summary: 'A street',
  }),
  abfuhrtermine: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['datum'], 'datum'),
      strasse_id: idParam.optional(),
      bezirk: bezirkParam.optional(),
      abfallart_id: idParam.optional(),
      datum_von: isoDate.optional(),
      datum_bis: isoDate.optional(),
    }),
    answer: listOf(abfuhrtermin),
    spec: '2.6',
    summary: 'Waste collection dates of a street or district',
  }),
  'abfuhrtermine/{id}': defineCall({
    params: single,
    answer: abfuhrtermin,
    spec: '2.6',
    summary: 'A waste collection date',
  }),
  abfallkalender: defineCall({
    params: z.object({
      ...spracheParam,
      q: searchParam,
      strasse_id: idParam.optional(),
      arten: idList.default([]),
      monat: monatParam.optional(),
    }),
    answer: abfallkalender,
    spec: '2.6',
    summary: 'The waste calendar of a street, which a search that forgives finds',
  }),
  schwarzes_brett: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['datum_von', 'ablaufdatum', 'titel'], 'datum_von desc'),
      art: z.enum(brettArten).optional(),
      q: searchParam,
    }),
    answer: brettliste,
    spec: '2.6',
    summary: 'Notices that hang today, found by a search that forgives; blocked ones never do',
  }),
  'schwarzes_brett/{id}': defineCall({
    params: single,
    answer: brettEintrag,
    spec: '2.6',
    summary: 'A notice, as long as it hangs',
  }),
}
