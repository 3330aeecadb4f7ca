import { noOptions, type Serialise } from '../serialise/options.ts'

/** How `wegweiser-detail` goes out. */
export const serialise: Serialise<'wegweiser-detail'> = noOptions
