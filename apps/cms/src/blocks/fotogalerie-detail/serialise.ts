import { noOptions, type Serialise } from '../serialise/options.ts'

/** How `fotogalerie-detail` goes out. */
export const serialise: Serialise<'fotogalerie-detail'> = noOptions
