import { expect, test } from 'vitest'
import { readIcal } from './read-ical.ts'

const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']

const calendar = (...events: string[][]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n')

const changed = event(
  'UID:chor@verein.example',
  'RECURRENCE-ID;TZID=Europe/Berlin:20310504T190000',
  'DTSTART;TZID=Europe/Berlin:20310504T200000',
  'SUMMARY:Chorprobe, eine Stunde später',
)
const master = (...rule: string[]) =>
  event(
    'UID:chor@verein.example',
    'DTSTART;TZID=Europe/Berlin:20310427T190000',
    'SUMMARY:Chorprobe',
    ...rule,
  )

test('a changed day goes with its series', () => {
  const entries = readIcal(calendar(changed, master('RRULE:FREQ=WEEKLY;COUNT=4')))
  expect(entries).toHaveLength(1)
  expect(entries[0]?.serie?.aenderungen).toMatchObject([{ datum: '2031-05-04', timeFrom: '20:00' }])
})

test.each([
  ['is not in the file', []],
  ['has no rule', [master()]],
])('a changed day whose series %s is named as one that cannot be used', (_, others) => {
  const entries = readIcal(calendar(changed, ...others))
  expect(entries[0]).toMatchObject({
    uid: null,
    titel: 'Chorprobe, eine Stunde später',
    fehler: [expect.stringMatching(/gehört zu einer Reihe/)],
  })
  expect(entries.slice(1).map(({ titel, fehler }) => [titel, fehler])).toEqual(
    others.map(() => ['Chorprobe', []]),
  )
})
