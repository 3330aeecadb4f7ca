import { type Serialise, titleOnly } from '../serialise/options.ts'

/** How `ratsinfo-mitglieder` goes out. */
export const serialise: Serialise<'ratsinfo-mitglieder'> = titleOnly
