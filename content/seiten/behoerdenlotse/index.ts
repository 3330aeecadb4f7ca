import type { SeiteContent } from '../../shape.ts'
import { aemterseite, amtseite } from './aemter.ts'
import { ordnungsseiten } from './ordnung.ts'
import { verfahrensseite, wegweiserseite } from './wegweiser.ts'

/** The authority pilot: offices and staff, services from A to Z (spec 2.2). */
export const behoerdenlotse: SeiteContent[] = [
  aemterseite,
  amtseite,
  wegweiserseite,
  verfahrensseite,
  ...ordnungsseiten,
]
