import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `formular-schwarzes-brett` goes out. */
export const serialise: Serialise<'formular-schwarzes-brett'> = titleAndIntroduction
