'use client'
import styles from '../../../editing/views/dialog.module.css'
import type { ImportReport, NamedKind } from '../einlesen/report.ts'

type Choosing = {
  names: readonly NamedKind[]
  kinds: ImportReport['bekannt']
  /** A kind, null to leave it out, or undefined for what was recognised. */
  onChoose: (name: string, art: string | null | undefined) => void
}

/** Several kinds in one entry stay together until somebody chooses one. */
const several = 'mehrere'

function chosenIn({ arten: [first = '', ...more] }: NamedKind): string {
  return more.length > 0 ? several : first
}

/** Which kind each word of the file means; recognised where it is certain, to be corrected by hand. */
export function ImportKinds({ kinds, names, onChoose }: Choosing) {
  if (names.length === 0) return null
  return (
    <fieldset className={styles.columns}>
      <legend>Welche Abfallart ist gemeint?</legend>
      {names.map((one) => (
        <label key={one.name} className={styles.field}>
          {`„${one.name}“ (${one.anzahl})`}
          <select
            value={chosenIn(one)}
            onChange={({ target: { value } }) =>
              onChoose(one.name, value === several ? undefined : value || null)
            }
          >
            <option value="">(auslassen)</option>
            {one.arten.length > 1 && <option value={several}>mehrere zugleich</option>}
            {kinds.map(({ id, titel }) => (
              <option key={id} value={id}>
                {titel}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}
