import { noOptions, type Serialise } from '../serialise/options.ts'

/** How `bekanntmachung-detail` goes out. */
export const serialise: Serialise<'bekanntmachung-detail'> = noOptions
