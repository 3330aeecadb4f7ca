import { type Serialise, titleOnly } from '../serialise/options.ts'

/** How `ansprechpartner` goes out. */
export const serialise: Serialise<'ansprechpartner'> = titleOnly
