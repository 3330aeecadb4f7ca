import { type Serialise, titleOnly } from '../serialise/options.ts'

/** How `veranstaltungen-archiv` goes out. */
export const serialise: Serialise<'veranstaltungen-archiv'> = titleOnly
