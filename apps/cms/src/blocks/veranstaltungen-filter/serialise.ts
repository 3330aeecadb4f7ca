import { type Serialise, titleOnly } from '../serialise/options.ts'

/** How `veranstaltungen-filter` goes out. */
export const serialise: Serialise<'veranstaltungen-filter'> = titleOnly
