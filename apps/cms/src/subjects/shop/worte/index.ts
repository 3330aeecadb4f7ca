import type { Sprache } from '@kurstadt/contract'
import { de, type ShopWords } from './de.ts'
import { en } from './en.ts'

export { betrag, sekunde, tag, zeitpunkt } from './angaben.ts'
export type { ShopWords } from './de.ts'

/** What the shop says to buyers, in their language. */
export const shopWords: Readonly<Record<Sprache, ShopWords>> = { de, en }
