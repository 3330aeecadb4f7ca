import { beforeAll, expect, test } from 'vitest'
import { objectsOf } from '../../../../../../tests/support/pdf-objects.ts'
import { readCodes } from '../../../../../../tests/support/read-codes.ts'
import { type ReadPdf, readPdf } from '../../../../../../tests/support/read-pdf.ts'
import { drawRechnung } from './draw-rechnung.ts'
import { drawText } from './draw-text.ts'
import { invoiceWith, lineWith, withdrawalPaper } from './papiere.fixtures.ts'

// Papers as other programs read them; the numbers are failure conditions of the Matterhorn Protocol.

const shirt = lineWith({
  titel: 'T-Shirt „Waldbühne“',
  groesse: 'M',
  menge: 1,
  preis_cent: 2490,
  mwst: 19,
})
const invoice = invoiceWith([lineWith(), shirt])
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

let bytes: Uint8Array
let read: ReadPdf

beforeAll(async () => {
  bytes = await drawRechnung(invoice)
  read = await readPdf(bytes)
})

test('an invoice says what § 14 UStG wants on it', () => {
  const text = plain(read.pages.join(' '))
  for (const part of [
    'Kur & Touristik <Bad> Silberbronn GmbH',
    'Kurparkallee 2',
    'Renate Größer- Ł ukasz',
    'Am Hang 3',
    'Nummer: RE-2026-00017',
    'Datum: 24. November 2026',
    'Bestellung: B-42',
    'Steuernummer: DE999999999',
    'Tannenhonig, 500 g',
    'T-Shirt „Waldbühne“, Größe M',
    '23,00 €',
    'Versand',
    'Netto zu 7 %: 22,84 €',
    'Mehrwertsteuer 7 %: 1,60 €',
    'Netto zu 19 %: 22,24 €',
    'Mehrwertsteuer 19 %: 4,22 €',
    'Summe: 50,90 €',
    'binnen 4 Werktagen nach Zahlungseingang',
    'Bitte überweisen Sie 50,90 € bis zum 1. Dezember 2026:',
    'IBAN: DE02 1203 0000 0000 2020 51',
    'Verwendungszweck: B-42',
  ])
    expect(text).toContain(part)
})

test('it is tagged: a heading, a table with its heads, a figure with words (13, 14, 15)', () => {
  expect(read).toMatchObject({ lang: 'de-DE', isMarked: true, unmarked: [], nested: [] })
  expect(read.title).toBe('Rechnung RE-2026-00017')
  expect(read.tags.filter((tag) => /^H\d$/.test(tag))).toEqual(['H1'])
  const count = (tag: string) => read.tags.filter((one) => one === tag).length
  expect([count('Table'), count('TR'), count('TH'), count('TD')]).toEqual([1, 4, 5, 15])
  expect(read.figures).toEqual(['GiroCode für die Überweisung von 50,90\u00a0€'])
  const all = [...objectsOf(bytes).values()].map(({ text }) => text)
  const heads = all.filter((text) => /\/S \/TH\b/.test(text))
  expect(heads).toHaveLength(5)
  for (const head of heads) expect(head).toMatch(/\/Scope \/Column/)
  expect(all.find((text) => /\/Type \/Metadata/.test(text))).toBeDefined()
})

test('the GiroCode is one of EPC069-12, read by a scanner', async () => {
  const [code] = await readCodes(bytes)
  expect(code?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'BYLADEM1001',
    'Touristik Bad Silberbronn',
    'DE02120300000000202051',
    'EUR50.90',
    '',
    '',
    'B-42',
  ])
})

test('what is paid asks for nothing any more', async () => {
  const paid = invoiceWith([shirt], { bezahlt_am: '2026-11-26T10:00:00.000Z' })
  const drawn = await drawRechnung(paid)
  expect(plain((await readPdf(drawn)).pages.join(' '))).toContain('Bezahlt am 26. November 2026')
  expect(await readCodes(drawn)).toEqual([null])
})

