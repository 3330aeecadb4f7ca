import type { Einstellungen, PageTheme } from '@kurstadt/contract'
import type { Shell } from '../../content/index.ts'
import { useSprache } from '../../i18n/index.ts'
import { Kept, placeAmong } from '../../ui/kept/index.ts'
import { useCurrentPath } from '../../ui/link/index.ts'
import { guidePages, homeOf } from '../area/index.ts'
import { MenuPanel, menuId } from '../menu/index.ts'
import { SearchPanel } from '../suche/index.ts'
import { HeaderButtons } from './header-buttons.tsx'
import { Logo } from './logo.tsx'
import { LotseLinks } from './lotse-links.tsx'
import styles from './site-header.module.css'
import { TopBar } from './top-bar.tsx'

const noServices: Einstellungen['social'] = []

/**
 * Head of every page: top bar, logo, buttons for search (German only) and menu (spec 2.5). The
 * festival has its own name and quick links, the authority pilot nothing but its two links (spec 2.2).
 */
export function SiteHeader({ shell, theme }: { shell: Shell; theme: PageTheme }) {
  const isLotse = theme === 'behoerdenlotse'
  const sprache = useSprache()
  const { offices, services } = guidePages[sprache]
  const marked = new Set([homeOf(theme, sprache), ...(isLotse ? [services, offices] : [])])
  const place = placeAmong(marked, useCurrentPath())
  const { menus, einstellungen } = shell
  const { quicklinks, haupt } = menus
  return (
    <>
      <Kept
        name={`head ${theme}`}
        of={[quicklinks, einstellungen]}
        path={place}
        data-behaviour="top-bar"
        className={styles.head}
        data-site-header=""
      >
        {!isLotse && <TopBar quicklinks={quicklinks} theme={theme} />}
        <header className={styles.header}>
          <div className={styles.inner}>
            <Logo einstellungen={einstellungen} theme={theme} />
            {isLotse ? <LotseLinks /> : <HeaderButtons />}
          </div>
        </header>
      </Kept>
      {!isLotse && sprache === 'de' && <SearchPanel menuId={menuId} />}
      {!isLotse && (
        <MenuPanel
          haupt={haupt}
          quicklinks={quicklinks}
          social={einstellungen?.social ?? noServices}
        />
      )}
    </>
  )
}
