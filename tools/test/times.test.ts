import { expect, test } from 'vitest'
import { timesOf } from './times.ts'

const took = new Map([
  ['lint', 3.2],
  ['browser', 480.6],
])

test('steps are named with their time, the longest first, and the whole beside its goal', () => {
  expect(timesOf(took, 482.4, 720)).toEqual([
    '  browser  481 s',
    '  lint       3 s',
    'Tests took 482 s (goal: 720 s on two quiet cores).',
  ])
})

test('a run of some steps has no goal', () => {
  expect(timesOf(took, 482.4, null).at(-1)).toBe('Tests took 482 s.')
})
