import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `parken` goes out. */
export const serialise: Serialise<'parken'> = titleAndIntroduction
