import type { CollectionConfig } from 'payload'
import { aemter } from './aemter/index.ts'
import { bekanntmachungen } from './bekanntmachungen/index.ts'
import { hinweise } from './hinweise/index.ts'
import { lebenslagen } from './lebenslagen/index.ts'
import { mitarbeiter } from './mitarbeiter/index.ts'
import { wegweiserVerfahren } from './wegweiser-verfahren/index.ts'

/** Collections of this subject, as the navigation of the back office lists them. */
export const collections: CollectionConfig[] = [
  aemter,
  mitarbeiter,
  wegweiserVerfahren,
  lebenslagen,
  bekanntmachungen,
  hinweise,
]
