import { z } from 'zod'
import { gremium } from '../entities/gremium.ts'
import {
  eigenesRatsinfo,
  ratsinfo,
  ratsinfoArten,
  ratsinfoSuche,
  sitzungsliste,
} from '../entities/ratsinfo.ts'
import { eigenesRatsmitglied, ratsmitglied } from '../entities/ratsmitglied.ts'
import { sitzung } from '../entities/sitzung.ts'
import { vorlage, vorlagenArten } from '../entities/vorlage.ts'
import { listOf } from '../list.ts'
import { isoDate } from '../primitives.ts'
import { defineCall, single } from './define-call.ts'
import {
  flag,
  idParam,
  jahrParam,
  monatParam,
  orderBy,
  paging,
  searchParam,
  spracheParam,
} from './query.ts'

const membersAndCommittees = {
  raete: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['nachname', 'vorname', 'fraktion', 'seit'], 'nachname,vorname'),
      fraktion: z.string().max(80).optional(),
      gremium_id: idParam.optional(),
      aktiv: flag.optional(),
    }),
    answer: listOf(ratsmitglied),
    spec: '2.6',
    summary: 'Council members as everybody may know them',
  }),
  'raete/{id}': defineCall({
    params: z.object({}),
    answer: eigenesRatsmitglied,
    zugang: 'rat',
    spec: '7',
    summary: 'The council member who asks; nobody else’s number is answered',
  }),
  'ratsmitglieder/{id}': defineCall({
    params: single,
    answer: ratsmitglied,
    spec: '2.6',
    summary: 'A council member as everybody may know them',
  }),
  gremien: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['sortierung', 'titel'], 'sortierung,titel'),
    }),
    answer: listOf(gremium),
    spec: '2.6',
    summary: 'Committees with their members',
  }),
  'gremien/{id}': defineCall({
    params: single,
    answer: gremium,
    spec: '2.6',
    summary: 'A committee',
  }),
}

const meetingsAndPapers = {
  sitzungen: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['beginn', 'titel'], 'beginn desc'),
      zeitraum: z.enum(['alle', 'kommend', 'vergangen']).default('alle'),
      datum_von: isoDate.optional(),
      datum_bis: isoDate.optional(),
      gremium_id: idParam.optional(),
    }),
    answer: listOf(sitzung),
    spec: '2.6',
    summary: 'Meetings with their agenda',
  }),
  'sitzungen/{id}': defineCall({
    params: single,
    answer: sitzung,
    spec: '2.6',
    summary: 'A meeting',
  }),
  vorlagen: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['drucksache', 'titel'], 'drucksache desc'),
      amt_id: idParam.optional(),
      sitzung_id: idParam.optional(),
      gremium_id: idParam.optional(),
      art: z.enum(vorlagenArten).optional(),
      jahr: jahrParam.optional(),
    }),
    answer: listOf(vorlage),
    spec: '2.6',
    summary: 'Papers of the council',
  }),
  'vorlagen/{id}': defineCall({ params: single, answer: vorlage, spec: '2.6', summary: 'A paper' }),
}

const views = {
  ratsinfo: defineCall({
    params: single,
    answer: ratsinfo,
    spec: '2.6',
    summary: 'The council at a glance: meetings, papers, committees',
  }),
  'ratsinfo/eigenes': defineCall({
    params: z.object({}),
    answer: eigenesRatsinfo,
    zugang: 'rat',
    spec: '2.6',
    summary: 'Meetings of the committees of the member who asks, and the latest papers they see',
  }),
  sitzungsliste: defineCall({
    params: z.object({
      ...spracheParam,
      gremium_id: idParam.optional(),
      jahr: jahrParam.optional(),
      monat: monatParam.optional(),
    }),
    answer: sitzungsliste,
    spec: '2.6',
    summary: 'Meetings of a year or a month, without their agendas',
  }),
  ratsinfo_suche: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      q: searchParam,
      art: z.enum(ratsinfoArten).optional(),
      gremium_id: idParam.optional(),
      jahr: jahrParam.optional(),
      neu_seit: z.iso.datetime().optional(),
    }),
    answer: ratsinfoSuche,
    spec: '2.6',
    summary:
      'Meetings, items and papers with all of the words, those of their files among them; without words the latest; `neu_seit` leaves what came after that moment',
  }),
}

/**
 * Calls about the council. Who asks decides what they see, never a parameter: without a session of
 * the council, only what is public is there (reliability T10, T51).
 */
export const ratCalls = { ...membersAndCommittees, ...meetingsAndPapers, ...views }
