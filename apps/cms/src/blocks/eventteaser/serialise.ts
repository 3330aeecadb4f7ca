import { type Serialise, teaserTexts } from '../serialise/options.ts'

/** How `eventteaser` goes out. */
export const serialise: Serialise<'eventteaser'> = teaserTexts
