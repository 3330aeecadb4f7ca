import { useSprache, useTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { contentsPath } from '../menu/index.ts'
import { type FootLink, Links } from './link-list.tsx'
import styles from './site-footer.module.css'

type FootLineProps = { links: readonly FootLink[]; ort: string | undefined; hasSitemap?: boolean }

/** The last line of every page: whose site it is, legal links, site map, the way up. */
export function FootLine({ links, ort, hasSitemap = true }: FootLineProps) {
  const { footer, menu } = useTexts()
  const sitemap = { title: menu.contents, href: contentsPath[useSprache()] }
  return (
    <div className={styles.legal}>
      {ort && <p>© {ort}</p>}
      <nav aria-label={footer.rechtliches}>
        <Links isInline items={hasSitemap ? [...links, sitemap] : links} />
      </nav>
      <a className={styles.top} href="#top">
        <Icon name="arrow-up" />
        {footer.toTop}
      </a>
    </div>
  )
}
