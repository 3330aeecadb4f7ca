import { type Serialise, teaserTexts } from '../serialise/options.ts'

/** How `newsticker` goes out. */
export const serialise: Serialise<'newsticker'> = teaserTexts
