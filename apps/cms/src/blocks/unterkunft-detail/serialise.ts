import { noOptions, type Serialise } from '../serialise/options.ts'

/** How `unterkunft-detail` goes out. */
export const serialise: Serialise<'unterkunft-detail'> = noOptions
