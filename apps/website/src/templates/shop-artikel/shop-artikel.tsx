import type { ShopArtikel as Article } from '@kurstadt/contract'
import { ShopFoot } from '../../features/bedingungen/index.ts'
import { BildFigure, frameOf } from '../../features/bild/index.ts'
import { RichText } from '../../features/rich-text/index.ts'
import { Price, Stock, useShopTexts } from '../../features/shop/index.ts'
import { Teilen } from '../../features/teilen/index.ts'
import {
  BuyForm,
  CartLink,
  ExternalBuy,
  Trouble,
  useCartReply,
  useExternalCart,
} from '../../features/warenkorb/index.ts'
import { useLang } from '../../i18n/index.ts'
import { BackLink } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import { Facts } from './facts.tsx'
import { Documents, Event, Further } from './more.tsx'
import styles from './shop-artikel.module.css'

type Of = { article: Article }

function Picture({ article }: Of) {
  const lang = useLang(article.sprache)
  if (article.bild === null) return null
  const frame = frameOf([article.bild], '4 / 3')
  return (
    <BildFigure
      bild={article.bild}
      bildtext={article.bildtext}
      bildcopyright={article.bildcopyright}
      lang={lang}
      ratio={frame}
      className={frame ? undefined : styles.upright}
      sizes="(min-width: 1024px) 40rem, 92vw"
      isFirst
    />
  )
}

/** The way into the cart: our own, or the service that stands in its place (spec 7). */
function Buy({ article }: Of) {
  const cart = useExternalCart()
  return cart === null ? (
    <BuyForm article={article} />
  ) : (
    <ExternalBuy article={article} cart={cart} />
  )
}

/** Why there are no tickets of an event any more; null while there may be. */
function whyOff({ veranstaltung }: Article): 'cancelled' | 'over' | null {
  if (veranstaltung?.abgesagt) return 'cancelled'
  return veranstaltung?.vorbei ? 'over' : null
}

/** What it costs, whether it is there, how long it takes, and the way into the cart. */
function Offer({ article }: Of) {
  const words = useShopTexts().article
  const { trouble } = useCartReply()
  const { eintrittskarte, hoechstens, lieferzeit, mwst } = article
  const off = eintrittskarte ? whyOff(article) : null
  return (
    <div className={styles.offer}>
      <Price article={article} rate={mwst} />
      {off === null && <Stock article={article} />}
      <Event article={article} />
      {hoechstens !== null && <p className={styles.small}>{words.atMost(hoechstens)}</p>}
      {eintrittskarte && off === null && (
        <p className={styles.small}>
          {article.preis_pro_einheit > 0 ? words.ticket : words.freeTicket}
        </p>
      )}
      {lieferzeit !== null && !eintrittskarte && (
        <p className={styles.small}>{words.delivery(lieferzeit)}</p>
      )}
      {trouble !== null && <Trouble kind={trouble} />}
      {off === null ? <Buy article={article} /> : <p>{words[off]}</p>}
      {useExternalCart() === null && <CartLink />}
    </div>
  )
}

/** One thing the town sells; its title is the title of the page (spec 3). */
export function ShopArtikel({ block: { context: article } }: ViewProps<'shop-artikel'>) {
  const words = useShopTexts().article
  const lang = useLang(article.sprache)
  return (
    <article className={styles.detail}>
      <div className={styles.picture}>
        <Picture article={article} />
      </div>
      <div className={styles.buying}>
        {article.einleitung && (
          <p className={styles.intro} lang={lang}>
            {article.einleitung}
          </p>
        )}
        <Offer article={article} />
      </div>
      <div className={styles.text}>
        <RichText text={article.text} lang={lang} />
        <Documents article={article} />
        <Further article={article} />
        <Facts article={article} />
        <Teilen titel={article.titel} />
        <BackLink>{words.back}</BackLink>
        <ShopFoot />
      </div>
    </article>
  )
}
