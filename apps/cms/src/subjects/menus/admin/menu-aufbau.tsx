'use client'
import { DndContext } from '@dnd-kit/core'
import { useId } from 'react'
import tree from '../../../editing/views/tree.module.css'
import { DraggedEntry } from './dragged-entry.tsx'
import { EntryRow } from './entry-row.tsx'
import { inOrder } from './entry-tree.ts'
import styles from './menu-aufbau.module.css'
import { useDragging } from './use-dragging.ts'
import { useMenuForm } from './use-menu-form.ts'
import { useMoving } from './use-moving.ts'
import { usePageTitles } from './use-page-titles.ts'
import { fixedWords } from './words.ts'

function HowToMove() {
  return (
    <>
      Ziehen Sie einen Eintrag an seinen neuen Platz: zwischen zwei Einträge oder auf einen anderen,
      dann steht er darunter. Was unter ihm steht, zieht mit. Mit dem Finger halten Sie ihn erst
      einen Augenblick fest. Ohne Ziehen: „Verschieben“. Auf der Website ändert sich das erst mit
      „Speichern“.
    </>
  )
}

/**
 * All entries of a menu as one tree, in which an entry is moved with all below it. It changes the
 * form alone: nothing is public before the menu is saved.
 */
export function MenuAufbau({ levels }: { levels: number }) {
  const form = useMenuForm(levels)
  const moving = useMoving(form, levels)
  const { dragged, ...dragging } = useDragging(form.entries, moving.put)
  const titles = usePageTitles(form.language)
  const id = useId()
  const rows = inOrder(form.entries)
  if (rows.length === 0) return null
  return (
    <details className={`field-type ${tree.tree} ${styles.tree}`} open>
      <summary>
        <h2 id={id}>Aufbau</h2>
      </summary>
      <p className={styles.hint}>{form.fixed ? fixedWords[form.fixed] : <HowToMove />}</p>
      <DndContext {...dragging}>
        <ol aria-labelledby={id} className={styles.rows}>
          {rows.map((row) => (
            <EntryRow
              key={row.entry.id}
              {...row}
              titles={titles}
              isFixed={form.fixed !== null}
              isOpen={moving.opened === row.entry.id}
              isMoved={moving.moved === row.entry.id}
              onOpen={() => moving.open(row.entry.id)}
              onStep={(step) => moving.step(row.entry.id, step)}
            />
          ))}
        </ol>
        <DraggedEntry entry={dragged} />
      </DndContext>
      <p role="status" className={styles.said}>
        {moving.message}
      </p>
    </details>
  )
}
