'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { ChooseFile } from '../../../editing/views/choose-file.tsx'
import styles from '../../../editing/views/dialog.module.css'
import { ImportColumns } from '../../../editing/views/import-columns.tsx'
import { columns } from '../einlesen/columns.ts'
import { type ImportReport, writable } from '../einlesen/report.ts'
import { ImportKinds } from './import-kinds.tsx'
import { ImportChanges, ImportResult } from './import-result.tsx'
import { type Choice, useImport } from './use-import.ts'

type FormProps = { year: number; usualYear: number; districts: readonly number[] }
type Choosing = FormProps & { choice: Choice; onChoose: (changed: Partial<Choice>) => void }

/** What a file does not say of itself. */
function About({ choice, districts, onChoose, year }: Choosing) {
  return (
    <fieldset className={styles.columns}>
      <legend>Wofür gilt die Datei?</legend>
      <label className={styles.field}>
        Jahr
        <select
          value={choice.jahr}
          onChange={({ target }) => onChoose({ jahr: Number(target.value) })}
        >
          {[year, year + 1].map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        Abfuhrbezirk
        <select value={choice.bezirk} onChange={({ target }) => onChoose({ bezirk: target.value })}>
          <option value="">Steht in der Datei</option>
          {districts.map((one) => (
            <option key={one} value={one}>
              Bezirk {one}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  )
}

type Meant = {
  report: ImportReport
  choice: Choice
  onChoose: (changed: Partial<Choice>) => void
}

/** How the file was understood; open where something of it is not certain. */
function Meaning({ choice, onChoose, report }: Meant) {
  const { bekannt, namen, tabelle } = report
  // Once open it stays so: whoever chooses in it must not lose the place.
  const [isUnsure] = useState(namen.length === 0 || namen.some(({ arten }) => arten.length === 0))
  return (
    <details className={styles.more} open={isUnsure}>
      <summary>So wurde die Datei verstanden</summary>
      {tabelle && (
        <ImportColumns
          columns={columns}
          table={tabelle}
          onChoose={(spalten) => onChoose({ spalten })}
        />
      )}
      <ImportKinds
        names={namen}
        kinds={bekannt}
        onChoose={(name, art) => onChoose({ arten: { ...choice.arten, [name]: art } })}
      />
    </details>
  )
}

type Deciding = {
  report: ImportReport
  choice: Choice
  isBusy: boolean
  onStreichen: (streichen: boolean) => void
  onKeep: () => void
}

/** The last question before it is written, public at once. */
function Decide({ choice, isBusy, onKeep, onStreichen, report }: Deciding) {
  const gone = report.aenderungen.filter(({ ergebnis }) => ergebnis === 'entfaellt').length
  const isFaulty = report.maengel.some(({ schwere }) => schwere === 'fehler')
  const count = writable(report, choice.streichen)
  if (isFaulty || report.istGeschrieben || report.aenderungen.length === 0) return null
  return (
    <>
      {gone > 0 && (
        <div className={styles.choices}>
          <label>
            <input
              type="checkbox"
              checked={choice.streichen}
              onChange={({ target }) => onStreichen(target.checked)}
            />
            Auch streichen, was nicht in der Datei steht ({gone})
          </label>
        </div>
      )}
      {count > 0 && (
        <Button disabled={isBusy} onClick={onKeep}>
          {count === 1 ? '1 Änderung eintragen' : `${count} Änderungen eintragen`}
        </Button>
      )}
    </>
  )
}

/** Choose a file, look at what it would change, then enter it. */
export function ImportForm(props: FormProps) {
  const { choice, choose, keep, setStreichen, state } = useImport({
    file: null,
    jahr: props.usualYear,
    bezirk: '',
    spalten: null,
    arten: {},
    streichen: false,
  })
  const { isBusy, problem, report } = state
  const isOpen = report !== null && !report.istGeschrieben
  return (
    <>
      <About {...props} choice={choice} onChoose={choose} />
      <ChooseFile onFile={(file) => choose({ file, spalten: null, arten: {}, streichen: false })}>
        Höchstens 10 MB und 5.000 Termine. Eine Tabelle braucht Überschriften; nötig sind Datum
        (05.01.2027), Abfallart und Bezirk oder Straße. Zuerst sehen Sie eine Vorschau.
      </ChooseFile>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {isBusy && <p role="status">Die Datei wird gelesen …</p>}
      {report && <ImportResult report={report} />}
      {isOpen && (
        <Meaning key={choice.file?.name} report={report} choice={choice} onChoose={choose} />
      )}
      {report && (
        <Decide
          report={report}
          choice={choice}
          isBusy={isBusy}
          onStreichen={setStreichen}
          onKeep={keep}
        />
      )}
      {report && <ImportChanges aenderungen={report.aenderungen} />}
    </>
  )
}
