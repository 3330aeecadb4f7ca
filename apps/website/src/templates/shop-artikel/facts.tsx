import type { ShopArtikel } from '@kurstadt/contract'
import type { ReactNode } from 'react'
import { useShopTexts } from '../../features/shop/index.ts'
import { formatDate, useLang, useSprache } from '../../i18n/index.ts'
import { berlinDay } from '../../lib/berlin-time.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './shop-artikel.module.css'

type Of = { article: ShopArtikel }

const numbers = { de: new Intl.NumberFormat('de-DE'), en: new Intl.NumberFormat('en-GB') }

/** Where one reaches the maker: an address of mail or of a site leads there, anything else is text. */
function Contact({ children: text }: { children: string }) {
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return <Link href={`mailto:${text}`}>{text}</Link>
  return /^https?:\/\/\S+$/.test(text) ? <Link href={text}>{text}</Link> : text
}

/** Who made it or answers for it in the Union (GPSR, article 19). */
function Maker({ article: { hersteller } }: Of) {
  if (hersteller === null) return null
  const { name, anschrift, kontakt } = hersteller
  return (
    <>
      {[name, anschrift].filter(Boolean).join(', ')}
      {kontakt && (
        <>
          <br />
          <Contact>{kontakt}</Contact>
        </>
      )}
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What the law wants said of an article, and what else one may ask: maker, safety, weight. */
export function Facts({ article }: Of) {
  const words = useShopTexts()
  const lang = useLang(article.sprache)
  const sprache = useSprache()
  const { erstellt, gewicht_pro_einheit: grams, hersteller, sicherheit, widerruf } = article
  return (
    <section className={styles.facts}>
      <h2>{words.article.facts}</h2>
      <dl>
        {grams > 0 && (
          <Fact label={words.article.weight}>
            {words.article.grams(numbers[sprache].format(grams))}
          </Fact>
        )}
        {hersteller && (
          <Fact label={words.article.maker}>
            <Maker article={article} />
          </Fact>
        )}
        {sicherheit && (
          <Fact label={words.article.safety}>
            <span lang={lang}>{sicherheit}</span>
          </Fact>
        )}
        <Fact label={words.article.withdrawal}>{words.widerruf[widerruf]}</Fact>
        <Fact label={words.article.since}>{formatDate(berlinDay(new Date(erstellt)))}</Fact>
      </dl>
    </section>
  )
}
