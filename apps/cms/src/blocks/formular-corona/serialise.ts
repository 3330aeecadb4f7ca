import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `formular-corona` goes out. */
export const serialise: Serialise<'formular-corona'> = titleAndIntroduction
