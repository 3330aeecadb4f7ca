import type { Menu } from '@kurstadt/contract'
import { use } from 'react'
import { useTexts } from '../../i18n/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import styles from './app-bar.module.css'
import { AppModeContext } from './app-mode-context.ts'

/** More places than a thumb finds without looking. */
const most = 5

/** Whether a page is the place itself or lies below it; nothing lies below the home page. */
function currentOf(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  const isHome = href.split('/').length <= 3
  return !isHome && path.startsWith(href) ? 'true' : undefined
}

/** The bar at the foot of the installed site (spec 4, app mode): nothing in a browser’s own window. */
export function AppBar({ menu }: { menu: Menu | null }) {
  const isApp = use(AppModeContext)
  const path = useCurrentPath()
  const { app } = useTexts()
  const places = (menu?.menuItems ?? [])
    .flatMap(({ id, title, href }) => (href === null ? [] : [{ id, title, href }]))
    .slice(0, most)
  if (!isApp || places.length === 0) return null
  return (
    <nav className={styles.bar} aria-label={app.bar}>
      <ul className={styles.places}>
        {places.map(({ id, title, href }) => (
          <li key={id}>
            <Link className={styles.place} href={href} aria-current={currentOf(path, href)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
