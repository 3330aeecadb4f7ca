import { z } from 'zod'
import { aktuellesEintrag } from '../entities/aktuelles.ts'
import { interessengruppe } from '../entities/interessengruppe.ts'
import { rubrik, rubrikArten } from '../entities/rubrik.ts'
import { veranstaltungStatus } from '../entities/serie.ts'
import { veranstaltung } from '../entities/veranstaltung.ts'
import { listOf } from '../list.ts'
import { isoDate } from '../primitives.ts'
import { defineCall, single } from './define-call.ts'
import { flag, idParam, jahrParam, orderBy, paging, spracheParam } from './query.ts'

/** What a list of events may be limited to, counted from today in Europe/Berlin. */
const zeitraeume = [
  'alle',
  'kommend',
  'vergangen',
  'heute',
  'morgen',
  'wochenende',
  'naechste_7_tage',
  'naechste_30_tage',
] as const

/** A list of events with the years in which those of the same `zeitraum` begin, newest first. */
export const veranstaltungsliste = listOf(veranstaltung).extend({
  jahre: z.array(z.int()).default([]),
})

/** Calls about events, their categories and news. */
export const veranstaltungenCalls = {
  veranstaltungen: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['datum_von', 'datum_bis', 'titel'], 'datum_von'),
      zeitraum: z.enum(zeitraeume).default('alle'),
      datum_von: isoDate.optional(),
      datum_bis: isoDate.optional(),
      jahr: jahrParam.optional(),
      rubrik_id: idParam.optional(),
      ort: idParam.optional(),
      q: z.string().trim().max(200).default(''),
      status: z.enum(veranstaltungStatus).optional(),
      saison: jahrParam.optional(),
      kostenlos: flag.optional(),
      barrierefrei: flag.optional(),
      familien: flag.optional(),
      highlight: flag.optional(),
      zusammengefasst: flag.default(false),
    }),
    answer: veranstaltungsliste,
    spec: '3',
    summary:
      'Events, one row for each occurrence; `zusammengefasst` gives each event once, `ort` is the number of a business entry',
  }),
  'veranstaltungen/{id}': defineCall({
    params: single,
    answer: veranstaltung,
    spec: '3',
    summary: 'An event',
  }),
  rubriken: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['rubrik'], 'rubrik'),
      art: z.enum(rubrikArten).default('veranstaltungen'),
    }),
    answer: listOf(rubrik),
    spec: '3',
    summary: 'Categories of events, business entries or shop articles',
  }),
  'rubriken/{id}': defineCall({ params: single, answer: rubrik, spec: '3', summary: 'A category' }),
  aktuelles: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['datum_von', 'sortierung', 'titel'], 'datum_von desc,sortierung'),
      jahr: jahrParam.optional(),
      interessengruppen_id: idParam.optional(),
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
  interessengruppen: defineCall({
    params: z.object({ ...spracheParam, ...paging, ...orderBy(['titel'], 'titel') }),
    answer: listOf(interessengruppe),
    spec: '7',
    summary: 'Groups of readers that news are written for',
  }),
  'interessengruppen/{id}': defineCall({
    params: single,
    answer: interessengruppe,
    spec: '7',
    summary: 'A group of readers',
  }),
}
