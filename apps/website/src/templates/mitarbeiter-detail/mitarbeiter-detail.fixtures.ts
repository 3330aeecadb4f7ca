import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `mitarbeiter-detail`. */
export const fixtures: Fixtures<'mitarbeiter-detail'> = examples['mitarbeiter-detail']
