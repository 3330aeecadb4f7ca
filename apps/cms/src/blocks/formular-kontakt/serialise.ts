import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `formular-kontakt` goes out. */
export const serialise: Serialise<'formular-kontakt'> = titleAndIntroduction
