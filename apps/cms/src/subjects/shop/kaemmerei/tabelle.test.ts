import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { Beleg } from './read-belege.ts'
import { treasuryCsv } from './tabelle.ts'

const both = [
  { satz: 19, brutto_cent: 6257, netto_cent: 5258, steuer_cent: 999 },
  { satz: 7, brutto_cent: 1193, netto_cent: 1115, steuer_cent: 78 },
] as const

const invoice: Beleg = {
  art: 'rechnung',
  nummer: 'RE-2026-00007',
  am: '2026-11-30T23:30:00.000Z',
  steuern: [...both],
  zahlung: 'vorkasse',
  name: 'Jürgen Größer',
  bestellnummer: 42,
  bezahlt_am: '2026-12-02T09:00:00.000Z',
  verlauf: [{ am: '2026-11-30T23:30:00.000Z', wer: null, was: 'bestellt' }],
  vorher: 0,
}

const credit: Beleg = {
  ...invoice,
  art: 'korrektur',
  nummer: 'RE-2026-00008',
  verlauf: [
    ...invoice.verlauf,
    { am: '2026-12-03T09:00:00.000Z', wer: 'Probe', was: 'widerrufen' },
    { am: '2026-12-04T09:00:00.000Z', wer: 'Probe', was: 'erstattet' },
  ],
}

const readBack = (...belege: Beleg[]): Record<string, string>[] =>
  parse(treasuryCsv(belege), { delimiter: ';', bom: true, columns: true })

test('an invoice has a row for each rate, in German, by the day it has in the town', () => {
  const [first, second, ...more] = readBack(invoice)
  expect(more).toEqual([])
  expect(first).toEqual({
    Nummer: 'RE-2026-00007',
    Art: 'Rechnung',
    Datum: '01.12.2026',
    Bestellung: 'B-42',
    Name: 'Jürgen Größer',
    'Netto in Euro': '52,58',
    'MwSt.-Satz in Prozent': '19',
    'MwSt. in Euro': '9,99',
    'Brutto in Euro': '62,57',
    Zahlungsart: 'Vorkasse (Überweisung)',
    'Bezahlt am': '02.12.2026',
    'Erstattet am': '',
  })
  expect(second).toMatchObject({ 'MwSt.-Satz in Prozent': '7', 'Brutto in Euro': '11,93' })
})

test('a credit note takes back: below zero, and with the day of its refund', () => {
  const [first] = readBack(credit)
  expect(first).toMatchObject({
    Art: 'Rechnungskorrektur',
    'Netto in Euro': '-52,58',
    'MwSt. in Euro': '-9,99',
    'Brutto in Euro': '-62,57',
    'Erstattet am': '04.12.2026',
  })
})

test('a credit note for nothing has a row, and was never refunded', () => {
  const rows = readBack({ ...credit, steuern: [] })
  expect(rows).toMatchObject([
    {
      Nummer: 'RE-2026-00008',
      'Netto in Euro': '0,00',
      'MwSt.-Satz in Prozent': '',
      'Brutto in Euro': '0,00',
      'Erstattet am': '',
    },
  ])
})

test('what nobody has paid yet has no day of payment', () => {
  expect(readBack({ ...invoice, bezahlt_am: null })[0]).toMatchObject({ 'Bezahlt am': '' })
})

test.each(['=1+1', '+49', '-2', '@SUM(A1)', '\t=1'])('T49: %j as a name is text', (name) => {
  expect(readBack({ ...invoice, name })[0]?.Name).toBe(`'${name}`)
})

test('where there is nothing, the table has its heads', () => {
  expect(treasuryCsv([])).toMatch(/^\ufeff"Nummer";"Art";.*"Erstattet am"\r\n$/)
})
