import { oeffnungszeitenExamples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { hoursOf } from './hours.ts'

const { regular, telephone } = oeffnungszeitenExamples

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
