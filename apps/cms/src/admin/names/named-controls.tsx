'use client'
import { type ReactNode, useEffect } from 'react'
import { nameControls } from './names.ts'

/** Around every view: names controls as they come, at most once a frame. */
export function NamedControls({ children }: { children: ReactNode }) {
  useEffect(() => {
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => nameControls(document))
    }
    const observer = new MutationObserver(later)
    observer.observe(document.body, { childList: true, subtree: true })
    later()
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [])
  return <>{children}</>
}
