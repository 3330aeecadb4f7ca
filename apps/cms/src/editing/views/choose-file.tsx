'use client'
import { type ReactNode, useId } from 'react'
import styles from './dialog.module.css'

/** A calendar or a table to be read, with what it may hold. */
export function ChooseFile({
  children,
  onFile,
}: {
  children: ReactNode
  onFile: (file: File) => void
}) {
  const help = useId()
  return (
    <label className={styles.field}>
      Kalender (.ics) oder Tabelle (.csv)
      <input
        type="file"
        accept=".ics,.ical,.csv,.txt,text/calendar,text/csv"
        aria-describedby={help}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onFile(file)
        }}
      />
      <span id={help} className={styles.help}>
        {children}
      </span>
    </label>
  )
}
