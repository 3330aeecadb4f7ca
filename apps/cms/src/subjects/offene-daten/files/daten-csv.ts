import { datensaetze, type Wert } from '@kurstadt/contract/offene-daten'
import { type CsvCell, toOpenCsv } from '../../../platform/csv/index.ts'
import type { FileMaker } from '../../../wire/file.ts'
import { readPart } from '../read/read-part.ts'
import { fileName } from './head.ts'

/** A value as a cell: nothing stays empty, a list stands in one cell, numbers have a point. */
function cellOf(wert: Wert | undefined): CsvCell {
  if (wert === null || wert === undefined) return ''
  if (typeof wert === 'number') return { zahl: wert }
  return typeof wert === 'object' ? wert.join(' | ') : String(wert)
}

/** A dataset as a table for programs and spreadsheets. */
export const datenCsv: FileMaker<'daten.csv'> = async ({ payload, params }) => {
  const { sprache, seite } = params
  const datensatz = datensaetze[params.datensatz]
  const names = datensatz.spalten.map(({ name }) => name)
  const rows: CsvCell[][] = [names]
  const { tags } = await readPart(payload, { datensatz, sprache, seite }, ({ werte }) =>
    rows.push(names.map((name) => cellOf(werte[name]))),
  )
  return { body: toOpenCsv(rows), filename: fileName(datensatz, seite, 'csv'), tags }
}
