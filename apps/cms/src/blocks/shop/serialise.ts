import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `shop` goes out. */
export const serialise: Serialise<'shop'> = titleAndIntroduction
