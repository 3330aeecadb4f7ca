import { noOptions, type Serialise } from '../serialise/options.ts'

/** How `schwarzes-brett-detail` goes out. */
export const serialise: Serialise<'schwarzes-brett-detail'> = noOptions
