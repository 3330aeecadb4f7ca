import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `abfallkalender` goes out. */
export const serialise: Serialise<'abfallkalender'> = titleAndIntroduction
