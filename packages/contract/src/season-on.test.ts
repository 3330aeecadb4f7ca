import { expect, test } from 'vitest'
import { oeffnungszeitenExamples } from './examples/index.ts'
import { seasonOn, weekOn } from './season-on.ts'

const { seasonal } = oeffnungszeitenExamples
const [summer] = seasonal.saisons

test('E8: both ends of a season belong to it, and the usual week holds around it', () => {
  const days = ['2027-03-31', '2027-04-01', '2027-09-30', '2027-10-01']
  expect(days.map((day) => weekOn(seasonal, day) === summer?.regulaereZeiten)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('E8: of several seasons that cover a day the first holds; an open side goes on', () => {
  const saisons = [
    { name: 'Umbau', von: '2027-07-01', bis: '2027-07-31' },
    { name: 'Sommer', von: '2027-04-01', bis: '2027-09-30' },
    { name: 'danach', von: '2027-12-01', bis: null },
    { name: 'bisher', von: null, bis: '2027-01-31' },
  ]
  const days = ['2027-01-31', '2027-02-01', '2027-07-31', '2027-08-01', '2031-01-01']
  expect(days.map((day) => seasonOn(saisons, day)?.name)).toEqual([
    'bisher',
    undefined,
    'Umbau',
    'Sommer',
    'danach',
  ])
})
