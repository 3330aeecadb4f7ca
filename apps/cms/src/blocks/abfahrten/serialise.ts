import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `abfahrten` goes out. */
export const serialise: Serialise<'abfahrten'> = titleAndIntroduction
