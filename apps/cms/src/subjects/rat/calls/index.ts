import type { Calls } from '../../../wire/call/call.ts'
import { gremien, gremienId } from './gremien.ts'
import { raete, raeteId } from './raete.ts'
import { sitzungen, sitzungenId } from './sitzungen.ts'
import { vorlagen, vorlagenId } from './vorlagen.ts'

/** Calls of this subject (spec 7). */
export const calls = {
  raete,
  'raete/{id}': raeteId,
  gremien,
  'gremien/{id}': gremienId,
  sitzungen,
  'sitzungen/{id}': sitzungenId,
  vorlagen,
  'vorlagen/{id}': vorlagenId,
} satisfies Partial<Calls>
