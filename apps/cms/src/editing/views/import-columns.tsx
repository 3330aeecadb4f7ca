'use client'
import styles from './dialog.module.css'

/** Which column of a table is what, counted from 0. */
export type ChosenColumns = Readonly<Record<string, number | null | undefined>>

type Choosing = {
  /** What a column can be. */
  columns: Readonly<Record<string, { label: string }>>
  table: { kopf: readonly string[]; spalten: ChosenColumns }
  onChoose: (columns: ChosenColumns) => void
}

/** Which column of the table is what; recognised by their headings, to be corrected by hand. */
export function ImportColumns({ columns, table: { kopf, spalten }, onChoose }: Choosing) {
  const headings = kopf.map((heading, place) => ({ heading, place }))
  const choose = (name: string, value: string) =>
    onChoose({ ...spalten, [name]: value === '' ? null : Number(value) })
  return (
    <fieldset className={styles.columns}>
      <legend>Welche Spalte ist was?</legend>
      {Object.entries(columns).map(([name, { label }]) => (
        <label key={name} className={styles.field}>
          {label}
          <select value={spalten[name] ?? ''} onChange={({ target }) => choose(name, target.value)}>
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
