import type { PageTheme } from '@kurstadt/contract'
import type { ComponentType, ReactNode } from 'react'
import type { Shell } from '../../content/index.ts'
import { AppBar } from '../../features/app-mode/index.ts'
import { Hinweise } from '../../features/hinweise/index.ts'
import { IdleReset } from '../../features/idle-reset/index.ts'
import {
  ClosingDaysContext,
  type KnownDays,
  soonClosed,
} from '../../features/oeffnungszeiten/index.ts'
import {
  FestivalFooter,
  type FooterProps,
  PilotFooter,
  SiteFooter,
} from '../../features/site-footer/index.ts'
import { contentId, footerId, SiteHeader, SkipLinks } from '../../features/site-header/index.ts'
import { SpracheContext } from '../../i18n/index.ts'
import { berlinTime } from '../../lib/index.ts'
import styles from './site-layout.module.css'

const footers: Record<PageTheme, ComponentType<FooterProps>> = {
  default: SiteFooter,
  rossini: FestivalFooter,
  behoerdenlotse: PilotFooter,
}

const none: KnownDays = []

type SiteLayoutProps = { shell: Shell; theme: PageTheme; children: ReactNode }

/** What stands around a page: accessibility bar, header, alerts, and the footer of its theme (spec 2.4). */
export function SiteLayout({ shell, theme, children }: SiteLayoutProps) {
  const Footer = footers[theme]
  const closingDays = soonClosed(shell.einstellungen?.schliesstage ?? none, berlinTime(new Date()))
  return (
    <SpracheContext value={shell.sprache}>
      <ClosingDaysContext value={closingDays}>
        <SkipLinks theme={theme} />
        <SiteHeader shell={shell} theme={theme} />
        <Hinweise hinweise={shell.hinweise.gezeigt} />
        <main id={contentId} className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <Footer shell={shell} id={footerId} />
        <AppBar menu={shell.menus.app} />
        <IdleReset isGuide={theme === 'behoerdenlotse'} />
      </ClosingDaysContext>
    </SpracheContext>
  )
}
