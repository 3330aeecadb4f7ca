import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `brancheneintraege` goes out. */
export const serialise: Serialise<'brancheneintraege'> = titleAndIntroduction