test('what was credited is no longer asked for, on the paper and in its code', async () => {
  const drawn = await drawRechnung({ ...invoice, gutschrift_cent: 2490 })
  const text = plain((await readPdf(drawn)).pages.join(' '))
  expect(text).toContain('Summe: 50,90 €')
  expect(text).toContain('24,90 € davon sind mit einer Rechnungskorrektur gutgeschrieben.')
  expect(text).toContain('Bitte überweisen Sie 26,00 € bis zum 1. Dezember 2026:')
  expect((await readCodes(drawn))[0]).toContain('EUR26.00')
  const off = await drawRechnung({ ...invoice, gutschrift_cent: 5090 })
  expect(plain((await readPdf(off)).pages.join(' '))).toContain('Zu zahlen ist nichts mehr.')
  expect(await readCodes(off)).toEqual([null])
})

test('fifty lines of long names go on over pages, and no line is torn apart', async () => {
  const titel = `Donaudampfschifffahrtsgesellschaftskapitänsmütze ${'sehr '.repeat(20)}lang`
  const lines = Array.from({ length: 50 }, () =>
    lineWith({ titel, menge: 999, preis_cent: 10_000_000 }),
  )
  const drawn = await drawRechnung(invoiceWith(lines))
  const long = await readPdf(drawn)
  expect(long.pages.length).toBeGreaterThan(3)
  expect(long).toMatchObject({ unmarked: [], nested: [] })
  for (const page of long.pages) {
    const text = plain(page)
    expect(text.split('99.900.000,00 €').length).toBe(text.split('100.000,00 €').length)
  }
  const rows = [...objectsOf(drawn).values()].filter(({ text }) => /\/S \/TR\b/.test(text))
  expect(rows).toHaveLength(52)
  expect(plain(long.pages.join(' '))).toContain('Summe: 4.995.000.003,00 €')
})

test('a credit note names its invoice and what comes back', async () => {
  const zu = { nummer: 'RE-2026-00017', am: '2026-11-24T09:30:00.000Z' }
  const credit = invoiceWith([shirt], { art: 'korrektur', nummer: 'RE-2026-00018', zu })
  const text = plain((await readPdf(await drawRechnung(credit))).pages.join(' '))
  expect(text).toContain('Rechnungskorrektur RE-2026-00018')
  expect(text).toContain('Zur Rechnung RE-2026-00017 vom 24. November 2026')
  expect(text).toContain('Betrag der Korrektur: 27,90 €')
  expect(text).not.toContain('überweisen Sie')
})

test('an invoice in English, with letters of other scripts and signs that no font has', async () => {
  const english = invoiceWith([lineWith({ titel: 'Honey 🍯 العسل' })], { daten: { sprache: 'en' } })
  const found = await readPdf(await drawRechnung(english))
  expect(found).toMatchObject({ lang: 'en-GB', title: 'Invoice RE-2026-00017', unmarked: [] })
  expect(plain(found.pages.join(' '))).toContain('Please transfer')
})

test('the instruction on withdrawal and its form are one paper with headings and lists', async () => {
  const found = await readPdf(await drawText(withdrawalPaper()))
  expect(found).toMatchObject({ lang: 'de-DE', unmarked: [], nested: [], silentLinks: 0 })
  const headings = found.tags.filter((tag) => /^H\d$/.test(tag))
  expect(headings).toEqual(['H1', 'H2', 'H3', 'H3', 'H3', 'H2'])
  expect(new Set(found.tags)).toEqual(
    new Set(['Root', 'Document', 'Sect', 'P', 'H1', 'H2', 'H3', 'L', 'LI', 'Lbl', 'LBody']),
  )
  const text = plain(found.pages.join(' '))
  expect(text).toContain('binnen vierzehn Tagen')
  expect(text).toContain('https://www.silberbronn.example/de/shop/widerruf/')
  expect(text).toContain('Unterschrift des/der Verbraucher(s)')
})
