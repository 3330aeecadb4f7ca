import { expect, test } from 'vitest'
import { restText } from './rest.ts'

const rest = {
  bezahlt: false,
  zahlung: 'rechnung',
  cent: 1290,
  offen_cent: 3010,
  zahlbar_bis: '2026-12-08T22:59:00.000Z',
} as const

test.each([
  [rest, 'Bitte überweisen Sie bis zum 8. Dezember 2026 nur noch 30,10 €.'],
  [{ ...rest, zahlung: 'abholung' }, 'Bei der Abholung bezahlen Sie jetzt noch 30,10 €.'],
  [{ ...rest, offen_cent: 0 }, 'Sie brauchen nichts zu bezahlen.'],
  [
    { ...rest, bezahlt: true, offen_cent: 0 },
    'Wir erstatten Ihnen 12,90 €, spätestens sobald die Ware zurück ist.',
  ],
] as const)('of %j the buyer reads %s', (told, text) => {
  expect(restText(told, 'de').replaceAll(/\s/g, ' ')).toBe(text)
})

test('in English, too', () => {
  expect(restText(rest, 'en')).toBe('Please transfer only €30.10 by 8 December 2026.')
})
