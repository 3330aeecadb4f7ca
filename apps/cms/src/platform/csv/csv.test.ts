import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvAnswer, toCsv, toOpenCsv } from './index.ts'

test('amounts are numbers with a comma, below zero too; text that looks like one is not', () => {
  const cells = [{ cents: 125_090 }, { cents: -1290 }, { cents: -0 }, '-1290', '+49 30']
  expect(toCsv([cells])).toBe(`\ufeff"1250,90";"-12,90";"0,00";"'-1290";"'+49 30"\r\n`)
})

test('T49: heads are no formulas either, and an empty cell stands in quotes', () => {
  const [head, row] = parse(
    toCsv([
      ['=1+1', 'Leer'],
      ['a', ''],
    ]),
    { delimiter: ';', bom: true },
  )
  expect([head, row]).toEqual([
    ["'=1+1", 'Leer'],
    ['a', ''],
  ])
})

test('for programs of others cells are parted by commas, and numbers have a point', () => {
  const csv = toOpenCsv([['a', { zahl: -8.25 }, '-8.25', 'x, "y"\nz']])
  expect(csv).toBe(`\ufeff"a","-8.25","'-8.25","x, ""y""\nz"\r\n`)
})

test('the file is for nobody but who asked', async () => {
  const answer = csvAnswer(toCsv([['ä']]), 'liste')
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="liste.csv"',
    'content-type': 'text/csv; charset=utf-8',
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
})
