import type { MenuItem } from '@kurstadt/contract'
import { type MouseEvent, useSyncExternalStore } from 'react'
import { useTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import { isOnBranch } from './branch.ts'
import styles from './menu.module.css'

const never = () => () => undefined
const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

function Leaf({ title, href }: { title: string; href: string | null }) {
  const path = useCurrentPath()
  if (href === null) return <span className={styles.entry}>{title}</span>
  return (
    <Link className={styles.entry} href={href} aria-current={href === path ? 'page' : undefined}>
      {title}
    </Link>
  )
}

/** Leads back to the level above: closes the submenu and gives the focus to its entry. */
function BackButton() {
  const { menu } = useTexts()
  if (!useIsHydrated()) return null
  const goBack = (event: MouseEvent<HTMLButtonElement>) => {
    const submenu = event.currentTarget.closest('details')
    submenu?.removeAttribute('open')
    submenu?.querySelector('summary')?.focus()
  }
  return (
    <li>
      <button type="button" className={styles.back} onClick={goBack}>
        <Icon name="arrow-left" />
        {menu.back}
      </button>
    </li>
  )
}

function Submenu({ item, group }: { item: MenuItem; group: string }) {
  const { menu } = useTexts()
  const path = useCurrentPath()
  return (
    <details className={styles.submenu} name={group} open={isOnBranch(item, path)}>
      <summary className={styles.entry}>
        {item.title}
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <ul className={styles.list}>
        <BackButton />
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
    <ul className={styles.list}>
      <MenuEntries items={items} group="menu" />
    </ul>
  )
}
