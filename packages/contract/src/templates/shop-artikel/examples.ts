import type { BlockExamples } from '../../examples/block-examples.ts'
import { shopArtikelExamples } from '../../examples/shop-artikel.ts'

const article = { template: 'shop-artikel', slotName: 'content', options: {} } as const

/** Examples of `shop-artikel`. */
export const examples: BlockExamples<'shop-artikel'> = {
  typical: { ...article, context: shopArtikelExamples.typical },
  minimal: { ...article, context: shopArtikelExamples.minimal },
  'sold-out': { ...article, context: shopArtikelExamples['sold-out'] },
  'by-weight': { ...article, context: shopArtikelExamples['by-weight'] },
  ticket: { ...article, context: shopArtikelExamples.ticket },
  'long-words': { ...article, context: shopArtikelExamples['long-words'] },
  english: { ...article, context: shopArtikelExamples.english },
}
