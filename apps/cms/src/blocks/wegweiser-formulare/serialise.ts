import { type Serialise, titleOnly } from '../serialise/options.ts'

/** How `wegweiser-formulare` goes out. */
export const serialise: Serialise<'wegweiser-formulare'> = titleOnly
