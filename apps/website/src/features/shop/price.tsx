import type { ShopArtikel } from '@kurstadt/contract'
import { formatEuro, useSprache } from '../../i18n/index.ts'
import styles from './shop.module.css'
import { useShopTexts } from './texts.ts'

type Priced = Pick<ShopArtikel, 'preis_pro_einheit' | 'grundpreis' | 'eintrittskarte'>

/** What one compares a price by, where goods are sold by measure (PAngV, § 4). */
function BasePrice({ grundpreis }: Pick<Priced, 'grundpreis'>) {
  const words = useShopTexts()
  const sprache = useSprache()
  if (grundpreis === null) return null
  const { betrag, einheit } = grundpreis
  return (
    <span className={styles.small}>
      {words.basePrice(formatEuro(betrag, sprache), words.units[einheit])}
    </span>
  )
}

type PriceProps = {
  article: Priced
  /** Rate of VAT, where there is room to say it. */
  rate?: number
}

/** The price with VAT, what it is compared by, and what comes on top (spec 9); a ticket comes by mail. */
export function Price({ article, rate }: PriceProps) {
  const words = useShopTexts()
  const sprache = useSprache()
  const tax = rate === undefined ? words.taxIncluded : words.tax(rate)
  return (
    <p className={styles.price}>
      <strong className={styles.amount}>{formatEuro(article.preis_pro_einheit, sprache)}</strong>{' '}
      <BasePrice grundpreis={article.grundpreis} />{' '}
      <span className={styles.small}>
        {article.eintrittskarte ? `${tax}, ${words.byMail}` : `${tax}, ${words.shipping}`}
      </span>
    </p>
  )
}
