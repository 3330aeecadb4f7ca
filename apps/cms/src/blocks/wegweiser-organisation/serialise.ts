import { type Serialise, titleOnly } from '../serialise/options.ts'

/** How `wegweiser-organisation` goes out. */
export const serialise: Serialise<'wegweiser-organisation'> = titleOnly
