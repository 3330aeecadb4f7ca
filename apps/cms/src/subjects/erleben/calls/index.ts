import type { Calls } from '../../../wire/call/call.ts'
import { fotopunktBilder, fotopunktBilderId } from './fotopunkt-bilder.ts'
import { galerien, galerienId } from './galerien.ts'
import { outdoor } from './outdoor.ts'
import { pois, poisId } from './pois.ts'
import { touren, tourenId } from './touren.ts'
import { videos, videosId } from './videos.ts'
import { webcams, webcamsId } from './webcams.ts'

/** Calls of this subject (spec 7). */
export const calls = {
  galerien,
  'galerien/{id}': galerienId,
  videos,
  'videos/{id}': videosId,
  webcams,
  'webcams/{id}': webcamsId,
  fotopunkt_bilder: fotopunktBilder,
  'fotopunkt_bilder/{id}': fotopunktBilderId,
  outdoor,
  pois,
  'pois/{id}': poisId,
  touren,
  'touren/{id}': tourenId,
} satisfies Partial<Calls>
