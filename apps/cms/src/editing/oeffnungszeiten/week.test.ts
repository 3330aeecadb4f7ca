import { expect, test } from 'vitest'
import { deviatingLabel, deviationsAhead, kindLabel, regularLabel, weekOf } from './week.ts'

const an = (tage: string[], beginn = '08:00', ende = '12:00') =>
  tage.map((tagestyp) => ({ tagestyp, beginn, ende }))
const shown = (rows: unknown) =>
  weekOf(rows).map(
    ({ tag, zustand, zeiten }) => `${tag.slice(0, 2)} ${zeiten.join(' + ') || zustand}`,
  )

test('«Montag bis Freitag» is spread over five days', () => {
  expect(shown(an(['ARBEITSTAG_MO_FR', 'SAMSTAG']))).toEqual([
    'Mo 08:00 bis 12:00 Uhr',
    'Di 08:00 bis 12:00 Uhr',
    'Mi 08:00 bis 12:00 Uhr',
    'Do 08:00 bis 12:00 Uhr',
    'Fr 08:00 bis 12:00 Uhr',
    'Sa 08:00 bis 12:00 Uhr',
    'So fehlt',
  ])
})

test('Wednesday is closed where only Wednesday is missing (spec 4, mid-week rule)', () => {
  const wednesday = (tage: string[]) => weekOf(an(tage))[2]?.zustand
  expect(wednesday(['MONTAG', 'DIENSTAG', 'DONNERSTAG', 'FREITAG'])).toBe('geschlossen')
  expect(wednesday(['MONTAG', 'DIENSTAG', 'MITTWOCH', 'DONNERSTAG', 'FREITAG'])).toBe('offen')
  expect(wednesday(['MONTAG', 'DIENSTAG', 'DONNERSTAG'])).toBe('fehlt')
  expect(wednesday(['ARBEITSTAG_MO_FR'])).toBe('offen')
})

test('hours of a day stand in their order, times of 00:00 are omitted (spec 4)', () => {
  const rows = [...an(['FREITAG'], '20:00', '00:00'), ...an(['FREITAG'], '08:00', '12:00')]
  expect(weekOf(rows)[4]?.zeiten).toEqual(['08:00 bis 12:00 Uhr', 'ab 20:00 Uhr'])
  expect(weekOf(an(['SAMSTAG'], '00:00', '02:00'))[5]?.zeiten).toEqual(['bis 02:00 Uhr'])
})

test('rows that are not finished are left out', () => {
  expect(
    shown([{ tagestyp: 'MONTAG', beginn: '08:00' }, { beginn: '08:00', ende: '09:00' }, {}]),
  ).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'].map((tag) => `${tag} fehlt`))
})

const now = new Date('2026-12-18T11:00:00Z')
const period = (beginn: string, ende: string, zusatz?: string) => ({ beginn, ende, zusatz })

test('deviating periods of the next 14 days are shown, and those that hold now', () => {
  const rows = [
    period('2026-12-31T23:00:00Z', '2027-01-01T23:00:00Z', 'Neujahr'),
    period('2027-01-01T11:00:01Z', '2027-01-02T11:00:00Z', 'zu weit'),
    period('2026-12-01T00:00:00Z', '2026-12-18T10:59:59Z', 'vorbei'),
    period('2026-12-17T07:00:00Z', '2026-12-18T11:00:00Z', 'heute'),
    { beginn: '2026-12-20T07:00:00Z' },
  ]
  expect(deviationsAhead(rows, now).map(({ zusatz, isNow }) => [zusatz, isNow])).toEqual([
    ['heute', true],
    ['Neujahr', false],
  ])
})

test('periods are written in local time, also on the day the clocks change', () => {
  const [autumn] = deviationsAhead(
    [period('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z')],
    new Date('2026-10-20T00:00:00Z'),
  )
  expect(autumn?.zeitraum).toBe('So., 25.10.2026, 00:00 bis Mo., 26.10.2026, 00:00 Uhr')
})

test('folded rows say what is in them', () => {
  expect(kindLabel({ typ: 'SERVICEZEIT', hinweisText: 'April bis September' })).toBe(
    'Servicezeit, April bis September',
  )
  expect(regularLabel({ tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:00', ende: '12:00' })).toBe(
    'Montag bis Freitag, 08:00 bis 12:00 Uhr',
  )
  const closed = period('2026-12-23T23:00:00Z', '2026-12-24T23:00:00Z', 'Geschlossen')
  expect(deviatingLabel(closed)).toBe(
    'Do., 24.12.2026, 00:00 bis Fr., 25.12.2026, 00:00 Uhr: Geschlossen',
  )
})

test('rows that are not finished say so or nothing', () => {
  expect([{}, { typ: 'toString' }, null].map(kindLabel)).toEqual(['', '', ''])
  expect(regularLabel({ tagestyp: 'MONTAG', beginn: '08:00' })).toBe('Montag')
  expect([{}, undefined].map(regularLabel)).toEqual(['Neue Zeit', 'Neue Zeit'])
  expect([{}, { beginn: 'bald', ende: 'bald' }].map(deviatingLabel)).toEqual([
    'Neue Abweichung',
    'Neue Abweichung',
  ])
})
