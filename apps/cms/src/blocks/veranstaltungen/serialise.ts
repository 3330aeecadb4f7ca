import { type Serialise, titleOnly } from '../serialise/options.ts'

/** How `veranstaltungen` goes out. */
export const serialise: Serialise<'veranstaltungen'> = titleOnly
