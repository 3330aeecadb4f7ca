import type { ReactNode } from 'react'
import { classNames } from '../../lib/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './numbered-row.module.css'
import { useMapTexts } from './texts.ts'

type NumberedListProps = { label: string; className?: string | undefined; children: ReactNode }

/** The list beside a map, in the order of its numbers. */
export function NumberedList({ className, label, children }: NumberedListProps) {
  return (
    <ol className={classNames(styles.list, className)} aria-label={label}>
      {children}
    </ol>
  )
}

type NumberedRowProps = {
  /** What the address calls it: the number of an entry, or a name on its page. */
  id: number | string
  number: number
  /** What the map calls it. */
  name: string
  /** Address at which the map shows it; null for what is not on the map. */
  href: string | null
  isChosen: boolean
  className?: string | undefined
  children: ReactNode
}

/** An entry of the list beside a map: its number there, which chooses it, and what is said of it. */
export function NumberedRow(props: NumberedRowProps) {
  const words = useMapTexts()
  const { children, className, href, id, isChosen, name, number } = props
  return (
    <li
      className={classNames(styles.row, className)}
      data-place={id}
      aria-current={isChosen || undefined}
    >
      {href === null ? (
        <span className={styles.none}>{number}</span>
      ) : (
        <Link
          className={styles.number}
          href={href}
          data-act="choose"
          aria-label={words.zeigen(number, name)}
        >
          {number}
        </Link>
      )}
      {children}
    </li>
  )
}
