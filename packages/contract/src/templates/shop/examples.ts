import type { ShopArtikel } from '../../entities/shop-artikel.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { shopArtikelExamples } from '../../examples/shop-artikel.ts'
import { template } from './template.ts'

const { typical, minimal, english, ticket } = shopArtikelExamples
const { unlimited, 'sold-out': soldOut, 'by-weight': honey } = shopArtikelExamples
const shop = { template: 'shop', slotName: 'content' } as const
const none = { titel: null, einleitung: null }

const list = (...data: ShopArtikel[]) =>
  template.context.parse({ data, anzahl: data.length, seite: 1, pro_seite: 999 })

/** Examples of `shop`. */
export const examples: BlockExamples<'shop'> = {
  typical: {
    ...shop,
    context: list(typical, unlimited, soldOut, honey, ticket, minimal),
    options: { titel: 'Aus der Stadt', einleitung: 'Mit der Post oder am Schalter.' },
  },
  minimal: { ...shop, context: list(), options: none },
  'one-tab': { ...shop, context: list(typical, soldOut), options: none },
  'long-words': {
    ...shop,
    context: list(shopArtikelExamples['long-words'], honey),
    options: { titel: 'Fremdenverkehrsandenkenverkaufsstelle', einleitung: null },
  },
  english: {
    ...shop,
    context: list(english, { ...honey, sprache: 'de', rubrik_name: 'From the valley' }),
    options: { titel: 'From our town', einleitung: 'By post or at the counter.' },
  },
}
