import { expect, test } from 'vitest'
import { readPdf } from '../../tests/support/read-pdf.ts'
import { aemterliste } from './aemterliste.ts'
import { pdfOf } from './dokument.ts'

test('A8: an office and its number are two cells of a row, not one run of digits', async () => {
  const { tags, unmarked, nested } = await readPdf(await pdfOf(aemterliste))
  const rows = aemterliste.abschnitte.flatMap(({ zeilen = [] }) => zeilen).length
  const count = (tag: string) => tags.filter((one) => one === tag).length
  expect([count('TR'), count('TH'), count('TD')]).toEqual([rows, rows, rows])
  expect({ unmarked, nested }).toEqual({ unmarked: [], nested: [] })
})
