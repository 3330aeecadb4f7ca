import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `abfall-erinnerung`: the contract’s. */
export const fixtures: Fixtures<'abfall-erinnerung'> = examples['abfall-erinnerung']
