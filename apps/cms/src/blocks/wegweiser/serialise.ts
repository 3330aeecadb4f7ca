import { type Serialise, titleOnly } from '../serialise/options.ts'

/** How `wegweiser` goes out. */
export const serialise: Serialise<'wegweiser'> = titleOnly
