import type { ShopArtikel, Sprache } from '@kurstadt/contract'
import { mostOf } from '@kurstadt/contract/shop'
import { use } from 'react'
import { useSprache } from '../../i18n/index.ts'
import { buttonClass } from '../../ui/button/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { OriginContext } from '../page-head/index.ts'
import styles from './buy-form.module.css'
import { cartItemOf, type ExternalCart, itemAttributes } from './external-cart.ts'
import { useCartTexts } from './texts.ts'

const texts = {
  de: {
    notice: (name: string) =>
      `Den Warenkorb führt für uns ${name}. Er wird erst mit Ihrem Klick geladen; ${name} erfährt dann Ihre IP-Adresse und welche Seite Sie ansehen.`,
    privacy: 'Mehr zum Datenschutz',
    privacyHref: '/de/datenschutz/',
    load: (name: string) => `Warenkorb von ${name} laden`,
    failed: (name: string) =>
      `Der Warenkorb von ${name} ließ sich nicht laden. Bitte versuchen Sie es noch einmal, oder bestellen Sie in der Tourist-Information.`,
    without:
      'Ohne JavaScript lässt sich dieser Warenkorb nicht benutzen. Bitte bestellen Sie in der Tourist-Information.',
  },
  en: {
    notice: (name: string) =>
      `Our shopping cart is run by ${name}. It is loaded only once you click; ${name} then learns your IP address and which page you are looking at.`,
    privacy: 'More about privacy',
    privacyHref: '/en/privacy/',
    load: (name: string) => `Load the cart of ${name}`,
    failed: (name: string) =>
      `The cart of ${name} could not be loaded. Please try again, or order at the tourist information.`,
    without:
      'This cart cannot be used without JavaScript. Please order at the tourist information.',
  },
} satisfies Record<Sprache, object>

type ExternalBuyProps = { article: ShopArtikel; cart: ExternalCart }

/**
 * Puts an article into the cart of somebody else (spec 7), behind two clicks: nothing is asked of
 * them before a visitor wants that. Their button stands in the page before, hidden, with all that it
 * says of the item: the service reads it there to compare.
 */
export function ExternalBuy({ article, cart }: ExternalBuyProps) {
  const { buy } = useCartTexts()
  const words = texts[useSprache()]
  const url = use(OriginContext) + useCurrentPath()
  if (mostOf(article) === 0) return <p className={styles.soft}>{buy.soldOut}</p>
  const item = cartItemOf(article, url, { size: buy.size, remarks: buy.remarks })
  const { key, name, script, styles: sheet } = cart
  return (
    <div
      className={styles.buy}
      data-behaviour="external-cart"
      data-script={script}
      data-styles={sheet ?? undefined}
      data-key={key ?? undefined}
    >
      <p data-part="notice">
        {words.notice(name)} <Link href={words.privacyHref}>{words.privacy}</Link>
      </p>
      <p data-part="load">
        <Button data-act="load">{words.load(name)}</Button>
      </p>
      <p role="alert" data-part="failed" hidden>
        {words.failed(name)}
      </p>
      <p data-part="item" hidden>
        <button
          type="button"
          className={`${buttonClass('solid')} snipcart-add-item`}
          {...itemAttributes(item)}
        >
          {buy.send}
        </button>
      </p>
      <noscript>
        <p>{words.without}</p>
      </noscript>
    </div>
  )
}
