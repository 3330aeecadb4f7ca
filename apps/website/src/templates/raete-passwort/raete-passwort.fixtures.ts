import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `raete-passwort`. */
export const fixtures: Fixtures<'raete-passwort'> = examples['raete-passwort']
