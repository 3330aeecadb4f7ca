import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `outdoor-karte` goes out. */
export const serialise: Serialise<'outdoor-karte'> = titleAndIntroduction
