import { expect, test } from 'vitest'
import { announcedAhead, holdingNow, notYetOver } from './deviating-hours.ts'

const feast = { beginn: '2026-12-24T00:00', ende: '2026-12-26T23:59', zusatz: 'geschlossen' }

test('deviating times are shown only while the current time lies between their start and end', () => {
  expect(holdingNow([feast], '2026-12-23T23:59')).toEqual([])
  expect(holdingNow([feast], '2026-12-24T00:00')).toEqual([feast])
  expect(holdingNow([feast], '2026-12-26T23:59')).toEqual([feast])
  expect(holdingNow([feast], '2026-12-27T00:00')).toEqual([])
})

test('deviating times of the next 14 days are announced ahead', () => {
  expect(announcedAhead([feast], '2026-12-09T23:59')).toEqual([])
  expect(announcedAhead([feast], '2026-12-10T00:00')).toEqual([feast])
  expect(announcedAhead([feast], '2026-12-24T00:00')).toEqual([])
})

test('without a running clock, deviating times stand until their last day is over', () => {
  expect(notYetOver([feast], '2026-01-01T00:00')).toEqual([feast])
  expect(notYetOver([feast], '2026-12-26T23:59')).toEqual([feast])
  expect(notYetOver([feast], '2026-12-27T00:00')).toEqual([])
  const wrong = { beginn: '2026-12-26T00:00', ende: '2026-12-24T00:00', zusatz: 'verkehrt' }
  expect(notYetOver([wrong], '2026-01-01T00:00')).toEqual([])
})

test('deviating times that end before they begin are neither shown nor announced', () => {
  const wrong = { beginn: '2026-12-26T00:00', ende: '2026-12-24T00:00', zusatz: 'verkehrt' }
  expect(announcedAhead([wrong], '2026-12-20T00:00')).toEqual([])
  expect(holdingNow([wrong], '2026-12-25T00:00')).toEqual([])
})
