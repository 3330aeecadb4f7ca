import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const request = {
  nummer: 12,
  art: 'fuehrung',
  status: 'in_arbeit',
  eingegangen_am: '2026-11-21T23:05:00.000Z',
  name: 'Jürgen Größer',
  email: 'a@b.example',
  telefon: '030 23125',
  bearbeiter: { id: 'x', name: 'Kim Muster' },
  daten: { termin: '2031-05-02', bemerkung: 'Zwei Zeilen;\n"so"' },
  query: {},
  notizen: 'ruft zurück',
}

const readBack = (docs: readonly unknown[]): string[][] =>
  parse(csvOf(docs), { delimiter: ';', bom: true })

test('the table has German words, the town’s time, and opens in Excel with its umlauts', () => {
  const text = csvOf([request])
  expect(text.startsWith('\ufeff"Vorgangsnummer";"Art";')).toBe(true)
  expect(text).toContain('\r\n')
  const [head = [], row = []] = readBack([request])
  const cells = Object.fromEntries(head.map((name, index) => [name, row[index]]))
  expect(cells).toEqual({
    Vorgangsnummer: 'A-12',
    Art: 'Führung',
    Status: 'in Arbeit',
    Eingegangen: '22.11.2026 00:05',
    Name: 'Jürgen Größer',
    'E-Mail': 'a@b.example',
    Telefon: '030 23125',
    'Kümmert sich': 'Kim Muster',
    Tag: 'Freitag, 2. Mai 2031',
    Bemerkung: 'Zwei Zeilen;\n"so"',
    'Aus der Adresse': '',
    Notizen: 'ruft zurück',
  })
})

test.each(['=1+1', '+49 30', '-2', '@SUM(A1)', '\tx', '\r=1', '\0=1', '＝1+1'])(
  'T49: %j is text and never a formula',
  (name) => {
    const [, row = []] = readBack([{ ...request, name }])
    expect(row[4]).toBe(`'${name}`)
  },
)

test('requests of different kinds share the columns that have one name', () => {
  const message = { ...request, art: 'kontakt', daten: { betreff: 'Umzug' }, notizen: null }
  const [head = [], ...rows] = readBack([request, message])
  expect(head.slice(8)).toEqual(['Tag', 'Bemerkung', 'Betreff', 'Aus der Adresse', 'Notizen'])
  expect(rows.map((row) => row[10])).toEqual(['', 'Umzug'])
})

test('S1, T49: a line of a text begins no row of its own, whatever reads the table', () => {
  const bemerkung = 'Guten Tag\n=1+1\r\n@SUM(A1)\n-2'
  const text = csvOf([{ ...request, daten: { bemerkung } }])
  const lines = text.split(/\r?\n/).filter((line) => line !== '')
  expect(lines.filter((line) => /^\s*[=+\-@]/.test(line))).toEqual([])
  const [, row = []] = readBack([{ ...request, daten: { bemerkung } }])
  expect(row[8]).toBe("Guten Tag\n'=1+1\r\n'@SUM(A1)\n'-2")
})

test('S1, T49: every cell stands in quotes and comes back as it was', () => {
  const daten = { bemerkung: 'a\nb', betreff: 'x;y', ort: '"z"', text: ' mit Rand ', preis: '' }
  const docs = [request, { ...request, name: 'Müller, "Anna"; GmbH\nAbteilung 2', daten }]
  const [, , row = []] = readBack(docs)
  expect(row).toContain('Müller, "Anna"; GmbH\nAbteilung 2')
  for (const value of Object.values(daten)) expect(row).toContain(value)
  const outside = csvOf(docs)
    .slice(1)
    .replaceAll(/"(?:[^"]|"")*"/g, '')
  expect(outside).toMatch(/^[;\r\n]+$/)
})

test('S8: names from an address make no column', () => {
  const query = { utm_source: 'x', bemerkung: 'Bitte an Konto zahlen', pauschale: 'tannen' }
  const [head = [], row = []] = readBack([{ ...request, query }])
  expect(head).toEqual(readBack([request])[0])
  expect(row[9]).toBe('Zwei Zeilen;\n"so"')
  expect(row[10]).toBe('bemerkung: Bitte an Konto zahlen\nPauschale: tannen')
})
