import type { ShopArtikel } from '@kurstadt/contract'
import { groessenOf } from '@kurstadt/contract/shop'
import { useLang } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Bild } from '../bild/index.ts'
import { Price } from './price.tsx'
import styles from './shop.module.css'
import { Stock } from './stock.tsx'
import { useShopTexts } from './texts.ts'

/** What a card shows of an article. */
export type CardArticle = Pick<
  ShopArtikel,
  | 'id'
  | 'sprache'
  | 'titel'
  | 'bild'
  | 'einleitung'
  | 'preis_pro_einheit'
  | 'grundpreis'
  | 'eintrittskarte'
  | 'menge_limit'
  | 'menge_aktuell'
  | 'groessen'
  | 'detailURL'
>

type CardProps = { article: CardArticle; heading: 'h2' | 'h3' | 'h4' }

function Sizes({ article }: Pick<CardProps, 'article'>) {
  const words = useShopTexts()
  const sizes = groessenOf(article)
  if (sizes.length === 0) return null
  return (
    <p className={styles.small}>
      {words.from}: {sizes.join(', ')}
    </p>
  )
}

/** An article in the list: picture, price with VAT and shipping note, sizes, stock in words. */
export function ArtikelCard({ article, heading: Heading }: CardProps) {
  const lang = useLang(article.sprache)
  const { bild, detailURL, einleitung, titel } = article
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {bild && (
          <Bild
            bild={bild}
            ratio="4 / 3"
            sizes="(min-width: 1280px) 20rem, (min-width: 640px) 45vw, 92vw"
          />
        )}
      </div>
      <Heading className={styles.heading} lang={lang}>
        {detailURL ? (
          <Link className={styles.link} href={detailURL}>
            {titel}
          </Link>
        ) : (
          titel
        )}
      </Heading>
      {einleitung && (
        <p className={styles.intro} lang={lang}>
          {einleitung}
        </p>
      )}
      <div className={styles.foot}>
        <Sizes article={article} />
        <Price article={article} />
        <Stock article={article} />
      </div>
    </article>
  )
}

/** Articles side by side. */
export function ArtikelGrid({
  articles,
  heading,
}: {
  articles: readonly CardArticle[]
  heading: CardProps['heading']
}) {
  return (
    <ul className={styles.grid}>
      {articles.map((article) => (
        <li key={article.id}>
          <ArtikelCard article={article} heading={heading} />
        </li>
      ))}
    </ul>
  )
}
