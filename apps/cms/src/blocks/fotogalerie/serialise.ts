import { type Serialise, titleOnly } from '../serialise/options.ts'

/** How `fotogalerie` goes out. */
export const serialise: Serialise<'fotogalerie'> = titleOnly
