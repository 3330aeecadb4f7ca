import { type Serialise, teaserTexts } from '../serialise/options.ts'

/** How `pauschalangebote` goes out. */
export const serialise: Serialise<'pauschalangebote'> = (block) => ({
  ...teaserTexts(block),
  anzahl: block.anzahl ?? null,
})
