import type { BildContent } from '../shape.ts'
import { ansichten } from './ansichten.ts'
import { festspiele } from './festspiele.ts'
import { landschaften } from './landschaften.ts'
import { ensembleportraets, portraets } from './portraets.ts'
import { rathausansichten } from './rathausansichten.ts'
import { saalplaene } from './saalplaene/index.ts'
import { stadtplanbild } from './stadtplan/index.ts'

/** All pictures of the demo town. */
export const bilder: BildContent[] = [
  ...ansichten,
  stadtplanbild,
  ...saalplaene,
  ...landschaften,
  ...rathausansichten,
  ...portraets,
  ...festspiele,
  ...ensembleportraets,
]
