import type { Oeffnungszeiten, Tagestyp } from '@kurstadt/contract'
import { oeffnungszeitenExamples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { berlinTime } from '../../lib/index.ts'
import { openState } from './open-state.ts'

const { regular, telephone } = oeffnungszeitenExamples

test('open now says until when', () => {
  expect(openState(regular, '2026-11-23T09:00')).toEqual({ isOpen: true, until: '12:00' })
  expect(openState(telephone, '2026-11-25T15:59')).toEqual({ isOpen: true, until: '16:00' })
})

test('closed now says when it opens, today, tomorrow or later', () => {
  expect(openState(regular, '2026-11-26T12:00')).toEqual({
    isOpen: false,
    opens: { inDays: 0, weekday: 3, at: '14:00' },
  })
  expect(openState(regular, '2026-11-23T12:00')).toEqual({
    isOpen: false,
    opens: { inDays: 1, weekday: 1, at: '08:30' },
  })
  expect(openState(regular, '2026-11-27T18:00')).toEqual({
    isOpen: false,
    opens: { inDays: 3, weekday: 0, at: '08:30' },
  })
})

test('nothing is said while deviating times hold', () => {
  expect(openState(regular, '2027-12-24T09:00')).toBeNull()
})

test('nothing is said without regular hours', () => {
  expect(openState({ ...regular, regulaereZeiten: [] }, '2026-11-23T09:00')).toBeNull()
})

test('an instant is read on the clocks of Berlin, in winter and in summer', () => {
  expect(berlinTime(new Date('2026-12-31T22:30:00Z'))).toBe('2026-12-31T23:30')
  expect(berlinTime(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01T00:00')
  expect(berlinTime(new Date('2027-03-28T00:59:00Z'))).toBe('2027-03-28T01:59')
  expect(berlinTime(new Date('2027-03-28T01:00:00Z'))).toBe('2027-03-28T03:00')
})

const week = (...zeiten: [Tagestyp, string, string][]): Oeffnungszeiten => ({
  ...regular,
  regulaereZeiten: zeiten.map(([tagestyp, beginn, ende]) => ({ tagestyp, beginn, ende })),
  abweichendeZeiten: [],
})

test('hours that overlap are one: open until the later end', () => {
  const hours = week(
    ['MONTAG', '08:00', '12:00'],
    ['MONTAG', '10:00', '14:00'],
    ['MONTAG', '09:00', '11:00'],
  )
  expect(openState(hours, '2026-11-23T11:30')).toEqual({ isOpen: true, until: '14:00' })
})

test('hours that end before they begin cross midnight', () => {
  const hours = week(['SAMSTAG', '20:00', '02:00'])
  expect(openState(hours, '2026-11-28T23:00')).toEqual({ isOpen: true, until: '02:00' })
  expect(openState(hours, '2026-11-29T01:59')).toEqual({ isOpen: true, until: '02:00' })
  expect(openState(hours, '2026-11-29T02:00')).toMatchObject({ isOpen: false })
})

test.each(['2026-11-28T23:59', '2026-11-29T00:00'])(
  'an evening that deviates until %s is not said to go on after midnight',
  (ende) => {
    const closed = { beginn: '2026-11-28T12:00', ende, zusatz: null }
    const given = week(['SAMSTAG', '20:00', '02:00'], ['SONNTAG', '11:00', '18:00'])
    const hours = { ...given, abweichendeZeiten: [closed] }
    expect(openState(hours, '2026-11-29T00:30')).toBeNull()
    expect(openState(hours, '2026-11-29T02:30')).toMatchObject({ opens: { at: '11:00' } })
    expect(openState(hours, '2026-11-29T12:00')).toEqual({ isOpen: true, until: '18:00' })
  },
)

test('hours from midnight to midnight, and hours without length, say nothing', () => {
  const hours = week(['MONTAG', '00:00', '00:00'], ['MONTAG', '09:00', '09:00'])
  expect(openState(hours, '2026-11-23T09:00')).toEqual({ isOpen: false, opens: null })
})

test('across New Year it is said when it opens, and not on a day that deviates', () => {
  expect(openState(telephone, '2026-12-31T23:30')).toMatchObject({
    opens: { inDays: 1, at: '08:00' },
  })
  const newYear = { beginn: '2027-01-01T00:00', ende: '2027-01-01T23:59', zusatz: 'geschlossen' }
  const hours = { ...telephone, abweichendeZeiten: [newYear] }
  expect(openState(hours, '2026-12-31T23:30')).toEqual({ isOpen: false, opens: null })
  expect(openState(hours, '2027-01-02T10:00')).toMatchObject({ opens: { inDays: 2, weekday: 0 } })
})

test('the hour that a day lacks or has twice changes nothing', () => {
  const hours = week(['SONNTAG', '02:30', '04:00'])
  const at = (instant: string) => openState(hours, berlinTime(new Date(instant)))
  expect(at('2027-03-28T00:59:00Z')).toMatchObject({ isOpen: false })
  expect(at('2027-03-28T01:00:00Z')).toEqual({ isOpen: true, until: '04:00' })
  expect(at('2027-10-31T00:30:00Z')).toEqual({ isOpen: true, until: '04:00' })
  expect(at('2027-10-31T01:30:00Z')).toEqual({ isOpen: true, until: '04:00' })
  expect(at('2027-10-31T03:00:00Z')).toMatchObject({ isOpen: false })
})

test('deviating times that begin before the end leave the end unsaid; one that ends before it begins never holds', () => {
  const noon = { beginn: '2026-11-23T11:00', ende: '2026-11-23T18:00', zusatz: 'Betriebsausflug' }
  const wrong = { beginn: '2026-11-23T18:00', ende: '2026-11-23T08:00', zusatz: 'verkehrt' }
  const hours = { ...regular, abweichendeZeiten: [noon, wrong] }
  expect(openState(hours, '2026-11-23T09:00')).toEqual({ isOpen: true, until: null })
})

test('forty deviating periods are looked through', () => {
  const many = Array.from({ length: 40 }, (_, place) => ({
    beginn: `20${30 + place}-01-01T00:00`,
    ende: `20${30 + place}-01-01T23:59`,
    zusatz: null,
  }))
  const hours = { ...regular, abweichendeZeiten: many }
  expect(openState(hours, '2026-11-23T09:00')).toEqual({ isOpen: true, until: '12:00' })
  expect(openState(hours, '2069-01-01T09:00')).toBeNull()
})
