import {
  amtExamples,
  brancheneintragExamples,
  mitarbeiterExamples,
} from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { cardOfAmt, cardOfMitarbeiter, cardOfPlace } from './visitenkarte.server.ts'

const town = 'Stadt Bad Silberbronn'
const base = 'https://www.bad-silberbronn.example'
const linesOf = (card: string) => card.replaceAll('\r\n ', '').split('\r\n')

test('a visiting card of an office names it, its address and how it is reached', () => {
  const lines = linesOf(cardOfAmt(amtExamples.typical, town, base))
  expect(lines[0]).toBe('BEGIN:VCARD')
  expect(lines.join('\n')).toContain('FN:Bürgerbüro')
  expect(lines.find((line) => line.startsWith('TEL'))).toContain('+493023125210')
  expect(lines.find((line) => line.startsWith('EMAIL'))).toContain(
    'buergerbuero@bad-silberbronn.example',
  )
  expect(lines.find((line) => line.startsWith('ADR'))).toContain('Marktplatz 1;Bad Silberbronn')
})

test('a visiting card of a person has no e-mail address that is not released', () => {
  const { typical, minimal } = mitarbeiterExamples
  expect(cardOfMitarbeiter(typical, town, base)).toContain('tannenfels@')
  expect(cardOfMitarbeiter(minimal, town, base)).not.toContain('EMAIL')
})

test('what an editor writes begins no line of its own', () => {
  const funktion = 'Leiterin\r\nEMAIL:falsch@example.org; Chefin, sagt man'
  const lines = linesOf(cardOfMitarbeiter({ ...mitarbeiterExamples.minimal, funktion }, town, base))
  expect(lines.filter((line) => line.startsWith('EMAIL'))).toEqual([])
})

test('a visiting card of a business says how it is reached, and where only if it wants so', () => {
  const { typical } = brancheneintragExamples
  const text = linesOf(cardOfPlace(typical, base)).join('\n')
  expect(text).toContain('FN:Gasthof Silberhirsch')
  expect(text).toContain('Badgasse 4')
  expect(text).toContain('GEO')
  const adresse = { gebaeude: null, strasse: null, plz: null, ort: null }
  const hidden = linesOf(cardOfPlace({ ...typical, adresse, koordinaten: null }, base)).join('\n')
  expect(hidden).toContain('FN:Gasthof Silberhirsch')
  expect(hidden).not.toMatch(/ADR|GEO/)
})

test('a place of which nothing is known but its name has a card with its name', () => {
  const lines = linesOf(cardOfPlace(brancheneintragExamples.minimal, base))
  expect(lines.some((line) => line.startsWith('FN'))).toBe(true)
  expect(lines.filter((line) => line.startsWith('TEL'))).toEqual([])
})
