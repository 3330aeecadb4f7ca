import { type Serialise, titleOnly } from '../serialise/options.ts'

/** How `behoerdenlotse` goes out. */
export const serialise: Serialise<'behoerdenlotse'> = titleOnly
