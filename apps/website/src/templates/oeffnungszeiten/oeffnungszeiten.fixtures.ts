import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `oeffnungszeiten`. */
export const fixtures: Fixtures<'oeffnungszeiten'> = examples.oeffnungszeiten
