import type { Menu, MenuItem } from '@kurstadt/contract'
import type { ListedPage } from '../../content/index.ts'
import { useSprache, useTexts } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './inhaltsverzeichnis.module.css'
import { otherPages } from './other-pages.ts'
import { useContentsIntro, useOtherPagesTitle } from './texts.ts'

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

function Topics({ haupt }: { haupt: Menu }) {
  return (
    <div className={styles.topics}>
      {haupt.menuItems.map((item) => (
        <section key={item.id} className={styles.topic}>
          <h2>
            <Entry item={item} />
          </h2>
          <Entries items={item.menuItems} />
        </section>
      ))}
    </div>
  )
}

function Others({ pages }: { pages: readonly ListedPage[] }) {
  const title = useOtherPagesTitle()
  if (pages.length === 0) return null
  return (
    <section className={styles.others}>
      <h2>{title}</h2>
      <ul className={styles.otherList}>
        {pages.map((page) => (
          <li key={page.href}>
            <Link href={page.href}>{page.title}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

type InhaltsverzeichnisProps = { haupt: Menu | null; pages: readonly ListedPage[] }

/**
 * The whole menu as a page of plain links, for whoever cannot open it (spec 2.5), and below it every
 * page that it does not lead to.
 */
export function Inhaltsverzeichnis({ haupt, pages }: InhaltsverzeichnisProps) {
  const { menu } = useTexts()
  const intro = useContentsIntro()
  const sprache = useSprache()
  const isEmpty = haupt === null || haupt.menuItems.length === 0
  return (
    <div className={styles.contents}>
      {isEmpty ? (
        <p>
          {haupt ? menu.empty : menu.missing} <Link href={`/${sprache}/`}>{menu.missingLink}</Link>
        </p>
      ) : (
        <>
          <p className={styles.intro}>{intro}</p>
          <Topics haupt={haupt} />
        </>
      )}
      <Others pages={otherPages(haupt, pages, sprache)} />
    </div>
  )
}
