import { useEffect, useRef, useState } from 'react'
import { type Moved, move, moveBy, type Step, standingOf, type Target } from './entry-tree.ts'
import type { MenuForm } from './use-menu-form.ts'
import { busyWords, placeInWords, refusalInWords } from './words.ts'

/** The id of the button for a step of an entry. */
export function buttonId(id: string, step: Step): string {
  return `aufbau-${id}-${step}`
}

/** Moves entries, says what came of it, and keeps the focus with the entry that was moved. */
export function useMoving({ entries, busy, change }: MenuForm, levels: number) {
  const [opened, setOpened] = useState<string | null>(null)
  const [moved, setMoved] = useState<string | null>(null)
  const [message, announce] = useState('')
  const button = useRef<string | null>(null)

  // A row that changes its place in the page loses the focus.
  useEffect(() => {
    if (button.current === null) return
    document.getElementById(button.current)?.focus()
    button.current = null
  })

  const settle = (id: string, result: Moved) => {
    const entry = standingOf(entries, id)?.entry
    if (!entry) return
    if (busy) return announce(busyWords[busy])
    if (result.entries === null) return announce(refusalInWords(entry, result.refusal, levels))
    change(result.entries)
    setMoved(id)
    announce(placeInWords(result.entries, id))
  }

  return {
    opened,
    moved,
    message,
    open: (id: string) => {
      setOpened(opened === id ? null : id)
      announce('')
    },
    put: (id: string, target: Target) => settle(id, move(entries, id, target, levels)),
    step: (id: string, step: Step) => {
      button.current = buttonId(id, step)
      settle(id, moveBy(entries, id, step, levels))
    },
  }
}
