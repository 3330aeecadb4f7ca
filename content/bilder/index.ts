import type { BildContent } from '../shape.ts'
import { ansichten } from './ansichten.ts'
import { portraets } from './portraets.ts'

/** All pictures of the demo town. */
export const bilder: BildContent[] = [...ansichten, ...portraets]
