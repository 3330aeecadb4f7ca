import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `formular-fuehrung` goes out. */
export const serialise: Serialise<'formular-fuehrung'> = titleAndIntroduction
