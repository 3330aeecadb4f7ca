import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `warenkorb` goes out. */
export const serialise: Serialise<'warenkorb'> = titleAndIntroduction
