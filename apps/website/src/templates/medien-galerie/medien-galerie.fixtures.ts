import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `medien-galerie`: the contract’s. */
export const fixtures: Fixtures<'medien-galerie'> = examples['medien-galerie']
