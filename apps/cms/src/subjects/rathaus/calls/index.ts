import type { Calls } from '../../../wire/call/call.ts'
import { aemter, aemterId } from './aemter.ts'
import {
  bekanntmachungen,
  bekanntmachungenId,
  bekanntmachungspruefung,
} from './bekanntmachungen.ts'
import { hinweise, hinweiseId } from './hinweise.ts'
import { lebenslagen, lebenslagenId } from './lebenslagen.ts'
import { mitarbeiter, mitarbeiterId } from './mitarbeiter.ts'
import { wegweiserFormulare } from './wegweiser-formulare.ts'
import { wegweiserVerfahren, wegweiserVerfahrenId } from './wegweiser-verfahren.ts'

/** Calls of this subject (spec 7). */
export const calls = {
  aemter,
  'aemter/{id}': aemterId,
  mitarbeiter,
  'mitarbeiter/{id}': mitarbeiterId,
  wegweiser_verfahren: wegweiserVerfahren,
  wegweiser_formulare: wegweiserFormulare,
  'wegweiser_verfahren/{id}': wegweiserVerfahrenId,
  lebenslagen,
  'lebenslagen/{id}': lebenslagenId,
  bekanntmachungen,
  'bekanntmachungen/{id}': bekanntmachungenId,
  bekanntmachungspruefung,
  hinweise,
  'hinweise/{id}': hinweiseId,
} satisfies Partial<Calls>
