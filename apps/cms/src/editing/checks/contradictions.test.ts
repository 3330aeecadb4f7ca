import { expect, test } from 'vitest'
import { contradictions, ownFactsOf } from './contradictions.ts'

// W14: what stands in one field of the model is not said otherwise in prose.

const fares = { erwachsene: new Set([400]), kinder: new Set([250]) }
const nothing = ownFactsOf({})

const event = ownFactsOf({
  preise: [
    { blockType: 'preis', bezeichnung: 'Erwachsene', betrag_cent: 1200 },
    { blockType: 'preis', bezeichnung: 'Kinder', betrag_cent: 600 },
  ],
})

test.each([
  ['Der Eintritt kostet 12,00 €, für Kinder 6 Euro.', 0],
  ['Der Eintritt kostet 14,00 €.', 1],
  ['Karten zu 8 EUR gibt es an der Abendkasse.', 1],
  ['Tickets are €12.00; children pay €7.50 for tickets.', 1],
  ['Ein Programmheft kostet 3,00 €.', 0],
  ['Der Umbau kostet 1.200.000 Euro. Der Eintritt ist gleich geblieben.', 0],
])('amounts of an event in its text: %s', (text, count) => {
  expect(contradictions(text, event, fares)).toHaveLength(count)
  expect(contradictions(text, nothing, fares)).toHaveLength(0)
})

test.each([
  ['Die Bergbahn fährt täglich. Erwachsene zahlen 4,00 €, Kinder 2,50 €.', []],
  ['Mit der Bergbahn: Erwachsene 4,50 €, Kinder 2,50 €.', ['4,50']],
  ['The funicular: adults pay €4.00, children €2.00.', ['2,00']],
  ['Minigolf: Erwachsene 4,50 €, Kinder 3,00 €.', []],
  ['Neben der Bergbahn parken Sie für 9,00 € am Tag.', []],
])('fares in any text: %s', (text, amounts) => {
  const found = contradictions(text, nothing, fares)
  expect(found.map((one) => /steht (\S+) €/.exec(one)?.[1])).toEqual(amounts)
  const unknown = { erwachsene: new Set<number>(), kinder: new Set<number>() }
  expect(contradictions(text, nothing, unknown)).toEqual([])
})

const office = ownFactsOf({
  oeffnungszeitenStrukturiert: [
    {
      regulaereZeiten: [
        { tagestyp: 'MONTAG', beginn: '08:00', ende: '12:00' },
        { tagestyp: 'DONNERSTAG', beginn: '14:00', ende: '18:00' },
        { tagestyp: 'FREITAG' },
        { tagestyp: 'SAMSTAG', beginn: '09:00', ende: '13:00' },
        { tagestyp: 'ARBEITSTAG_MO_FR', beginn: '07:00', ende: '07:30' },
      ],
    },
  ],
})

test.each([
  ['Geöffnet ist montags 8 bis 12 Uhr.', 0],
  ['Montag von 08:00 bis 12:00 Uhr, Donnerstag 14–18 Uhr', 0],
  ['Montag 8.30 Uhr bis 12 Uhr', 1],
  ['Montag bis Mittwoch 7 bis 7:30 Uhr, Samstag 9 bis 13 Uhr', 0],
  ['Mittwoch 8 bis 12 Uhr', 1],
  ['Am Montag sind wir um 12 Uhr zu Tisch.', 0],
  ['Die Führung am Samstag dauert 2 bis 3 Stunden.', 0],
])('hours of an office in its text: %s', (text, count) => {
  expect(contradictions(text, office, fares)).toHaveLength(count)
  expect(contradictions(text, nothing, fares)).toHaveLength(0)
})

test('what is stored in odd shapes says nothing', () => {
  const odd = {
    preis_cent: '12',
    preise: null,
    oeffnungszeitenStrukturiert: [{ regulaereZeiten: [null, 7] }],
  }
  const { amounts, hours } = ownFactsOf(odd)
  expect([amounts.size, hours.size]).toEqual([0, 0])
  const text = { root: { children: [{ preis_cent: 400 }] } }
  expect(ownFactsOf({ text }).amounts.size).toBe(0)
  // A list of prices on a page is about anything.
  expect(ownFactsOf({ bloecke: [{ zeilen: [{ preis_cent: 300 }] }] }).amounts.size).toBe(0)
})
