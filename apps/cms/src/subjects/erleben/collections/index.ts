import type { CollectionConfig } from 'payload'
import { fotopunktBilder } from './fotopunkt-bilder/index.ts'
import { galerien } from './galerien/index.ts'
import { pois } from './pois/index.ts'
import { touren } from './touren/index.ts'
import { videos } from './videos/index.ts'
import { webcams } from './webcams/index.ts'

/** Collections of this subject, as the navigation of the back office lists them. */
export const collections: CollectionConfig[] = [
  pois,
  touren,
  webcams,
  fotopunktBilder,
  galerien,
  videos,
]
