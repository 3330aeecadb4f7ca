import { AllEvents, MoreEvents, TeaserHead } from '../../features/veranstaltungen/index.ts'
import { formatEuro, useListWords, useSprache } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './shop-veranstaltungen.module.css'

type Article = ViewProps<'shop-veranstaltungen'>['block']['context']['artikel'][number]

function Articles({ articles }: { articles: readonly Article[] }) {
  const sprache = useSprache()
  return (
    <ul className={styles.articles}>
      {articles.map(({ titel, preis_pro_einheit, detailURL }) => (
        <li key={`${detailURL} ${titel}`}>
          {detailURL ? <Link href={detailURL}>{titel}</Link> : titel},{' '}
          {formatEuro(preis_pro_einheit, sprache)}
        </li>
      ))}
    </ul>
  )
}

/** The next events that the shop has something for (spec 2.7, events teaser). */
export function ShopVeranstaltungen({
  block: { context, options },
}: ViewProps<'shop-veranstaltungen'>) {
  const words = useListWords()
  const articlesOf = (id: number) => {
    const articles = context.artikel.filter(({ veranstaltung_id }) => veranstaltung_id === id)
    return articles.length > 0 && <Articles articles={articles} />
  }
  return (
    <section className={styles.section}>
      <TeaserHead options={options} />
      {context.data.length === 0 && <p>{words.nichtsImShop}</p>}
      <MoreEvents
        events={context.data}
        notBefore={context.heute}
        heading={options.titel ? 'h3' : 'h2'}
        extraOf={articlesOf}
      />
      <AllEvents options={options} uebersicht={context.uebersicht} />
    </section>
  )
}
