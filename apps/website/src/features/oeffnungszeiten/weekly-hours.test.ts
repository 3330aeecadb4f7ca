import type { Tagestyp } from '@kurstadt/contract'
import { expect, test } from 'vitest'
import { weeklyHours } from './weekly-hours.ts'

const on = (tagestyp: Tagestyp, beginn = '08:00', ende = '12:00') => ({ tagestyp, beginn, ende })

test('if Monday, Tuesday, Thursday and Friday are present and Wednesday is absent, Wednesday is closed', () => {
  const rows = weeklyHours([on('MONTAG'), on('DIENSTAG'), on('DONNERSTAG'), on('FREITAG')])
  expect(rows.map((row) => row.tagestyp)).toEqual([
    'MONTAG',
    'DIENSTAG',
    'MITTWOCH',
    'DONNERSTAG',
    'FREITAG',
  ])
  expect(rows[2]?.spans).toEqual([])
})

test('Wednesday is not said to be closed when another of these days is absent too', () => {
  const rows = weeklyHours([on('MONTAG'), on('DIENSTAG'), on('DONNERSTAG')])
  expect(rows.map((row) => row.tagestyp)).toEqual(['MONTAG', 'DIENSTAG', 'DONNERSTAG'])
})

test('Wednesday keeps its own hours', () => {
  const days = ['MONTAG', 'DIENSTAG', 'MITTWOCH', 'DONNERSTAG', 'FREITAG'] as const
  const rows = weeklyHours(days.map((tag) => on(tag)))
  expect(rows.every((row) => row.spans.length === 1)).toBe(true)
})

test('times of 00:00 are omitted', () => {
  expect(weeklyHours([on('SAMSTAG', '00:00', '12:00')])[0]?.spans).toEqual([
    { beginn: null, ende: '12:00' },
  ])
  expect(weeklyHours([on('SAMSTAG', '10:00', '00:00')])[0]?.spans).toEqual([
    { beginn: '10:00', ende: null },
  ])
})

test('two spans of a day stand in one line, the earlier first', () => {
  const rows = weeklyHours([on('DONNERSTAG', '14:00', '18:00'), on('DONNERSTAG', '08:30', '12:00')])
  expect(rows).toEqual([
    {
      tagestyp: 'DONNERSTAG',
      spans: [
        { beginn: '08:30', ende: '12:00' },
        { beginn: '14:00', ende: '18:00' },
      ],
    },
  ])
})

test('Monday to Friday is one line', () => {
  expect(weeklyHours([on('ARBEITSTAG_MO_FR')]).map((row) => row.tagestyp)).toEqual([
    'ARBEITSTAG_MO_FR',
  ])
})

test('hours that overlap or stand there twice are one; what crosses midnight stands as written', () => {
  const spans = (...given: [string, string][]) =>
    weeklyHours(given.map(([beginn, ende]) => on('MONTAG', beginn, ende)))[0]?.spans.map(
      ({ beginn, ende }) => `${beginn}-${ende}`,
    )
  expect(spans(['08:00', '12:00'], ['10:00', '14:00'], ['09:00', '11:00'])).toEqual(['08:00-14:00'])
  expect(spans(['08:00', '12:00'], ['08:00', '12:00'])).toEqual(['08:00-12:00'])
  expect(spans(['08:00', '12:00'], ['12:00', '14:00'])).toEqual(['08:00-12:00', '12:00-14:00'])
  expect(spans(['20:00', '02:00'], ['21:00', '23:00'])).toEqual(['20:00-02:00', '21:00-23:00'])
  expect(spans(['00:00', '12:00'], ['10:00', '14:00'])).toEqual(['null-12:00', '10:00-14:00'])
})
