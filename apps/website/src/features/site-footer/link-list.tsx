import type { Menu, MenuItem } from '@kurstadt/contract'
import { useSprache, useTexts } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './site-footer.module.css'

/** A link of the foot; `href` is null where a menu entry leads nowhere. */
export type FootLink = Pick<MenuItem, 'title' | 'href'>

/** Entries of a menu, none when it could not be had. */
export const linksOf = (menu: Menu | null): readonly FootLink[] => menu?.menuItems ?? []

type LinksProps = { items: readonly FootLink[]; isInline?: boolean }

/** Links one below the other, or side by side. */
export function Links({ items, isInline = false }: LinksProps) {
  return (
    <ul className={isInline ? styles.inline : styles.links}>
      {items.map(({ title, href }) => (
        <li key={title}>{href === null ? title : <Link href={href}>{title}</Link>}</li>
      ))}
    </ul>
  )
}

type LinkListProps = { menu: Menu | null; label: string; more?: readonly FootLink[] }

/** A menu of the foot with its heading; it says so when it could not be had (spec 8). */
export function LinkList({ menu, label, more = [] }: LinkListProps) {
  const { footer, error } = useTexts()
  const sprache = useSprache()
  const items = [...linksOf(menu), ...more]
  if (menu && items.length === 0) return null
  return (
    <nav className={styles.block} aria-label={label}>
      <h2 className={styles.heading}>{label}</h2>
      {menu === null && (
        <p>
          {footer.missing} <Link href={`/${sprache}/`}>{error.homeOf.default}</Link>
        </p>
      )}
      <Links items={items} />
    </nav>
  )
}
