import { Link } from '../link/index.ts'
import styles from './breadcrumb.module.css'

type BreadcrumbProps = {
  label: string
  items: readonly { title: string; href: string }[]
  /** Title of the page that is shown; the last, unlinked step. */
  current: string
  /** Language of that title, where it is not the page's. */
  currentLang?: string | undefined
}

/** The way from the home page to this one. */
export function Breadcrumb({ label, items, current, currentLang }: BreadcrumbProps) {
  const ancestors = items.filter((item) => item.title !== current)
  if (ancestors.length === 0) return null
  return (
    <nav className={styles.breadcrumb} aria-label={label}>
      <ol className={styles.list}>
        {ancestors.map((item) => (
          <li key={item.href} className={styles.item}>
            <Link href={item.href}>{item.title}</Link>
          </li>
        ))}
        <li className={styles.item} aria-current="page" lang={currentLang}>
          {current}
        </li>
      </ol>
    </nav>
  )
}
