import type { Oeffnungszeiten, Tagestyp } from '@kurstadt/contract'
import { expect, test } from 'vitest'
import { hoursInWords } from './hours-in-words.ts'

const heute = '2026-11-24'
const row = (tagestyp: Tagestyp, beginn: string, ende: string) => ({ tagestyp, beginn, ende })
const kind = (
  regulaereZeiten: Oeffnungszeiten['regulaereZeiten'],
  typ: Oeffnungszeiten['typ'] = 'ALLGEMEINE_OEFFNUNGSZEIT',
): Oeffnungszeiten => ({
  typ,
  hinweisText: null,
  regulaereZeiten,
  abweichendeZeiten: [],
  saisons: [],
})

test('days that follow each other with the same hours are one', () => {
  const hours = [
    kind([
      row('ARBEITSTAG_MO_FR', '08:00', '12:00'),
      row('DONNERSTAG', '14:00', '18:00'),
      row('SAMSTAG', '10:00', '00:00'),
      row('SONNTAG', '00:00', '12:00'),
    ]),
  ]
  expect(hoursInWords(hours, 'de', heute)).toBe(
    'Montag bis Mittwoch 08:00 bis 12:00 Uhr, Donnerstag 08:00 bis 12:00 Uhr und 14:00 bis 18:00 Uhr, Freitag 08:00 bis 12:00 Uhr, Samstag ab 10:00 Uhr, Sonntag bis 12:00 Uhr',
  )
  expect(hoursInWords(hours, 'en', heute)).toBe(
    'Monday to Wednesday 08:00 to 12:00, Thursday 08:00 to 12:00 and 14:00 to 18:00, Friday 08:00 to 12:00, Saturday from 10:00, Sunday until 12:00',
  )
})

test('a day that stands alone between others is named alone', () => {
  const hours = [kind([row('MONTAG', '09:00', '12:00'), row('MITTWOCH', '09:00', '12:00')])]
  expect(hoursInWords(hours, 'de', heute)).toBe(
    'Montag 09:00 bis 12:00 Uhr, Mittwoch 09:00 bis 12:00 Uhr',
  )
})

test('without general hours there is nothing to say', () => {
  const telephone = kind([row('MONTAG', '09:00', '12:00')], 'TELEFONISCHE_ERREICHBARKEIT')
  expect([hoursInWords([], 'de', heute), hoursInWords([kind([]), telephone], 'de', heute)]).toEqual(
    [null, null],
  )
  expect(hoursInWords([kind([row('MONTAG', '00:00', '00:00')])], 'de', heute)).toBeNull()
})

test('E8: a text tells the hours of the season that is on, also when nobody is there in it', () => {
  const week = (ende: string) => [row('SAMSTAG', '10:00', ende)]
  const season = (
    von: string,
    bis: string,
    regulaereZeiten: Oeffnungszeiten['regulaereZeiten'],
  ) => ({
    titel: null,
    von,
    bis,
    regulaereZeiten,
  })
  const saisons = [
    season('2027-04-01', '2027-09-30', week('15:00')),
    season('2027-01-01', '2027-01-31', []),
  ]
  const hours = [{ ...kind(week('12:00')), saisons }]
  const on = (day: string) => hoursInWords(hours, 'de', day)
  expect(on('2027-03-31')).toBe('Samstag 10:00 bis 12:00 Uhr')
  expect(on('2027-04-01')).toBe('Samstag 10:00 bis 15:00 Uhr')
  expect(on('2027-01-31')).toBe('zurzeit geschlossen')
  expect(hoursInWords(hours, 'en', '2027-01-31')).toBe('closed at present')
})
