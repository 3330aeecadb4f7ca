import type { Menu, MenuItem } from '@kurstadt/contract'
import { useSprache, useTexts } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './inhaltsverzeichnis.module.css'
import { useContentsIntro } from './texts.ts'

function Entry({ item: { title, href } }: { item: MenuItem }) {
  return href === null ? title : <Link href={href}>{title}</Link>
}

function Entries({ items }: { items: readonly MenuItem[] }) {
  if (items.length === 0) return null
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <Entry item={item} />
          <Entries items={item.menuItems} />
        </li>
      ))}
    </ul>
  )
}

/** The whole menu as a page of plain links: the menu for whoever cannot open it (spec 2.5). */
export function Inhaltsverzeichnis({ haupt }: { haupt: Menu | null }) {
  const { menu } = useTexts()
  const intro = useContentsIntro()
  const home = `/${useSprache()}/`
  const items = haupt?.menuItems ?? []
  if (items.length === 0)
    return (
      <p className={styles.contents}>
        {haupt ? menu.empty : menu.missing} <Link href={home}>{menu.missingLink}</Link>
      </p>
    )
  return (
    <div className={styles.contents}>
      <p className={styles.intro}>{intro}</p>
      <div className={styles.topics}>
        {items.map((item) => (
          <section key={item.id} className={styles.topic}>
            <h2>
              <Entry item={item} />
            </h2>
            <Entries items={item.menuItems} />
          </section>
        ))}
      </div>
    </div>
  )
}
