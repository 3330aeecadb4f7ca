import { webcamExamples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { freshUntil, isSilent, pictureEnds, shortTime, takenAt } from './shots.ts'

const { typical, minimal, silent } = webcamExamples
const taken = Date.parse('2027-06-18T08:20:00.000Z')
const limit = taken + 60 * 60_000

test('a picture says how it looks now until its limit, and not a moment longer', () => {
  expect(freshUntil(typical)).toBe(limit)
  expect([isSilent(typical, limit), isSilent(typical, limit + 1)]).toEqual([false, true])
})

test('a camera without pictures is silent', () => {
  expect([freshUntil(minimal), isSilent(minimal, taken)]).toEqual([null, true])
})

test('a page holds until the first of its pictures is too old; what already is changes nothing', () => {
  const longer = { ...typical, hoechstalter: 90 }
  expect(pictureEnds([silent, longer, typical, minimal], taken)).toBe(limit)
  expect(pictureEnds([silent, minimal], taken)).toBeNull()
})

test('times are those of Berlin, in summer, in winter and in the hour that there is twice', () => {
  expect(takenAt('2027-06-18T22:30:00.000Z', 'de')).toEqual({
    day: 'Samstag, 19. Juni 2027',
    clock: '00:30',
  })
  expect(takenAt('2027-10-31T00:30:00.000Z', 'en').clock).toBe('02:30')
  expect(takenAt('2027-10-31T01:30:00.000Z', 'en').clock).toBe('02:30')
})

test('a picture of the evening before names its day', () => {
  const newest = '2027-06-18T08:20:00.000Z'
  expect(shortTime('2027-06-18T06:50:00.000Z', newest, 'de')).toBe('08:50')
  expect(shortTime('2027-06-17T20:20:00.000Z', newest, 'de')).toBe('Do 22:20')
  expect(shortTime('2027-06-17T20:20:00.000Z', newest, 'en')).toBe('Thu 22:20')
})
