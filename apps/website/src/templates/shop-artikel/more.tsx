import type { ShopArtikel } from '@kurstadt/contract'
import { DownloadList } from '../../features/downloads/index.ts'
import { useShopTexts } from '../../features/shop/index.ts'
import { useLang } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './shop-artikel.module.css'

type Of = { article: ShopArtikel }

/** Documents that are for everybody (`einstufung`): files, and what lies elsewhere. */
export function Documents({ article }: Of) {
  const words = useShopTexts().article
  const lang = useLang(article.sprache)
  const shown = article.dokumente.filter(({ einstufung }) => einstufung === 'oeffentlich')
  if (shown.length === 0) return null
  const files = shown.flatMap(({ datei, downloadtext }) =>
    datei ? [{ ...datei, titel: downloadtext }] : [],
  )
  const elsewhere = shown.filter(({ datei }) => datei === null)
  return (
    <section className={styles.section}>
      <h2>{words.documents}</h2>
      <DownloadList downloads={files} lang={lang} />
      <Links
        lang={lang}
        links={elsewhere.flatMap(({ link, downloadtext }) =>
          link === null ? [] : [{ link, linktext: downloadtext || link }],
        )}
      />
    </section>
  )
}

type LinksProps = { links: readonly { link: string; linktext: string }[]; lang: string | undefined }

function Links({ links, lang }: LinksProps) {
  if (links.length === 0) return null
  return (
    <ul className={styles.links}>
      {links.map(({ link, linktext }) => (
        <li key={link}>
          <Link href={link} lang={lang}>
            {linktext}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Where one reads more: links of the editor. */
export function Further({ article }: Of) {
  const words = useShopTexts().article
  const lang = useLang(article.sprache)
  if (article.links.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{words.links}</h2>
      <Links links={article.links} lang={lang} />
    </section>
  )
}

/** The event that an article belongs to. */
export function Event({ article }: Of) {
  const words = useShopTexts().article
  const lang = useLang(article.sprache)
  const { veranstaltung } = article
  if (veranstaltung === null) return null
  const { titel, detailURL } = veranstaltung
  return (
    <p className={styles.event}>
      <Icon name="kalender" />
      <span>
        {words.event}:{' '}
        <span lang={lang}>{detailURL ? <Link href={detailURL}>{titel}</Link> : titel}</span>
      </span>
    </p>
  )
}
