import { noOptions, type Serialise } from '../serialise/options.ts'

/** How `baugebiet-detail` goes out. */
export const serialise: Serialise<'baugebiet-detail'> = noOptions
