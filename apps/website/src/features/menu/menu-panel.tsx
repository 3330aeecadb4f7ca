import type { Einstellungen, Menu } from '@kurstadt/contract'
import { useSprache, useTexts } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Overlay } from '../../ui/overlay/index.ts'
import styles from './menu.module.css'
import { MenuList } from './menu-list.tsx'

/** Id of the overlay that holds the menu; buttons open it by this name. */
export const menuId = 'menu'

function NoMenu() {
  const { menu } = useTexts()
  const sprache = useSprache()
  return (
    <p className={styles.missing}>
      {menu.missing} <Link href={`/${sprache}/`}>{menu.missingLink}</Link>
    </p>
  )
}

type MenuPanelProps = { haupt: Menu | null; social: Einstellungen['social'] }

/** The main menu as an overlay, with the links to the town's social pages (spec 2.5). */
export function MenuPanel({ haupt, social }: MenuPanelProps) {
  const { menu, header } = useTexts()
  const items = haupt?.menuItems ?? []
  return (
    <Overlay id={menuId} label={menu.label} closeLabel={header.close} side="end">
      <nav aria-label={menu.label} className={styles.menu}>
        {items.length > 0 ? <MenuList items={items} /> : <NoMenu />}
      </nav>
      {social.length > 0 && (
        <ul className={styles.social} aria-label={menu.social}>
          {social.map(({ dienst, url }) => (
            <li key={url}>
              <Link href={url}>{dienst}</Link>
            </li>
          ))}
        </ul>
      )}
    </Overlay>
  )
}
