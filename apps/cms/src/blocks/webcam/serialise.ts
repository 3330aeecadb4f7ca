import { type Serialise, titleOnly } from '../serialise/options.ts'

/** How `webcam` goes out. */
export const serialise: Serialise<'webcam'> = titleOnly
