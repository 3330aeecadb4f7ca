import { noOptions, type Serialise } from '../serialise/options.ts'

/** How `ratsinfo-detail` goes out. */
export const serialise: Serialise<'ratsinfo-detail'> = noOptions
