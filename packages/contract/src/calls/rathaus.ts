import { z } from 'zod'
import { amt } from '../entities/amt.ts'
import {
  bekanntmachungArten,
  bekanntmachungDetail,
  bekanntmachungsliste,
  bekanntmachungspruefung,
  pruefsumme,
} from '../entities/bekanntmachung.ts'
import { hinweis, hinweisBereiche, hinweisStufen } from '../entities/hinweis.ts'
import { mitarbeiter } from '../entities/mitarbeiter.ts'
import { listOf } from '../list.ts'
import { defineCall, single } from './define-call.ts'
import { flag, idParam, jahrParam, orderBy, paging, searchParam, spracheParam } from './query.ts'

const aemter = {
  aemter: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(
        ['sortierung', 'titel', 'mitarbeiter.sortierung', 'mitarbeiter.nachname'],
        'sortierung,titel,mitarbeiter.sortierung,mitarbeiter.nachname',
      ),
      uebergeordnet_id: idParam.optional(),
      ansprechpartner: flag.optional(),
      ausfuehrlich_bis: z.coerce.number().int().min(0).max(9999).optional(),
      q: searchParam,
    }),
    answer: listOf(amt),
    spec: '7',
    summary:
      'Offices with their staff; `ansprechpartner=true` leaves the contact persons and the offices that have one; `q` those of that name, person or room, and no store keeps it; when there are more than `ausfuehrlich_bis`, each says its name, where it is and who works there and leaves the rest empty',
  }),
  'aemter/{id}': defineCall({ params: single, answer: amt, spec: '3', summary: 'An office' }),
  mitarbeiter: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['sortierung', 'nachname', 'vorname'], 'sortierung,nachname'),
      amt_id: idParam.optional(),
      ansprechpartner: flag.optional(),
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

const bekanntmachungen = {
  bekanntmachungen: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['datum_von', 'datum_bis', 'titel', 'art'], 'datum_von desc,titel'),
      zeitraum: z.enum(['alle', 'aktuell', 'archiv']).default('alle'),
      art: z.enum(bekanntmachungArten).optional(),
      jahr: jahrParam.optional(),
      amt_id: idParam.optional(),
    }),
    answer: bekanntmachungsliste,
    spec: '3',
    summary:
      'Public notices, and the years that those of the asked kind and state are of; `aktuell` are on display today, `archiv` were; what is on display changes at midnight in Europe/Berlin',
  }),
  'bekanntmachungen/{id}': defineCall({
    params: single,
    answer: bekanntmachungDetail,
    spec: '3',
    summary: 'A public notice',
  }),
  bekanntmachungspruefung: defineCall({
    params: z.object({ ...spracheParam, pruefsumme: pruefsumme.optional() }),
    answer: bekanntmachungspruefung,
    spec: '3',
    summary:
      'The log of public notices, looked through from its first entry, and which notice or file has a SHA-256; no store keeps it',
  }),
}

/**
 * Alerts begin and end by themselves, and no change tells of it. No answer changes by itself before
 * its `naechster_wechsel`: whoever keeps it keeps it until then at most. Or ask for
 * `zeitraum=kommend` and decide by `gueltig_von` and `gueltig_bis` at each showing.
 */
const hinweise = {
  hinweise: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['stufe', 'gueltig_von', 'gueltig_bis'], 'stufe desc,gueltig_von desc'),
      zeitraum: z.enum(['jetzt', 'kommend', 'alle']).default('jetzt'),
      stufe: z.enum(hinweisStufen).optional(),
      bereich: z.enum(hinweisBereiche).optional(),
    }),
    answer: listOf(hinweis).extend({ naechster_wechsel: z.iso.datetime().nullable() }),
    spec: '3',
    summary:
      'Alerts: `jetzt` are valid now, `kommend` now or later; a `bereich` includes what is shown everywhere. The answer holds until `naechster_wechsel`',
  }),
  'hinweise/{id}': defineCall({ params: single, answer: hinweis, spec: '3', summary: 'An alert' }),
}

/** Calls about the town hall. */
export const rathausCalls = { ...aemter, ...bekanntmachungen, ...hinweise }
