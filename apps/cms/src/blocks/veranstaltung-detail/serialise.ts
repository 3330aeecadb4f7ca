import { noOptions, type Serialise } from '../serialise/options.ts'

/** How `veranstaltung-detail` goes out. */
export const serialise: Serialise<'veranstaltung-detail'> = noOptions
