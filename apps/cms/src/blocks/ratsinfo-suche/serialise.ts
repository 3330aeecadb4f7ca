import { type Serialise, titleOnly } from '../serialise/options.ts'

/** How `ratsinfo-suche` goes out. */
export const serialise: Serialise<'ratsinfo-suche'> = titleOnly
