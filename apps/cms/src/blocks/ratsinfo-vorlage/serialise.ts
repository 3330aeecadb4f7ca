import { noOptions, type Serialise } from '../serialise/options.ts'

/** How `ratsinfo-vorlage` goes out. */
export const serialise: Serialise<'ratsinfo-vorlage'> = noOptions
