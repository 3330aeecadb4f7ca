import type { Oeffnungszeiten, Tagestyp } from '@kurstadt/contract'
import { expect, test } from 'vitest'
import { hoursInWords } from './hours-in-words.ts'

const row = (tagestyp: Tagestyp, beginn: string, ende: string) => ({ tagestyp, beginn, ende })
const kind = (
  regulaereZeiten: Oeffnungszeiten['regulaereZeiten'],
  typ: Oeffnungszeiten['typ'] = 'ALLGEMEINE_OEFFNUNGSZEIT',
): Oeffnungszeiten => ({ typ, hinweisText: null, regulaereZeiten, abweichendeZeiten: [] })

test('days that follow each other with the same hours are one', () => {
  const hours = [
    kind([
      row('ARBEITSTAG_MO_FR', '08:00', '12:00'),
      row('DONNERSTAG', '14:00', '18:00'),
      row('SAMSTAG', '10:00', '00:00'),
      row('SONNTAG', '00:00', '12:00'),
    ]),
  ]
  expect(hoursInWords(hours, 'de')).toBe(
    'Montag bis Mittwoch 08:00 bis 12:00 Uhr, Donnerstag 08:00 bis 12:00 Uhr und 14:00 bis 18:00 Uhr, Freitag 08:00 bis 12:00 Uhr, Samstag ab 10:00 Uhr, Sonntag bis 12:00 Uhr',
  )
  expect(hoursInWords(hours, 'en')).toBe(
    'Monday to Wednesday 08:00 to 12:00, Thursday 08:00 to 12:00 and 14:00 to 18:00, Friday 08:00 to 12:00, Saturday from 10:00, Sunday until 12:00',
  )
})

test('a day that stands alone between others is named alone', () => {
  const hours = [kind([row('MONTAG', '09:00', '12:00'), row('MITTWOCH', '09:00', '12:00')])]
  expect(hoursInWords(hours, 'de')).toBe('Montag 09:00 bis 12:00 Uhr, Mittwoch 09:00 bis 12:00 Uhr')
})

test('without general hours there is nothing to say', () => {
  const telephone = kind([row('MONTAG', '09:00', '12:00')], 'TELEFONISCHE_ERREICHBARKEIT')
  expect([hoursInWords([], 'de'), hoursInWords([kind([]), telephone], 'de')]).toEqual([null, null])
  expect(hoursInWords([kind([row('MONTAG', '00:00', '00:00')])], 'de')).toBeNull()
})
