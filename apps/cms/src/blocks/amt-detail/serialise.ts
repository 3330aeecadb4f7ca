import { noOptions, type Serialise } from '../serialise/options.ts'

/** How `amt-detail` goes out. */
export const serialise: Serialise<'amt-detail'> = noOptions
