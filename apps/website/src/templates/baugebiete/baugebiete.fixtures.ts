import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

/** Examples of `baugebiete`. */
export const fixtures: Fixtures<'baugebiete'> = examples.baugebiete
