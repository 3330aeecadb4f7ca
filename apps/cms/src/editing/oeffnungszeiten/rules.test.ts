import { expect, test } from 'vitest'
import {
  checkDeviating,
  checkEnd,
  checkKinds,
  checkRegular,
  maxDeviating,
  maxKinds,
  maxRegular,
} from './rules.ts'

const zeit = (tagestyp: string, beginn: string, ende: string) => ({ tagestyp, beginn, ende })
const span = (beginn: string, ende: string) => zeit('MONTAG', beginn, ende)

test('hours end after they begin', () => {
  expect(checkEnd(span('08:00', '12:00'))).toBe(true)
  expect(checkEnd(span('12:00', '08:00'))).toMatch(/^Das Ende liegt vor dem Beginn/)
  expect(checkEnd(span('08:00', '08:00'))).toBe('Beginn und Ende sind gleich.')
})

test('hours past midnight are two rows, which the message says', () => {
  expect(checkEnd(span('20:00', '02:00'))).toContain('Über Mitternacht brauchen Sie zwei Zeiten')
  expect(checkEnd(span('20:00', '00:00'))).toBe(true)
  expect(checkEnd(span('00:00', '02:00'))).toBe(true)
  expect(checkEnd(span('00:00', '00:00'))).toContain('keine Angabe')
})

test('what is not finished or misspelt is left to its own field', () => {
  expect(checkEnd({ tagestyp: 'MONTAG', beginn: '08:00' })).toBe(true)
  expect(checkEnd(span('8 Uhr', '07:00'))).toBe(true)
  expect(checkRegular([{ tagestyp: null }, span('25:00', '26:00'), {}])).toBe(true)
})

test('hours of a day do not overlap, but may touch', () => {
  expect(checkRegular([span('14:00', '16:00'), span('08:00', '12:00')])).toBe(true)
  expect(checkRegular([span('08:00', '12:00'), span('12:00', '14:00')])).toBe(true)
  expect(checkRegular([span('08:00', '12:00'), zeit('DIENSTAG', '08:00', '12:00')])).toBe(true)
  expect(checkRegular([span('08:00', '12:30'), span('12:00', '14:00')])).toBe(
    'Am Montag überschneiden sich 08:00 bis 12:30 Uhr und 12:00 bis 14:00 Uhr.',
  )
  expect(
    checkRegular([span('08:00', '18:00'), span('11:00', '12:00'), span('13:00', '14:00')]),
  ).toBe('Am Montag überschneiden sich 08:00 bis 18:00 Uhr und 11:00 bis 12:00 Uhr.')
})

test('«Montag bis Freitag» overlaps with each of its days and with no other', () => {
  const working = zeit('ARBEITSTAG_MO_FR', '08:00', '12:00')
  expect(checkRegular([working, zeit('SAMSTAG', '08:00', '12:00')])).toBe(true)
  expect(checkRegular([working, zeit('MITTWOCH', '14:00', '16:00')])).toBe(true)
  expect(checkRegular([zeit('FREITAG', '11:00', '13:00'), working])).toBe(
    'Am Freitag überschneiden sich 08:00 bis 12:00 Uhr (Montag bis Freitag) und 11:00 bis 13:00 Uhr.',
  )
})

test('an end of 00:00 is midnight, a beginning of 00:00 the start of the day', () => {
  expect(checkRegular([span('20:00', '00:00'), span('00:00', '02:00')])).toBe(true)
  expect(checkRegular([span('20:00', '00:00'), span('22:00', '23:00')])).toContain(
    'ab 20:00 Uhr und 22:00 bis 23:00 Uhr',
  )
})

test('equal hours stand there twice', () => {
  expect(checkRegular([span('08:00', '12:00'), span('08:00', '12:00')])).toBe(
    'Montag, 08:00 bis 12:00 Uhr, steht doppelt.',
  )
  const working = zeit('ARBEITSTAG_MO_FR', '08:00', '12:00')
  expect(checkRegular([working, zeit('DONNERSTAG', '08:00', '12:00')])).toBe(
    'Donnerstag, 08:00 bis 12:00 Uhr, steht doppelt.',
  )
})

test(`there are at most ${maxRegular} regular hours`, () => {
  const many = Array.from({ length: maxRegular + 1 }, () => zeit('UNBEKANNT', '08:00', '12:00'))
  expect(checkRegular(many.slice(1))).toBe(true)
  expect(checkRegular(many)).toBe('Bitte höchstens 28 Zeiten eintragen. Jetzt sind es 29.')
})

test('no deviating period stands there twice', () => {
  const one = { beginn: '2027-05-01T00:00:00Z', ende: '2027-05-02T00:00:00Z' }
  const same = { beginn: '2027-05-01T02:00:00+02:00', ende: new Date(one.ende), zusatz: 'zu' }
  const other = { ...one, ende: '2027-05-03T00:00:00Z' }
  expect(checkDeviating([one, other, {}, {}])).toBe(true)
  expect(checkDeviating([one, other, same])).toBe(
    'Abweichung 3 hat denselben Zeitraum wie Abweichung 1.',
  )
})

test(`there are at most ${maxDeviating} deviating periods`, () => {
  const days = Array.from({ length: maxDeviating + 1 }, (_, day) => ({
    beginn: new Date(Date.UTC(2027, 0, day)),
    ende: new Date(Date.UTC(2027, 0, day + 1)),
  }))
  expect(checkDeviating(days.slice(1))).toBe(true)
  expect(checkDeviating(days)).toContain('höchstens 40 Abweichungen')
})

test('a kind of hours stands there once, or with different hints', () => {
  const kind = (typ: string, hinweisText: string | null = null) => ({ typ, hinweisText })
  expect(checkKinds([kind('SERVICEZEIT'), kind('ALLGEMEINE_OEFFNUNGSZEIT')])).toBe(true)
  expect(checkKinds([kind('SERVICEZEIT', 'Sommer'), kind('SERVICEZEIT', 'Winter')])).toBe(true)
  expect(checkKinds([kind('SERVICEZEIT', ' '), kind('SERVICEZEIT')])).toContain('dieselbe Art')
  const many = Array.from({ length: maxKinds + 1 }, (_, hint) => kind('SERVICEZEIT', `${hint}`))
  expect(checkKinds(many)).toBe('Bitte höchstens 6 Öffnungszeiten eintragen.')
})

test('what is no list of rows has nothing wrong with it', () => {
  for (const value of [null, undefined, 3, 'x', {}, [null, 1, 'x']])
    for (const check of [checkRegular, checkDeviating]) expect(check(value)).toBe(true)
  expect(checkKinds(null)).toBe(true)
  expect(checkEnd(null)).toBe(true)
})
