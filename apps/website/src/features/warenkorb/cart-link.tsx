import { shopPfade } from '@kurstadt/contract/shop'
import { useSprache } from '../../i18n/index.ts'
import { buttonClass } from '../../ui/button/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { useCartTexts } from './texts.ts'
import styles from './warenkorb.module.css'

/**
 * The way to the cart, on pages that everybody gets alike. Where somebody comes back from the cart,
 * the page is fetched anew: what they have bought is not there any more (spec 4).
 */
export function CartLink() {
  const words = useCartTexts()
  const { warenkorb } = shopPfade[useSprache()]
  return (
    <p className={styles.way} data-behaviour="cart-return">
      <a className={buttonClass('quiet')} href={warenkorb}>
        <Icon name="basket" />
        {words.toCart}
      </a>
    </p>
  )
}
