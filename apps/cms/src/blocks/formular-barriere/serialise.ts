import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `formular-barriere` goes out. */
export const serialise: Serialise<'formular-barriere'> = titleAndIntroduction
