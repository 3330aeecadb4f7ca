import { noOptions, type Serialise } from '../serialise/options.ts'

/** How `suche` goes out. */
export const serialise: Serialise<'suche'> = noOptions
