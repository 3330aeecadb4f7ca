'use client'
import { Banner, Button } from '@payloadcms/ui'
import { useState } from 'react'
import { callOffice, useCalls } from '../../../editing/views/call.ts'
import { ChooseFile } from '../../../editing/views/choose-file.tsx'
import styles from '../../../editing/views/dialog.module.css'
import { type ChosenColumns, ImportColumns } from '../../../editing/views/import-columns.tsx'
import { columns as labels } from '../import/columns.ts'
import { draftsOf, type ImportReport, importReport, summaryOf } from './import-report.ts'
import { ImportTable } from './import-table.tsx'

type State = {
  file: File | null
  report: ImportReport | null
  problem: string | null
  isBusy: boolean
  isDone: boolean
}

const start: State = { file: null, report: null, problem: null, isBusy: false, isDone: false }

/** Sends the file as often as it is looked at: the server keeps nothing before it is asked to. */
function useImport() {
  const [state, setState] = useState(start)
  const calls = useCalls('veranstaltungen')
  const send = async (file: File, columns: ChosenColumns | null, isDone: boolean) => {
    setState((before) => ({ ...before, file, problem: null, isBusy: true }))
    const chosen = columns === null ? '' : `?spalten=${encodeURIComponent(JSON.stringify(columns))}`
    const address = `${calls}/einlesen${isDone ? '' : '/vorschau'}${chosen}`
    const { body, problem } = await callOffice(address, importReport, {
      method: 'POST',
      body: file,
    })
    setState({ file, report: body, problem, isBusy: false, isDone: isDone && body !== null })
  }
  const look = (file: File, columns: ChosenColumns | null = null) =>
    void send(file, columns, false).catch(reportError)
  const keep = (file: File, columns: ChosenColumns | null) =>
    void send(file, columns, true).catch(reportError)
  return { state, look, keep }
}

function Result({ report, isDone }: { report: ImportReport; isDone: boolean }) {
  const summary = summaryOf(report) || 'Keine Einträge gefunden'
  return (
    <div role="status">
      <h2>{isDone ? 'Eingelesen' : 'Vorschau'}</h2>
      <p className={styles.rule}>
        {report.art}, {report.zeichensatz}: {summary}.
      </p>
      {isDone && (
        <p>Alles Neue und Geänderte liegt als Entwurf bereit; öffentlich ist nichts davon.</p>
      )}
      {report.hinweise.map((text) => (
        <Banner key={text}>{text}</Banner>
      ))}
    </div>
  )
}

/** Choose a file, look at what would become of it, then make the drafts. */
export function ImportForm() {
  const { state, look, keep } = useImport()
  const { file, report, problem, isBusy, isDone } = state
  const columns = report?.tabelle?.spalten ?? null
  const count = report === null || isDone ? 0 : draftsOf(report)
  return (
    <>
      <ChooseFile onFile={(chosen) => look(chosen)}>
        Höchstens 10 MB und 300 Einträge. Eine Tabelle braucht in der ersten Zeile Überschriften;
        nötig sind Titel und Datum (31.12.2027). Zuerst sehen Sie eine Vorschau.
      </ChooseFile>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {isBusy && <p role="status">Die Datei wird gelesen …</p>}
      {report?.tabelle && file && !isDone && (
        <ImportColumns
          columns={labels}
          table={report.tabelle}
          onChoose={(chosen) => look(file, chosen)}
        />
      )}
      {report && <Result report={report} isDone={isDone} />}
      {count > 0 && file && (
        <Button disabled={isBusy} onClick={() => keep(file, columns)}>
          {count === 1 ? '1 Entwurf anlegen' : `${count} Entwürfe anlegen`}
        </Button>
      )}
      {report && report.zeilen.length > 0 && <ImportTable report={report} />}
    </>
  )
}
