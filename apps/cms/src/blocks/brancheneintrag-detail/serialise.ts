import { noOptions, type Serialise } from '../serialise/options.ts'

/** How `brancheneintrag-detail` goes out. */
export const serialise: Serialise<'brancheneintrag-detail'> = noOptions
