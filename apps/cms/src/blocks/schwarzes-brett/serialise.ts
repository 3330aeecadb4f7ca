import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `schwarzes-brett` goes out. */
export const serialise: Serialise<'schwarzes-brett'> = titleAndIntroduction
