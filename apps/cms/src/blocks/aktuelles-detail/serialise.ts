import { noOptions, type Serialise } from '../serialise/options.ts'

/** How `aktuelles-detail` goes out. */
export const serialise: Serialise<'aktuelles-detail'> = noOptions
