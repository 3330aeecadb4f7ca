import { type Serialise, titleOnly } from '../serialise/options.ts'

/** How `ratsinfo-gremien` goes out. */
export const serialise: Serialise<'ratsinfo-gremien'> = titleOnly
