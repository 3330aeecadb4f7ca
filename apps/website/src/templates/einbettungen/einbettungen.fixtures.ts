import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `einbettungen`: the contract’s. */
export const fixtures: Fixtures<'einbettungen'> = examples.einbettungen
