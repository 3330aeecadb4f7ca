import type { PageTheme } from '@kurstadt/contract'
import type { ReactNode } from 'react'
import type { Shell } from '../../content/index.ts'
import { SiteFooter } from '../../features/site-footer/index.ts'
import { contentId, footerId, SiteHeader, SkipLinks } from '../../features/site-header/index.ts'
import { SpracheContext } from '../../i18n/index.ts'
import styles from './site-layout.module.css'

type SiteLayoutProps = { shell: Shell; theme: PageTheme; children: ReactNode }

/** The site layout `default`: accessibility bar, header, content, footer (spec 2.4). */
export function SiteLayout({ shell, theme, children }: SiteLayoutProps) {
  return (
    <SpracheContext value={shell.sprache}>
      <SkipLinks />
      <SiteHeader shell={shell} theme={theme} />
      <main id={contentId} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter shell={shell} id={footerId} />
    </SpracheContext>
  )
}
