'use client'
import styles from '../../../editing/views/dialog.module.css'
import { type ChangeLine, type ImportReport, resultWords, summaryOf } from '../einlesen/report.ts'

/** Lines that are shown; a year of all districts has hundreds. */
const mostShown = 400

const day = new Intl.DateTimeFormat('de-DE', {
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
})
const dayText = (datum: string) => day.format(new Date(`${datum}T12:00:00Z`))

const headings: Record<ImportReport['maengel'][number]['schwere'], string> = {
  fehler: 'Fehler: So wird nichts eingetragen',
  ausgelassen: 'Ausgelassen',
  hinweis: 'Bitte ansehen',
}

function linesText(zeilen: readonly number[], anzahl: number): string {
  const rest = anzahl > zeilen.length ? ` und ${anzahl - zeilen.length} weitere` : ''
  return `${anzahl === 1 ? 'Zeile' : 'Zeilen'} ${zeilen.join(', ')}${rest}`
}

function Issues({
  maengel,
  schwere,
}: Pick<ImportReport, 'maengel'> & { schwere: keyof typeof headings }) {
  const own = maengel.filter((one) => one.schwere === schwere)
  if (own.length === 0) return null
  return (
    <>
      <h2 className={schwere === 'fehler' ? styles.problem : undefined}>{headings[schwere]}</h2>
      <ul>
        {own.map(({ anzahl, grund, zeilen }) => (
          <li key={grund}>
            {grund} <span className={styles.help}>({linesText(zeilen, anzahl)})</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Line({ line }: { line: ChangeLine }) {
  const { art, bezirke, datum, ergebnis, felder, von } = line
  return (
    <tr data-ergebnis={ergebnis === 'entfaellt' ? 'fehlerhaft' : ergebnis}>
      <th scope="row">{dayText(datum)}</th>
      <td>
        <strong>{resultWords[ergebnis]}</strong>
      </td>
      <td>{art}</td>
      <td>{bezirke.join(', ')}</td>
      <td>
        {von !== null && `bisher ${dayText(von)}`}
        {felder.length > 0 && `anders: ${felder.join(', ')}`}
      </td>
    </tr>
  )
}

function Table({ lines, name }: { lines: readonly ChangeLine[]; name: string }) {
  const hidden = lines.length - mostShown
  return (
    <section className={styles.scroll} aria-label={name}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Tag', 'Ergebnis', 'Abfallart', 'Bezirke', 'Bemerkung'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, mostShown).map((line) => (
            <Line key={Object.values(line).join()} line={line} />
          ))}
        </tbody>
      </table>
      {hidden > 0 && <p>… und {hidden} weitere.</p>}
    </section>
  )
}

/** What changes, and folded what stays although the file does not say it. */
export function ImportChanges({ aenderungen }: Pick<ImportReport, 'aenderungen'>) {
  const isGone = ({ ergebnis }: ChangeLine) => ergebnis === 'entfaellt'
  const gone = aenderungen.filter(isGone)
  const others = aenderungen.filter((line) => !isGone(line))
  return (
    <>
      {others.length > 0 && <Table lines={others} name="Was sich ändert" />}
      {gone.length > 0 && (
        <details className={styles.more}>
          <summary>Eingetragen, aber nicht in der Datei ({gone.length})</summary>
          <Table lines={gone} name="Nicht in der Datei" />
        </details>
      )}
    </>
  )
}

function sentenceOf(report: ImportReport): string {
  const { aenderungen, istGeschrieben, jahr, unveraendert } = report
  const summary = summaryOf(report)
  const known = `${unveraendert} ${unveraendert === 1 ? 'Termin war' : 'Termine waren'} schon eingetragen.`
  if (aenderungen.length === 0)
    return unveraendert === 0
      ? `Für ${jahr} bringt die Datei keine Termine.`
      : `Die Datei ändert nichts: ${known}`
  const begin = istGeschrieben ? 'Eingetragen und auf der Website' : `Für ${jahr}`
  return [`${begin}: ${summary}.`, unveraendert > 0 ? known : ''].join(' ')
}

/** In a sentence what a file would change, or has changed, and what is to be said of its lines. */
export function ImportResult({ report }: { report: ImportReport }) {
  const { art, hinweise, istGeschrieben, maengel, zeichensatz } = report
  return (
    <>
      <div role="status">
        <h2>{istGeschrieben ? 'Eingelesen' : 'Vorschau'}</h2>
        <p className={styles.rule}>{sentenceOf(report)}</p>
        <p className={styles.help}>
          {art}, {zeichensatz}.
        </p>
        {hinweise.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <Issues maengel={maengel} schwere="fehler" />
      <Issues maengel={maengel} schwere="hinweis" />
      <Issues maengel={maengel} schwere="ausgelassen" />
    </>
  )
}
