import { expect, test } from 'vitest'
import type { FoundConsultation } from './found.ts'
import { type Planned, wayOf } from './way-of.ts'

const meeting = (gremium: string, day: string, rest = {}): FoundConsultation => ({
  sitzung: 1,
  titel: gremium,
  beginn: new Date(`${day}T17:00:00Z`),
  abgesagt: false,
  oeffentlich: true,
  gremium,
  id: 1,
  punkt: '1',
  ergebnis: null,
  beschluss: null,
  ...rest,
})

const planned: Planned[] = [
  { gremium: 'atu', zweck: 'vorberatung' },
  { gremium: 'gr', zweck: 'entscheidung' },
]

const shortly = (meetings: FoundConsultation[], plan = planned) =>
  wayOf(plan, meetings).map(
    ({ gremium, zweck, found }) =>
      `${gremium} ${zweck ?? '-'} ${found ? found.beginn.toISOString().slice(0, 10) : 'planned'}`,
  )

test('planned steps stand in their order, with a meeting once there is one', () => {
  expect(shortly([])).toStrictEqual(['atu vorberatung planned', 'gr entscheidung planned'])
  expect(shortly([meeting('atu', '2027-06-01')])).toStrictEqual([
    'atu vorberatung 2027-06-01',
    'gr entscheidung planned',
  ])
})

test('a paper that was put off comes to its committee once more', () => {
  const twice = [meeting('atu', '2027-06-01'), meeting('atu', '2027-07-01')]
  expect(shortly([...twice, meeting('gr', '2027-08-01')])).toStrictEqual([
    'atu vorberatung 2027-06-01',
    'atu - 2027-07-01',
    'gr entscheidung 2027-08-01',
  ])
})

test('a meeting that nobody had planned stands where it was held', () => {
  expect(shortly([meeting('vfa', '2027-05-01'), meeting('atu', '2027-06-01')])).toStrictEqual([
    'vfa - 2027-05-01',
    'atu vorberatung 2027-06-01',
    'gr entscheidung planned',
  ])
})

test('a meeting that was called off takes no step: the committee still has to see the paper', () => {
  expect(
    shortly(
      [meeting('atu', '2027-06-01', { abgesagt: true })],
      [{ gremium: 'atu', zweck: 'vorberatung' }],
    ),
  ).toStrictEqual(['atu - 2027-06-01', 'atu vorberatung planned'])
})

test('without a plan the meetings alone are the way', () => {
  expect(shortly([meeting('gr', '2027-06-01')], [])).toStrictEqual(['gr - 2027-06-01'])
})
