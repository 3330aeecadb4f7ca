import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `webcam`. */
export const fixtures: Fixtures<'webcam'> = examples.webcam
