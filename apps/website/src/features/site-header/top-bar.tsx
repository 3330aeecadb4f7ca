import type { Menu, PageTheme } from '@kurstadt/contract'
import { otherSprache, useSprache, useTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import { homeOf } from '../area/index.ts'
import { AccessLinks } from '../leichte-sprache/index.ts'
import styles from './top-bar.module.css'

type TopBarProps = { quicklinks: Menu | null; theme: PageTheme }

/** Quick links, Leichte Sprache and sign language, language switch; the switch leads to the home of the area (spec 4, Language). */
export function TopBar({ quicklinks, theme }: TopBarProps) {
  const { header } = useTexts()
  const other = otherSprache(useSprache())
  const items = quicklinks?.menuItems ?? []
  return (
    <div className={styles.topBar} data-top-bar="">
      <div className={styles.topBarInner}>
        {items.length > 0 && (
          <nav aria-label={header.quicklinks}>
            <ul className={styles.quicklinks}>
              {items.map(({ id, title, href }) => (
                <li key={id}>{href === null ? title : <Link href={href}>{title}</Link>}</li>
              ))}
            </ul>
          </nav>
        )}
        <nav aria-label={header.language}>
          <AccessLinks />
          <Link
            className={styles.language}
            href={homeOf(theme, other)}
            hrefLang={other}
            lang={other}
          >
            <Icon name="language" />
            {header.switchTo}
          </Link>
        </nav>
      </div>
    </div>
  )
}
