import { type Serialise, teaserTexts } from '../serialise/options.ts'

/** How `shop-veranstaltungen` goes out. */
export const serialise: Serialise<'shop-veranstaltungen'> = teaserTexts
