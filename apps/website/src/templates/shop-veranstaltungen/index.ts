import { defineTemplate } from '../template.ts'
import { ShopVeranstaltungen } from './shop-veranstaltungen.tsx'

/** Template `shop-veranstaltungen`. */
export const template = defineTemplate({
  name: 'shop-veranstaltungen',
  spec: '2.7',
  View: ShopVeranstaltungen,
})
