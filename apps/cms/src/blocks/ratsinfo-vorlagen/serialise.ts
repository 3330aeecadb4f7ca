import { type Serialise, titleOnly } from '../serialise/options.ts'

/** How `ratsinfo-vorlagen` goes out. */
export const serialise: Serialise<'ratsinfo-vorlagen'> = titleOnly
