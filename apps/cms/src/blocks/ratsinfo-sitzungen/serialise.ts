import { type Serialise, titleOnly } from '../serialise/options.ts'

/** How `ratsinfo-sitzungen` goes out. */
export const serialise: Serialise<'ratsinfo-sitzungen'> = titleOnly
