import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `fotopunkt`. */
export const fixtures: Fixtures<'fotopunkt'> = examples.fotopunkt
