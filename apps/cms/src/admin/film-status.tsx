'use client'
import { useEffect, useRef } from 'react'
import styles from './film-upload.module.css'

type Props = { kind: 'idle' | 'sending' | 'done' | 'refused'; words: string }

/**
 * Status of an upload. The buttons that are pressed for it go away: it takes the focus from the one
 * that begins, and where the one that stops had it. Who is in another field stays there.
 */
export function FilmStatus({ kind, words }: Props) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const isLost = kind !== 'idle' && document.activeElement === document.body
    if (kind === 'sending' || isLost) line.current?.focus()
  }, [kind])
  const isRefused = kind === 'refused'
  return (
    <p
      ref={line}
      role={isRefused ? 'alert' : 'status'}
      tabIndex={-1}
      className={isRefused ? styles.problem : styles.status}
    >
      {words}
    </p>
  )
}
