import { versandkosten } from '@kurstadt/contract/shop'
import { formatEuro, useSprache } from '../../i18n/index.ts'
import styles from './shop.module.css'
import { useShopTexts } from './texts.ts'

/** What comes on top of every price (spec 9): VAT is in it, shipping is not. */
export function Costs() {
  const words = useShopTexts()
  const sprache = useSprache()
  const [inland, abroad] = [versandkosten.inland, versandkosten.ausland].map((cents) =>
    formatEuro(cents / 100, sprache),
  )
  return <p className={styles.costs}>{words.costs(inland ?? '', abroad ?? '')}</p>
}
