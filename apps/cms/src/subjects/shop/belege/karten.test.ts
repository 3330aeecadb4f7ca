import { expect, test } from 'vitest'
import { readCodes } from '../../../../../../tests/support/read-codes.ts'
import { readPdf } from '../../../../../../tests/support/read-pdf.ts'
import { drawKarten } from './draw-karten.ts'
import { codeAt, karteWith, ticketsWith } from './karten.fixtures.ts'

// Issue 20: tickets as other programs read them; each page has a code that a scanner reads.

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

test('a ticket says for what, when, where, for how much, and whose it is', async () => {
  const { pages } = await readPdf(await drawKarten(ticketsWith([karteWith()])))
  const text = plain(pages.join(' '))
  for (const part of [
    'Kur & Touristik <Bad> Silberbronn GmbH',
    'Eintrittskarte',
    'Festliches Konzert mit dem Stadtchor',
    'Samstag, 5. Dezember 2026, 19:30 Uhr bis 22:00 Uhr',
    'Konzerthaus, Großer Saal',
    'Parkett',
    'Preis: 26,00 €',
    'Name: Renate Größer- Ł ukasz',
    'Bestellung: B-42',
    'Karte 1 von 1',
    `Code: ${codeAt(1)}`,
    'Jede Karte gilt einmal',
    'Fällt die Veranstaltung aus',
  ])
    expect(text).toContain(part)
})

test('twenty tickets are twenty pages, each with a code of its own that a scanner reads', async () => {
  const karten = Array.from({ length: 20 }, (_, index) => karteWith({ code: codeAt(index + 1) }))
  const bytes = await drawKarten(ticketsWith(karten))
  const { pages } = await readPdf(bytes)
  expect(pages).toHaveLength(20)
  expect(pages[19]).toContain('Karte 20 von 20')
  expect(await readCodes(bytes)).toEqual(karten.map(({ code }) => code))
})

test('they are tagged: a heading on each page, the code a figure with words', async () => {
  const found = await readPdf(await drawKarten(ticketsWith([karteWith(), karteWith()])))
  expect(found).toMatchObject({
    lang: 'de-DE',
    title: 'Eintrittskarten zur Bestellung B-42',
    isMarked: true,
    unmarked: [],
    nested: [],
  })
  expect(found.tags.filter((tag) => /^H\d$/.test(tag))).toEqual(['H1', 'H1'])
  expect(found.figures).toEqual([1, 1].map((n) => `QR-Code der Karte, als Text: ${codeAt(n)}`))
})

test('a long name leaves the ticket on one page, and what nobody knows is left out', async () => {
  const titel = `Donaudampfschifffahrtsgesellschaftskapitänsmützenball ${'und so weiter '.repeat(18)}`
  const long = karteWith({
    titel: { text: titel, sprache: 'de' },
    bezeichnung: titel,
    preis_cent: 0,
  })
  const gone = karteWith({ wann: null, wo: null, hinweis: 'Bitte fragen Sie bei uns nach.' })
  const bytes = await drawKarten(ticketsWith([long, gone], { name: '' }))
  const { pages } = await readPdf(bytes)
  expect(pages).toHaveLength(2)
  expect(plain(pages[0] ?? '')).toContain('Preis: kostenlos')
  expect(plain(pages[1] ?? '')).toContain('Termin: noch offen Bitte fragen Sie bei uns nach.')
  expect(plain(pages.join(' '))).not.toContain('Name:')
  expect(await readCodes(bytes)).toEqual([codeAt(1), codeAt(1)])
})

test('in English, with the name of an event that nobody has translated', async () => {
  const found = await readPdf(await drawKarten(ticketsWith([karteWith()], { sprache: 'en' })))
  expect(found).toMatchObject({ lang: 'en-GB', title: 'Tickets for order B-42', unmarked: [] })
  expect(plain(found.pages.join(' '))).toContain('Ticket 1 of 1')
})
