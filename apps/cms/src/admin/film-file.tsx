'use client'
import { useState } from 'react'
import { filmLimits, filmTooLarge } from '../platform/media/limits.ts'
import styles from './film-upload.module.css'

type Props = { id: string; mimeType: string; onChoose: (file: File | null) => void }

/** Where a film is chosen; one that is too large is refused there, before anything is sent. */
export function FilmFile({ id, mimeType, onChoose }: Props) {
  const [isTooLarge, setIsTooLarge] = useState(false)
  const choose = (file: File | null) => {
    const isLarge = file !== null && file.size > filmLimits.bytes
    setIsTooLarge(isLarge)
    onChoose(isLarge ? null : file)
  }
  return (
    <div>
      <label htmlFor={id}>
        Datei
        <input
          id={id}
          type="file"
          accept={mimeType}
          aria-describedby={isTooLarge ? `${id}-problem` : undefined}
          aria-invalid={isTooLarge}
          data-in-parts
          onChange={({ target }) => choose(target.files?.[0] ?? null)}
        />
      </label>
      {isTooLarge && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {filmTooLarge}
        </p>
      )}
    </div>
  )
}
