import type { Shell } from '../../content/index.ts'
import { useSprache, useTexts } from '../../i18n/index.ts'
import { isReservedHost } from '../../lib/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { contentsPath } from '../menu/index.ts'
import { type FootLink, Links } from './link-list.tsx'
import styles from './site-footer.module.css'

type FootLineProps = { links: readonly FootLink[]; shell: Shell; hasSitemap?: boolean }

/** True for a town whose providers stand at names that the Internet keeps for examples (RFC 2606). */
function isInvented({ einstellungen, newsletter }: Shell): boolean {
  const hosts = einstellungen?.social.map(({ url }) => URL.parse(url)?.hostname ?? '') ?? []
  return [...hosts, newsletter?.host ?? ''].some(isReservedHost)
}

/** The last line of every page: whose site it is, legal links, site map, the way up. */
export function FootLine({ links, shell, hasSitemap = true }: FootLineProps) {
  const { footer, menu } = useTexts()
  const ort = shell.einstellungen?.ortsname
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
      {isInvented(shell) && <p>{footer.invented}</p>}
    </div>
  )
}
