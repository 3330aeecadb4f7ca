import { z } from 'zod'
import { aktuellesEintrag } from '../entities/aktuelles.ts'
import { interessengruppe } from '../entities/interessengruppe.ts'
import { rubrik, rubrikArten } from '../entities/rubrik.ts'
import { veranstaltungStatus } from '../entities/serie.ts'
import { veranstaltung } from '../entities/veranstaltung.ts'
import { listOf } from '../list.ts'
import { defineCall, single } from './define-call.ts'
import { flag, idParam, jahrParam, monatParam, orderBy, paging, spracheParam } from './query.ts'
import { veranstaltungsfilter, veranstaltungsliste } from './veranstaltungsliste.ts'

/** Calls about events, their categories and news. */
export const veranstaltungenCalls = {
  veranstaltungen: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['datum_von', 'datum_bis', 'titel'], 'datum_von'),
      ...veranstaltungsfilter,
      monat: monatParam.optional(),
      jahr: jahrParam.optional(),
      status: z.enum(veranstaltungStatus).optional(),
      saison: jahrParam.optional(),
      highlight: flag.optional(),
      im_shop: flag.optional(),
      festival: flag.optional(),
      auswahl: flag.default(false),
      zusammengefasst: flag.default(false),
    }),
    answer: veranstaltungsliste,
    spec: '3',
    summary:
      'Events, one row for each occurrence; `zusammengefasst` gives each event once, `ort` is the number of a business entry, `festival` leaves those of a festival or the others, `monat` adds its calendar, `auswahl` what there is to choose from',
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
