import { expect, test } from 'vitest'
import { eventWith, seriesWith } from './events.fixtures.ts'
import { notesOf } from './notes.ts'

const heute = '2027-01-01'
const textsOf = (event: Parameters<typeof notesOf>[0]) =>
  notesOf(event, heute).map(({ level, text }) => `${level}: ${text}`)

test('an ordinary afternoon needs no word', () => {
  expect(textsOf(eventWith())).toEqual([])
})

test.each([
  [{ datum_von: '9999-01-01' }, /^error: Der 01.01.9999 liegt mehr als zehn Jahre/],
  [{ datum_von: '2027-02-29' }, /^error: Den 29.02.2027 gibt es im Kalender nicht/],
  [{ datum_bis: '2027-01-02' }, /^error: Das Ende liegt vor dem Beginn/],
  [{ timeFrom: '19:30', timeTo: '09:00' }, /^error: Das Ende liegt vor dem Beginn/],
  [{ datum_von: '2027-03-28', timeFrom: '02:30', timeTo: null }, /^error: .*02:30 Uhr nicht/],
  [{ datum_von: '2026-12-31' }, /^warning: Der Termin liegt in der Vergangenheit/],
  [{ datum_von: '2027-10-31', timeFrom: '02:30', timeTo: null }, /^warning: .*02:30 Uhr zweimal/],
  [{ timeFrom: '23:30', timeTo: '01:00' }, /^info: Geht über Mitternacht: Ende am Mo, 04.01.2027/],
])('%j', (more, text) => {
  expect(textsOf(eventWith(more))).toEqual([expect.stringMatching(text)])
})

test('the 29th of February of a leap year is a day like any other', () => {
  expect(textsOf(eventWith({ datum_von: '2028-02-29' }))).toEqual([])
})

test('an event that began yesterday and goes on past midnight is not over', () => {
  const night = { datum_von: '2026-12-31', timeFrom: '23:30', timeTo: '01:00' }
  expect(textsOf(eventWith(night))).toEqual([expect.stringMatching(/^info: Geht über Mitternacht/)])
})

test.each([
  ['2027-03-27', 'kürzer'],
  ['2027-10-30', 'länger'],
])('the night of %s is an hour %s than its times', (datum_von, change) => {
  const night = eventWith({ datum_von, timeFrom: '22:00', timeTo: '05:00' })
  expect(textsOf(night)).toContainEqual(expect.stringContaining(`eine Stunde ${change}`))
})

test('a series says a thing once, and what its rule leaves out', () => {
  const leap = { datum_von: '2028-02-29' }
  expect(textsOf(seriesWith({ rhythmus: 'jaehrlich', bis: '2029-12-31' }, leap))).toEqual([
    expect.stringContaining('nur in Schaltjahren'),
  ])
  const monthly = seriesWith({ rhythmus: 'monatlich_tag', anzahl: 3 }, { datum_von: '2027-01-31' })
  expect(textsOf(monthly)).toEqual([expect.stringContaining('ohne einen 31. Tag')])
  const nights = { timeFrom: '23:30', timeTo: '01:00' }
  expect(textsOf(seriesWith({ rhythmus: 'woechentlich', anzahl: 9 }, nights))).toHaveLength(1)
})
