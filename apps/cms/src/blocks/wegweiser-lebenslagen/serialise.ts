import { type Serialise, titleOnly } from '../serialise/options.ts'

/** How `wegweiser-lebenslagen` goes out. */
export const serialise: Serialise<'wegweiser-lebenslagen'> = titleOnly
