import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `wohnmobilstellplatz` goes out. */
export const serialise: Serialise<'wohnmobilstellplatz'> = titleAndIntroduction
