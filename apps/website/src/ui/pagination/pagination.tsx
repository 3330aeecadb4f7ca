import { Icon } from '../icon/index.ts'
import { Link, useCurrentPath } from '../link/index.ts'
import { pageWindow } from './page-window.ts'
import styles from './pagination.module.css'

type PaginationProps = {
  current: number
  last: number
  /** Parameters that stay the same from page to page. */
  query: Readonly<Record<string, string>>
  words: { pages: string; page: (page: number) => string; previous: string; next: string }
}

/** Links to the other pages of a list, by the parameter `seite`; nothing when there is one page. */
export function Pagination({ current, last, query, words }: PaginationProps) {
  const path = useCurrentPath()
  if (last <= 1) return null
  const address = (page: number) => {
    const { seite: _, ...rest } = query
    const text = new URLSearchParams(
      page === 1 ? rest : { ...rest, seite: String(page) },
    ).toString()
    return text === '' ? path : `${path}?${text}`
  }
  return (
    <nav className={styles.pagination} aria-label={words.pages}>
      {current > 1 && (
        <Link className={styles.step} href={address(Math.min(current - 1, last))} rel="prev">
          <Icon name="arrow-left" />
          <span>{words.previous}</span>
        </Link>
      )}
      <ol className={styles.list}>
        {pageWindow(current, last).map((page, index) =>
          page === null ? (
            <li key={`gap-${index < 3 ? 'before' : 'after'}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                className={styles.page}
                href={address(page)}
                aria-label={words.page(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Link>
            </li>
          ),
        )}
      </ol>
      {current < last && (
        <Link className={styles.step} href={address(current + 1)} rel="next">
          <span>{words.next}</span>
          <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  )
}
