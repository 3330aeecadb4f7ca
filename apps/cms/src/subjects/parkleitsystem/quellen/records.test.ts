import { expect, test } from 'vitest'
import { readRecords } from './records.ts'

const at = (geandert: string, now: string) => {
  const record = { ID: 1, Gesamt: 180, Aktuell: 120, Trend: 3, geandert }
  return readRecords(
    Buffer.from(JSON.stringify([record])),
    new Date(now),
  )[0]?.geandert.toISOString()
}

test.each([
  ['in summer', '2027-06-18 10:00:30', '2027-06-18T08:01:00Z', '2027-06-18T08:00:30.000Z'],
  ['the first time', '2027-10-31 02:30', '2027-10-31T00:31:00Z', '2027-10-31T00:30:00.000Z'],
  ['the second time', '2027-10-31 02:30', '2027-10-31T01:31:00Z', '2027-10-31T01:30:00.000Z'],
  ['after it', '2027-10-31 03:00', '2027-10-31T02:01:00Z', '2027-10-31T02:00:00.000Z'],
])('a local time is the instant nearest before now: %s', (_, geandert, now, instant) => {
  expect(at(geandert, now)).toBe(instant)
})

test('a clock that is ahead in the hour that comes twice is read as it is', () => {
  expect(at('2027-10-31 03:30', '2027-10-31T00:30:00Z')).toBe('2027-10-31T02:30:00.000Z')
})
