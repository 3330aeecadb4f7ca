import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `datenschutzangaben` goes out. */
export const serialise: Serialise<'datenschutzangaben'> = titleAndIntroduction
