import type { MenuItem } from '@kurstadt/contract'
import { useTexts } from '../../i18n/index.ts'
import { classNames } from '../../lib/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import { isOnBranch } from './branch.ts'
import styles from './menu.module.css'

function Leaf({ title, href }: { title: string; href: string | null }) {
  const path = useCurrentPath()
  if (href === null) return <span className={styles.entry}>{title}</span>
  return (
    <Link className={styles.entry} href={href} aria-current={href === path ? 'page' : undefined}>
      {title}
    </Link>
  )
}

/**
 * A submenu is a level of its own: once open, its entry becomes the title of that level and the way
 * `zurück` (spec 2.5). One element is both, so back works without JavaScript and keeps the focus.
 */
function Submenu({ item, group }: { item: MenuItem; group: string }) {
  const { menu } = useTexts()
  const isBranch = isOnBranch(item, useCurrentPath())
  return (
    <details
      className={styles.submenu}
      name={group}
      open={isBranch}
      data-branch={isBranch ? '' : undefined}
    >
      <summary className={styles.entry}>
        <span className={styles.back}>
          <Icon name="arrow-left" />
          {menu.back}
        </span>
        <span>{item.title}</span>
        <Icon name="chevron" />
      </summary>
      <ul className={styles.list}>
        {item.href !== null && (
          <li>
            <Leaf title={menu.overview} href={item.href} />
          </li>
        )}
        <MenuEntries items={item.menuItems} group={`menu-${item.id}`} />
      </ul>
    </details>
  )
}

type MenuEntriesProps = { items: readonly MenuItem[]; group: string }

function MenuEntries({ items, group }: MenuEntriesProps) {
  return items.map((item) => (
    <li key={item.id}>
      {item.menuItems.length > 0 ? (
        <Submenu item={item} group={group} />
      ) : (
        <Leaf title={item.title} href={item.href} />
      )}
    </li>
  ))
}

/** A nested menu; of the submenus of one level only one is open (spec 4), without JavaScript too. */
export function MenuList({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul className={classNames(styles.list, styles.first)}>
      <MenuEntries items={items} group="menu" />
    </ul>
  )
}
