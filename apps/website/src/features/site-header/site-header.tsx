import type { PageTheme } from '@kurstadt/contract'
import type { Shell } from '../../content/index.ts'
import { useSprache, useTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { MenuPanel, menuId } from '../menu/index.ts'
import { SearchPanel, searchId } from '../suche/index.ts'
import { Logo } from './logo.tsx'
import styles from './site-header.module.css'
import { TopBar } from './top-bar.tsx'

/** Head of every page: top bar, logo, buttons for search (German only) and menu (spec 2.5). */
export function SiteHeader({ shell, theme }: { shell: Shell; theme: PageTheme }) {
  const { header } = useTexts()
  const hasSearch = useSprache() === 'de'
  const { menus, einstellungen } = shell
  return (
    <>
      <TopBar quicklinks={menus.quicklinks} theme={theme} />
      <header className={styles.header}>
        <div className={styles.inner}>
          <Logo einstellungen={einstellungen} />
          <div className={styles.buttons}>
            {hasSearch && (
              <button type="button" className={styles.button} popoverTarget={searchId}>
                <Icon name="search" />
                <span>{header.search}</span>
              </button>
            )}
            <button type="button" className={styles.button} popoverTarget={menuId}>
              <Icon name="menu" />
              <span>{header.menu}</span>
            </button>
          </div>
        </div>
      </header>
      {hasSearch && <SearchPanel />}
      <MenuPanel haupt={menus.haupt} social={einstellungen?.social ?? []} />
    </>
  )
}
