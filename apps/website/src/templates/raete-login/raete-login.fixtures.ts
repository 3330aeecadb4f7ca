import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `raete-login`. */
export const fixtures: Fixtures<'raete-login'> = examples['raete-login']
