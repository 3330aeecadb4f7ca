import type { Calls } from '../../../wire/call/call.ts'
import { raeteId, ratsinfoEigenes } from './eigenes.ts'
import { gremien, gremienId } from './gremien.ts'
import { raete, ratsmitgliederId } from './raete.ts'
import { ratsinfo, sitzungsliste } from './ratsinfo.ts'
import { ratsinfoSuche } from './ratsinfo-suche.ts'
import { sitzungen, sitzungenId } from './sitzungen.ts'
import { vorlagen, vorlagenId } from './vorlagen.ts'

/** Calls of this subject (spec 7). */
export const calls = {
  raete,
  'raete/{id}': raeteId,
  'ratsmitglieder/{id}': ratsmitgliederId,
  gremien,
  'gremien/{id}': gremienId,
  sitzungen,
  'sitzungen/{id}': sitzungenId,
  vorlagen,
  'vorlagen/{id}': vorlagenId,
  ratsinfo,
  'ratsinfo/eigenes': ratsinfoEigenes,
  sitzungsliste,
  ratsinfo_suche: ratsinfoSuche,
} satisfies Partial<Calls>
