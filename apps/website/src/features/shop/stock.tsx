import type { ShopArtikel } from '@kurstadt/contract'
import { bestandOf } from '@kurstadt/contract/shop'
import { Badge } from '../../ui/badge/index.ts'
import styles from './shop.module.css'
import { useShopTexts } from './texts.ts'

/** From how few on a visitor is told how many there are. */
const few = 10

type StockProps = { article: Pick<ShopArtikel, 'menge_limit' | 'menge_aktuell'> }

/** How many there are, in words (spec 3): «noch 3», «ausverkauft». */
export function Stock({ article }: StockProps) {
  const { stock: words } = useShopTexts()
  const stock = bestandOf(article)
  if (stock === 0) return <Badge tone="note">{words.none}</Badge>
  const isFew = stock !== null && stock <= few
  return <span className={styles.stock}>{isFew ? words.few(stock) : words.enough}</span>
}
