import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvAnswer, toCsv } from './index.ts'

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
