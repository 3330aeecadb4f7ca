'use client'
import styles from '../../../editing/views/dialog.module.css'
import { type Columns, columns } from '../import/columns.ts'
import type { ImportReport } from './import-report.ts'

type Choosing = {
  table: NonNullable<ImportReport['tabelle']>
  onChoose: (columns: Columns) => void
}

/** Which column of the table is what; recognised by their headings, to be corrected by hand. */
export function ImportColumns({ table: { kopf, spalten }, onChoose }: Choosing) {
  const headings = kopf.map((heading, place) => ({ heading, place }))
  const choose = (name: string, value: string) =>
    onChoose({ ...spalten, [name]: value === '' ? null : Number(value) })
  return (
    <fieldset className={styles.columns}>
      <legend>Welche Spalte ist was?</legend>
      {Object.entries(columns).map(([name, { label }]) => (
        <label key={name} className={styles.field}>
          {label}
          <select
            value={new Map(Object.entries(spalten)).get(name) ?? ''}
            onChange={({ target }) => choose(name, target.value)}
          >
            <option value="">(keine)</option>
            {headings.map(({ place, heading }) => (
              <option key={place} value={place}>
                {heading || `Spalte ${place + 1}`}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}
