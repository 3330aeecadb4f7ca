'use client'
import styles from '../../../editing/views/dialog.module.css'
import { type ImportReport, type ReportLine, resultWords } from './import-report.ts'

const list = '/admin/collections/veranstaltungen'

function Reasons({ line }: { line: ReportLine }) {
  const { fehler, hinweise, aenderungen } = line
  return (
    <>
      {aenderungen.length > 0 && <>Anders: {aenderungen.join(', ')}. </>}
      {[...fehler, ...hinweise].join(' ')}
    </>
  )
}

function Line({ line }: { line: ReportLine }) {
  const { zeile, titel, wann, ort, ergebnis, id } = line
  return (
    <tr data-ergebnis={ergebnis}>
      <td>{zeile}</td>
      <td>
        <strong>{resultWords[ergebnis]}</strong>
      </td>
      <th scope="row" dir="auto">
        {id === null ? titel : <a href={`${list}/${id}`}>{titel}</a>}
      </th>
      <td>{wann}</td>
      <td>{ort}</td>
      <td>
        <Reasons line={line} />
      </td>
    </tr>
  )
}

/** The entries of a file one by one, the wrong ones first. */
export function ImportTable({ report }: { report: ImportReport }) {
  const isWrong = ({ ergebnis }: ReportLine) => ergebnis === 'fehlerhaft'
  const lines = report.zeilen.toSorted((a, b) => Number(isWrong(b)) - Number(isWrong(a)))
  return (
    <section className={styles.scroll} aria-label="Einträge der Datei">
      <table className={styles.table}>
        <thead>
          <tr>
            {['Zeile', 'Ergebnis', 'Titel', 'Wann', 'Ort', 'Bemerkung'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.zeile} line={line} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
