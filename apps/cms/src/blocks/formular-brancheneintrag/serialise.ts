import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `formular-brancheneintrag` goes out. */
export const serialise: Serialise<'formular-brancheneintrag'> = titleAndIntroduction
