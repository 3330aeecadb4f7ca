'use client'
import { useDraggable, useDroppable } from '@dnd-kit/core'
import { DragHandleIcon } from '@payloadcms/ui'
import tree from '../../../editing/views/tree.module.css'
import { type Goal, places, type Standing, type Step, steps, type Target } from './entry-tree.ts'
import styles from './menu-aufbau.module.css'
import { zoneId } from './use-dragging.ts'
import { buttonId } from './use-moving.ts'
import { nameOf, stepWords } from './words.ts'

type Titles = ReadonlyMap<string, string>

type Props = Standing & {
  titles: Titles
  isFixed: boolean
  isOpen: boolean
  isMoved: boolean
  onOpen: () => void
  onStep: (step: Step) => void
}

function goalInWords(goal: Goal, titles: Titles): string {
  if (goal.kind === 'none') return 'nur Überschrift'
  if (goal.kind === 'missing') return 'noch ohne Ziel'
  if (goal.kind === 'address') return goal.href
  const title = titles.get(goal.id)
  return title === undefined ? 'Seite' : `Seite „${title}“`
}

/** A part of a row that a dragged entry can be let go over. */
function Zone({ target }: { target: Target }) {
  const { setNodeRef, isOver } = useDroppable({ id: zoneId(target) })
  return (
    <span
      ref={setNodeRef}
      className={styles[target.place]}
      data-over={isOver ? target.place : undefined}
    />
  )
}

function Steps({ entry, onStep }: Pick<Props, 'entry' | 'onStep'>) {
  return (
    <fieldset className={styles.steps}>
      <legend className={tree.hidden}>{nameOf(entry)} verschieben</legend>
      {steps.map((step) => (
        <button key={step} type="button" id={buttonId(entry.id, step)} onClick={() => onStep(step)}>
          {stepWords[step]}
        </button>
      ))}
    </fieldset>
  )
}

function Opener({ entry, isOpen, onOpen }: Pick<Props, 'entry' | 'isOpen' | 'onOpen'>) {
  return (
    <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={onOpen}>
      <span className={tree.hidden}>{nameOf(entry)} </span>
      <span>Verschieben</span>
    </button>
  )
}

/** One line of the tree. */
export function EntryRow(props: Props) {
  const { entry, level, titles, isFixed, isOpen, isMoved, onOpen, onStep } = props
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: entry.id, disabled: isFixed })
  return (
    <li className={styles.row} data-level={level} data-moved={isMoved || undefined}>
      <div className={styles.line} data-dragging={isDragging || undefined}>
        <div ref={setNodeRef} className={styles.grip} {...listeners} data-fixed={isFixed}>
          {!isFixed && <DragHandleIcon />}
          <span className={styles.title}>
            <span className={tree.hidden}>Ebene {level}: </span>
            <span>{entry.title || 'Ohne Titel'}</span>
          </span>{' '}
          <span className={styles.goal}>{goalInWords(entry.goal, titles)}</span>
        </div>
        {!isFixed && <Opener entry={entry} isOpen={isOpen} onOpen={onOpen} />}
        {places.map((place) => (
          <Zone key={place} target={{ id: entry.id, place }} />
        ))}
      </div>
      {isOpen && !isFixed && <Steps entry={entry} onStep={onStep} />}
    </li>
  )
}
