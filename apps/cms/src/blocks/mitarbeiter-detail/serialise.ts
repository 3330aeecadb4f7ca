import { noOptions, type Serialise } from '../serialise/options.ts'

/** How `mitarbeiter-detail` goes out. */
export const serialise: Serialise<'mitarbeiter-detail'> = noOptions
