import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `fotogalerie-detail`: the contract’s. */
export const fixtures: Fixtures<'fotogalerie-detail'> = examples['fotogalerie-detail']
