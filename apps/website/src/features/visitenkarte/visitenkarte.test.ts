import { amtExamples, mitarbeiterExamples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { cardOfAmt, cardOfMitarbeiter } from './visitenkarte.server.ts'

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
