import { type Serialise, titleOnly } from '../serialise/options.ts'

/** How `aktuelles` goes out. */
export const serialise: Serialise<'aktuelles'> = titleOnly
