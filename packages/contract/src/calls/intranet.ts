import { z } from 'zod'
import {
  archivDokument,
  archivThema,
  intranetRubrik,
  intranetText,
  intranetTreffer,
} from '../entities/intranet.ts'
import { intranetBenutzer } from '../entities/intranet-konto.ts'
import { listOf } from '../list.ts'
import { isoDate } from '../primitives.ts'
import { defineCall } from './define-call.ts'
import { idParam, orderBy, paging, searchParam } from './query.ts'

/** Documents that are valid on some day between the two; without them, whenever that is or was. */
const gueltigkeit = { gueltig_von: isoDate.optional(), gueltig_bis: isoDate.optional() }
const alle = { ...paging, pro_seite: paging.pro_seite.default(9999) }

/** Calls of the staff intranet (spec 7). Each needs its session, and no store keeps an answer. */
export const intranetCalls = {
  'intranet/rubrik': defineCall({
    params: z.object({ ...alle, ...orderBy(['sortierung', 'rubrik'], 'sortierung,rubrik') }),
    answer: listOf(intranetRubrik),
    zugang: 'intranet',
    spec: '7',
    summary: 'Categories of the intranet',
  }),
  'intranet/rubrik/{url}': defineCall({
    params: z.object({
      ...paging,
      pro_seite: paging.pro_seite.default(3),
      ...orderBy(['datum_von', 'sortierung', 'titel'], 'datum_von desc,sortierung'),
      text_id: idParam.optional(),
    }),
    answer: listOf(intranetText),
    zugang: 'intranet',
    spec: '7',
    summary: 'Texts of a category, the newest three unless asked otherwise',
  }),
  'intranet/archiv_themen': defineCall({
    params: z.object({
      ...alle,
      ...gueltigkeit,
      ...orderBy(['sortierung', 'thema'], 'sortierung,thema'),
      themen_id: idParam.optional(),
    }),
    answer: listOf(archivThema),
    zugang: 'intranet',
    spec: '7',
    summary: 'Topics of the archive with their documents',
  }),
  'intranet/archiv': defineCall({
    params: z.object({
      ...alle,
      ...gueltigkeit,
      ...orderBy(['titel', 'stand', 'gueltig_von', 'gueltig_bis'], 'titel'),
      archiv_id: idParam.optional(),
    }),
    answer: listOf(archivDokument),
    zugang: 'intranet',
    spec: '7',
    summary: 'Documents of the archive',
  }),
  'intranet/suche': defineCall({
    params: z.object({ q: searchParam, neu_seit: z.iso.datetime().optional(), ...paging }),
    answer: listOf(intranetTreffer),
    zugang: 'intranet',
    spec: '7',
    summary:
      'Texts and documents of the intranet that have all words of `q`, those of their files among them, the best first; `neu_seit` leaves what came after that moment, the latest first where there is no `q`. Without both nothing',
  }),
  'intranet/user/{uuid}': defineCall({
    params: z.object({}),
    answer: intranetBenutzer,
    zugang: 'intranet',
    spec: '7',
    summary: 'Whoever is logged in to the intranet; nobody else’s account is answered',
  }),
}
