import type { BildContent } from '../shape.ts'
import { ansichten } from './ansichten.ts'

/** All pictures of the demo town. */
export const bilder: BildContent[] = [...ansichten]
