import { framePaths } from '@kurstadt/contract'
import { use } from 'react'
import type { Shell } from '../../content/index.ts'
import { useSprache, useTexts } from '../../i18n/index.ts'
import { isReservedHost } from '../../lib/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { contentsPath } from '../menu/index.ts'
import { type FootLink, Links } from './link-list.tsx'
import { ReportedPathContext } from './reported-path-context.ts'
import styles from './site-footer.module.css'

type FootLineProps = { links: readonly FootLink[]; shell: Shell; hasSitemap?: boolean }

/** True for a town whose providers stand at names that the Internet keeps for examples (RFC 2606). */
function isInvented({ einstellungen, newsletter }: Shell): boolean {
  const hosts = einstellungen?.social.map(({ url }) => URL.parse(url)?.hostname ?? '') ?? []
  return [...hosts, newsletter?.host ?? ''].some(isReservedHost)
}

/** The last line of every page: whose site it is, legal links, where barriers are reported, site map, the way up. */
export function FootLine({ links, shell, hasSitemap = true }: FootLineProps) {
  const { footer, menu } = useTexts()
  const ort = shell.einstellungen?.ortsname
  const sprache = useSprache()
  const sitemap = { title: menu.contents, href: contentsPath[sprache] }
  const path = use(ReportedPathContext)
  const from = path === null ? '' : `?von=${encodeURIComponent(path).replaceAll('%2F', '/')}`
  const report = {
    title: footer.report,
    href: `${framePaths.access[sprache].statement}${from}#formular-barriere`,
  }
  const own = [...links, report, ...(hasSitemap ? [sitemap] : [])]
  return (
    <div className={styles.legal}>
      {ort && <p>© {ort}</p>}
      <nav aria-label={footer.rechtliches}>
        <Links isInline items={own} />
      </nav>
      <a className={styles.top} href="#top">
        <Icon name="arrow-up" />
        {footer.toTop}
      </a>
      {isInvented(shell) && <p>{footer.invented}</p>}
    </div>
  )
}
