'use client'
import { DragOverlay } from '@dnd-kit/core'
import { type Entry, inOrder } from './entry-tree.ts'
import styles from './menu-aufbau.module.css'
import { nameOf } from './words.ts'

/** What the pointer carries: the entry, and how many come along. */
export function DraggedEntry({ entry }: { entry: Entry | null }) {
  const along = entry ? inOrder(entry.below).length : 0
  return (
    <DragOverlay dropAnimation={null}>
      {entry && (
        <span className={styles.dragged}>
          {nameOf(entry)}
          {along > 0 && ` mit ${along} ${along === 1 ? 'Untereintrag' : 'Untereinträgen'}`}
        </span>
      )}
    </DragOverlay>
  )
}
