import { ShopFoot } from '../../features/bedingungen/index.ts'
import { ArtikelGrid, Costs, groupByRubrik, useShopTexts } from '../../features/shop/index.ts'
import { CartLink } from '../../features/warenkorb/index.ts'
import { Tabs } from '../../ui/tabs/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './shop.module.css'

/** Everything the town sells, in tabs by `rubrik_name` (spec 2.2, 7). */
export function Shop({ block: { context, options } }: ViewProps<'shop'>) {
  const words = useShopTexts()
  const { titel, einleitung } = options
  const groups = groupByRubrik(context.data, words.others)
  const [only] = groups
  const below = titel ? 3 : 2
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        {(titel || einleitung) && (
          <div className={styles.words}>
            {titel && <h2>{titel}</h2>}
            {einleitung && <p>{einleitung}</p>}
          </div>
        )}
        <CartLink />
      </div>
      {only === undefined && <p>{words.empty}</p>}
      {only && groups.length === 1 && (
        <ArtikelGrid articles={only.articles} heading={titel ? 'h3' : 'h2'} />
      )}
      {groups.length > 1 && (
        <Tabs
          label={words.tabs}
          level={below}
          tabs={groups.map(({ id, name, articles }) => ({
            id,
            title: name,
            content: <ArtikelGrid articles={articles} heading={titel ? 'h4' : 'h3'} />,
          }))}
        />
      )}
      {only && <Costs />}
      <ShopFoot />
    </section>
  )
}
