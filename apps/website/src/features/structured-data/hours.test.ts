import { oeffnungszeitenExamples } from '@kurstadt/contract/examples'
import { afterEach, expect, test, vi } from 'vitest'
import { hoursOf } from './hours.ts'

const { regular, seasonal, telephone } = oeffnungszeitenExamples

afterEach(() => {
  vi.useRealTimers()
})

test('search engines are told the general hours, not those of the telephone', () => {
  const hours = hoursOf([regular, telephone])
  expect(hours).toHaveLength(5)
  expect(hours[3]).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Thursday'],
    opens: '14:00',
    closes: '18:00',
  })
})

test('times of 00:00 are told to nobody', () => {
  const open = { tagestyp: 'SONNTAG', beginn: '00:00', ende: '12:00' } as const
  expect(hoursOf([{ ...regular, regulaereZeiten: [open] }])).toEqual([])
})

test('E8: search engines are told each week with the days of its season', () => {
  vi.useFakeTimers({ now: new Date('2027-02-01T12:00:00Z'), toFake: ['Date'] })
  const saturdays = hoursOf([seasonal]).filter(({ dayOfWeek }) => dayOfWeek.includes('Saturday'))
  expect(saturdays).toEqual([
    expect.objectContaining({ closes: '12:00', validThrough: '2027-03-31' }),
    expect.objectContaining({
      closes: '15:00',
      validFrom: '2027-04-01',
      validThrough: '2027-09-30',
    }),
    expect.objectContaining({ closes: '12:00', validFrom: '2027-10-01' }),
  ])
  expect(saturdays.map((one) => ['validFrom' in one, 'validThrough' in one])).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ])
})
