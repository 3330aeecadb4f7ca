import { type Serialise, titleOnly } from '../serialise/options.ts'

/** How `ratsinfo` goes out. */
export const serialise: Serialise<'ratsinfo'> = titleOnly
