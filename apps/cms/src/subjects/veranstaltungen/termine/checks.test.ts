import { expect, test } from 'vitest'
import { clockProblem, dayProblem, seriesProblem, timesProblem } from './checks.ts'
import { eventWith, seriesWith } from './events.fixtures.ts'

const heute = '2027-01-01'

test.each([
  ['2027-02-30', 'Den 30.02.2027 gibt es im Kalender nicht.'],
  ['2027-02-29', 'Den 29.02.2027 gibt es im Kalender nicht.'],
  ['2028-02-29', null],
  [
    '9999-01-01',
    'Der 01.01.9999 liegt mehr als zehn Jahre in der Zukunft. Bitte prüfen Sie das Jahr.',
  ],
  ['2037-12-31', null],
  ['0227-05-01', 'Das Jahr 227 liegt zu weit zurück. Bitte prüfen Sie das Datum.'],
])('the day %s', (day, problem) => {
  expect(dayProblem(day, heute)).toBe(problem)
})

test.each([
  ['19:30', '21:00', null],
  ['23:30', '01:00', null],
  ['20:00', '08:00', null],
  ['19:30', null, null],
  [null, null, null],
  [null, '21:00', 'Bitte geben Sie auch die Uhrzeit des Beginns an.'],
  ['19:30', '19:30', 'Beginn und Ende sind gleich.'],
  ['19:30', '09:00', expect.stringMatching(/^Das Ende liegt vor dem Beginn/)],
])('from %s to %s', (from, to, problem) => {
  expect(timesProblem(from, to)).toEqual(problem)
})

test('over several days the end is that of the last one, whatever the time of the beginning', () => {
  expect(timesProblem('18:00', '16:00', true)).toBeNull()
  expect(timesProblem('18:00', '18:00', true)).toBeNull()
})

test('a change of a time that its day does not have is named', () => {
  const times = { weitereZeiten: [{ timeFrom: '19:00' }] }
  const aenderungen = [{ datum: '2027-01-03', uhrzeit: '20:00', stand: 'abgesagt' }]
  expect(seriesProblem(seriesWith({ anzahl: 1, ...times, aenderungen }), heute)).toContain(
    'ist um 20:00 Uhr kein Termin',
  )
  expect(seriesProblem(seriesWith({ anzahl: 1, aenderungen }), heute)).toBeNull()
})

test('the hour that the change to summer time skips is refused and named', () => {
  const inGap = 'Am 28.03.2027 gibt es 02:30 Uhr nicht'
  const night = { datum_von: '2027-03-27', timeFrom: '23:00', timeTo: '02:30' }
  expect(clockProblem(eventWith(night), heute)).toContain(inGap)
  const early = { datum_von: '2027-03-28', timeFrom: '02:30', timeTo: '05:00' }
  expect(clockProblem(eventWith(early), heute)).toContain(inGap)
  expect(clockProblem(eventWith({ ...early, datum_von: '2027-03-29' }), heute)).toBeNull()
  const nightly = { datum_von: '2027-03-01', timeFrom: '22:00', timeTo: '02:30' }
  expect(clockProblem(seriesWith({ rhythmus: 'taeglich', anzahl: 40 }, nightly), heute)).toContain(
    inGap,
  )
})

test('the hour that comes twice in autumn is an hour like any other', () => {
  const event = eventWith({ datum_von: '2027-10-31', timeFrom: '02:30', timeTo: '04:00' })
  expect(clockProblem(event, heute)).toBeNull()
})

test.each([
  [{}, /bis wann oder wie oft/],
  [{ bis: '2027-02-01', anzahl: 3 }, /entweder den letzten Tag oder die Anzahl/],
  [{ bis: '2026-12-31' }, /vor dem ersten Termin/],
  [{ bis: '2030-01-02' }, /höchstens 3 Jahre voraus reichen, also bis 01\.01\.2030/],
  [{ bis: '9999-12-31' }, /mehr als zehn Jahre/],
  [{ bis: '2027-02-30' }, /30\.02\.2027 gibt es im Kalender nicht/],
  [{ rhythmus: 'taeglich', bis: '2029-12-31' }, /mehr als 500 Termine/],
  [{ rhythmus: 'taeglich', anzahl: 501 }, /mehr als 500 Termine/],
  [{ anzahl: 200 }, /höchstens 3 Jahre voraus/],
  [{ wochentage: ['MONTAG'], anzahl: 2 }, /einen der gewählten Wochentage/],
  [{ anzahl: 3, ausnahmen: [{ datum: '2027-01-04' }] }, /Am 04\.01\.2027 wäre ohnehin kein Termin/],
  [
    { anzahl: 3, aenderungen: [{ datum: '2027-01-04', stand: 'abgesagt' }] },
    /Am 04\.01\.2027 ist kein Termin/,
  ],
  [
    {
      anzahl: 3,
      aenderungen: [{ datum: '2027-01-03', stand: 'verschoben', neues_datum: '9999-01-01' }],
    },
    /mehr als zehn Jahre/,
  ],
  [{ anzahl: 1, ausnahmen: [{ datum: '2027-01-03' }] }, /kein Termin übrig/],
])('a series %j is refused', (rule, problem) => {
  expect(seriesProblem(seriesWith(rule), heute)).toMatch(problem)
})

test.each([
  { bis: '2030-01-01' },
  { anzahl: 1 },
  { rhythmus: 'taeglich', anzahl: 500 },
  { rhythmus: 'einzeln', zusatztermine: [{ datum: '2027-02-01' }] },
  { anzahl: 3, ausnahmen: [{ datum: '2027-01-10' }] },
  {
    anzahl: 3,
    zusatztermine: [{ datum: '2027-01-05' }],
    aenderungen: [{ datum: '2027-01-05', stand: 'abgesagt' }],
  },
])('a series %j is fine', (rule) => {
  expect(seriesProblem(seriesWith(rule), heute)).toBeNull()
})
