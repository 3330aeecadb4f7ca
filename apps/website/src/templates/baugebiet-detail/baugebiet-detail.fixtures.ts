import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `baugebiet-detail`. */
export const fixtures: Fixtures<'baugebiet-detail'> = examples['baugebiet-detail']
