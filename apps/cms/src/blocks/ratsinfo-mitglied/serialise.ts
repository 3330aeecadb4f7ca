import { noOptions, type Serialise } from '../serialise/options.ts'

/** How `ratsinfo-mitglied` goes out. */
export const serialise: Serialise<'ratsinfo-mitglied'> = noOptions
