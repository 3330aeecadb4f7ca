'use client'
import { type ReactNode, useEffect } from 'react'
import { describeControls, focusFirstProblem, saves } from './described.ts'
import { nameControls } from './names.ts'
import { nameWindows } from './windows.ts'

/** Milliseconds in which a save is answered; later its buttons have nothing to do with the focus. */
const answered = 10_000

/** Payload locks fields while it saves, and may call one wrong before it is free. */
const watched = {
  attributeFilter: ['disabled'],
  characterData: true,
  childList: true,
  subtree: true,
}

/** Around every view: names and describes controls as they come, at most once a frame. */
export function NamedControls({ children }: { children: ReactNode }) {
  useEffect(() => {
    let frame = 0
    let asked = Number.NEGATIVE_INFINITY
    const update = () => {
      nameControls(document)
      nameWindows(document)
      describeControls(document)
      if (performance.now() - asked < answered) focusFirstProblem(document)
    }
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
    }
    const press = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(saves)) asked = performance.now()
    }
    const goOn = () => {
      asked = Number.NEGATIVE_INFINITY
    }
    const observer = new MutationObserver(later)
    observer.observe(document.body, watched)
    const ended = new AbortController()
    const first = { capture: true, signal: ended.signal }
    document.addEventListener('keydown', goOn, first)
    document.addEventListener('pointerdown', goOn, first)
    document.addEventListener('click', press, first)
    later()
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      ended.abort()
    }
  }, [])
  return <>{children}</>
}
