import { z } from 'zod'
import { richText } from '../page/rich-text.ts'
import { sprache } from '../primitives.ts'

/**
 * What a purchase in the shop is subject to: the terms of the town (null until an editor has written
 * any), the instruction on withdrawal and its form as the law words them, with the seller filled in.
 */
export const shopBedingungen = z.object({
  sprache,
  agb: richText.nullable(),
  belehrung: richText,
  formular: richText,
})

/** What a purchase in the shop is subject to. */
export type ShopBedingungen = z.infer<typeof shopBedingungen>
