'use client'
import { type ReactNode, useEffect } from 'react'
import { describeControls, focusFirstProblem, saves } from './described.ts'
import { nameControls } from './names.ts'
import { nameWindows } from './windows.ts'

/** Milliseconds in which a save is answered; later its buttons have nothing to do with the focus. */
const answered = 10_000

/** Around every view: names and describes controls as they come, at most once a frame. */
export function NamedControls({ children }: { children: ReactNode }) {
  useEffect(() => {
    let frame = 0
    let asked = Number.NEGATIVE_INFINITY
    const update = () => {
      nameControls(document)
      nameWindows(document)
      describeControls(document)
      if (performance.now() - asked < answered && focusFirstProblem(document))
        asked = Number.NEGATIVE_INFINITY
    }
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
    }
    const press = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(saves)) asked = performance.now()
    }
    const observer = new MutationObserver(later)
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    document.addEventListener('click', press, true)
    later()
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      document.removeEventListener('click', press, true)
    }
  }, [])
  return <>{children}</>
}
