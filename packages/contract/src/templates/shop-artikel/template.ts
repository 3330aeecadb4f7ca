import { shopArtikel } from '../../entities/shop-artikel.ts'
import { defineTemplate } from '../define-template.ts'
import { noOptions } from '../shared-options.ts'

/** One thing the town sells (spec 3). */
export const template = defineTemplate({
  context: shopArtikel,
  options: noOptions,
  feed: { call: 'shop_artikel/{id}' },
  slots: ['content'],
  spec: '3',
})
