import { noOptions, type Serialise } from '../serialise/options.ts'

/** How `ratsinfo-gremium` goes out. */
export const serialise: Serialise<'ratsinfo-gremium'> = noOptions
