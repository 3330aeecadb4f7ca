import { noOptions, type Serialise } from '../serialise/options.ts'

/** How `tour-detail` goes out. */
export const serialise: Serialise<'tour-detail'> = noOptions
