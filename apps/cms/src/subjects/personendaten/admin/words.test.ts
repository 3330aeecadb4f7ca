import { expect, test } from 'vitest'
import { foundText, groupText, summaryOf } from './words.ts'

const email = 'kim@example.de'
const nothing = { email, anzahl: 0, loeschbar: 0, bereiche: [] }

test('an address that is nobody’s is said to be so, plainly', () => {
  expect(foundText(nothing)).toBe('Zu kim@example.de ist nichts gespeichert.')
})

test('what was found says how much of it may go', () => {
  expect(foundText({ ...nothing, anzahl: 10_000, loeschbar: 9_999 })).toBe(
    'Zu kim@example.de gibt es 10.000 Einträge; 9.999 davon können gelöscht werden.',
  )
  expect(foundText({ ...nothing, anzahl: 1 })).toContain('Sie müssen bleiben;')
})

test('a preview says what goes, and what stays until when and why', () => {
  const group = { anzahl: 2, eintraege: [] }
  expect(groupText({ ...group, warum: null, bis: null })).toBe('2 × Das wird gelöscht.')
  expect(groupText({ ...group, warum: 'Weil.', bis: '2034-12-31' })).toBe(
    '2 × Das muss bleiben bis 31.12.2034: Weil.',
  )
  expect(groupText({ ...group, warum: 'Weil.', bis: null })).toBe('2 × Das muss bleiben: Weil.')
})

test('what failed is named beside what was done', () => {
  const words = summaryOf([
    { name: 'Anfragen', anzahl: 3 },
    { name: 'Bestellungen', anzahl: null },
  ])
  expect(words).toContain('Anfragen (3)')
  expect(words).toContain('Nicht gelungen ist es bei: Bestellungen.')
  expect(summaryOf([])).toBe('Es war nichts mehr zu löschen.')
})
