import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/index.ts'
import { listAddress } from '../../lib/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import { ListNote } from './list-note.tsx'

type EmptyListProps = {
  list: { data: readonly unknown[]; anzahl: number }
  /** What narrows the list down, as the address has it. */
  query?: Readonly<Record<string, string>>
  /** What stands where the list has no entry at all. */
  children?: ReactNode
}

/**
 * What stands in place of the entries: that there are none, or, past the last page of those there
 * are, the way back to the first. Nothing where the page has entries.
 */
export function EmptyList({ list, query = {}, children }: EmptyListProps) {
  const words = useTexts().list
  const path = useCurrentPath()
  if (list.data.length > 0) return null
  if (list.anzahl === 0) return children
  return (
    <ListNote title={words.pastTheEnd}>
      <Link href={listAddress(path, query)}>{words.toFirst}</Link>
    </ListNote>
  )
}
