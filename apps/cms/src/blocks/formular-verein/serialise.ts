import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `formular-verein` goes out. */
export const serialise: Serialise<'formular-verein'> = titleAndIntroduction
