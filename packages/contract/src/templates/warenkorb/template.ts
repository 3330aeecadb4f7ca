import { z } from 'zod'
import { warenkorb } from '../../shop/warenkorb.ts'
import { defineTemplate } from '../define-template.ts'
import { titleAndIntroduction } from '../shared-options.ts'

/**
 * The cart. A page comes from a cache, a cart is somebody's own: the website puts it in at its own
 * address, and anywhere else the block leads there.
 */
export const template = defineTemplate({
  context: warenkorb.nullable(),
  options: z.object(titleAndIntroduction),
  feed: null,
  slots: ['content'],
  spec: '7',
})
