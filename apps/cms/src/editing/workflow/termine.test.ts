import { expect, test } from 'vitest'
import { instantOf, isNewAndPast, nextTermine, type Termine, terminErrors } from './termine.ts'

const now = new Date('2027-03-28T01:30:00Z')
const before = new Date('2027-03-28T00:59:59Z')
const soon = new Date('2027-03-28T01:30:01Z')
const later = new Date('2027-10-31T01:30:00Z')
const none: Termine = { veroeffentlichen_am: null, zurueckziehen_am: null }
const save = {
  asked: none,
  before: none,
  isPublished: false,
  mayPublish: true,
  isRestoring: false,
  isArchived: false,
  isEnglishAlone: false,
  now,
}

function wrongFields(changes: { isPublished?: boolean; asked: Partial<Termine> }): string[] {
  return terminErrors({ ...save, ...changes, asked: { ...none, ...changes.asked } }).map(
    ({ path }) => path,
  )
}

test('a draft may wait for any later instant, across the change of the clocks too', () => {
  const asked = { veroeffentlichen_am: soon, zurueckziehen_am: later }
  expect(wrongFields({ asked })).toEqual([])
  expect(nextTermine({ ...save, asked })).toEqual(asked)
})

test('an instant that is new and past is refused, one that was there is not', () => {
  const past = { ...none, veroeffentlichen_am: before }
  expect(wrongFields({ asked: past })).toEqual(['veroeffentlichen_am'])
  expect(terminErrors({ ...save, asked: past, before: past })).toEqual([])
})

test('its field says so as soon as it is typed, and not of one that passed by itself', () => {
  expect(isNewAndPast(before.toISOString(), null, now)).toBe(true)
  expect(isNewAndPast(before.toISOString(), before, now)).toBe(false)
  expect(isNewAndPast(soon.toISOString(), before, now)).toBe(false)
  expect([isNewAndPast(null, before, now), isNewAndPast('x', null, now)]).toEqual([false, false])
})

test('publishing is refused while a later instant is set, and ends one that is over', () => {
  expect(wrongFields({ isPublished: true, asked: { veroeffentlichen_am: soon } })).toEqual([
    'veroeffentlichen_am',
  ])
  const asked = { veroeffentlichen_am: before, zurueckziehen_am: later }
  expect(nextTermine({ ...save, isPublished: true, asked })).toEqual({
    ...asked,
    veroeffentlichen_am: null,
  })
})

test('English goes out alone whenever the German draft does, and does not change when', () => {
  const planned = { ...none, veroeffentlichen_am: soon }
  const alone = { ...save, isPublished: true, isEnglishAlone: true, before: planned }
  expect(terminErrors({ ...alone, asked: planned })).toEqual([])
  for (const asked of [none, { ...none, veroeffentlichen_am: later }])
    expect(terminErrors({ ...alone, asked }).map(({ path }) => path)).toEqual([
      'veroeffentlichen_am',
    ])
})

test('what is published is not taken back in the past', () => {
  expect(wrongFields({ isPublished: true, asked: { zurueckziehen_am: before } })).toEqual([
    'zurueckziehen_am',
  ])
})

test('taking back comes after publishing', () => {
  const asked = { veroeffentlichen_am: later, zurueckziehen_am: soon }
  expect(wrongFields({ asked })).toEqual(['zurueckziehen_am'])
})

test('an author sets no instant, and what they save loses the one of publishing', () => {
  const planned = { veroeffentlichen_am: soon, zurueckziehen_am: later }
  const author = { ...save, mayPublish: false, before: planned, asked: none }
  expect(terminErrors(author)).toEqual([])
  expect(nextTermine(author)).toEqual({ veroeffentlichen_am: null, zurueckziehen_am: later })
})

test('a restored version has no instants', () => {
  const asked = { veroeffentlichen_am: soon, zurueckziehen_am: later }
  expect(nextTermine({ ...save, isRestoring: true, asked })).toEqual(none)
})

test('what goes into the archive keeps no instant, and none is wrong there', () => {
  const asked = { veroeffentlichen_am: later, zurueckziehen_am: before }
  expect(nextTermine({ ...save, isArchived: true, asked })).toEqual(none)
  expect(terminErrors({ ...save, isArchived: true, asked })).toEqual([])
})

test.each([null, undefined, '', 'morgen', {}])('%j is no instant', (value) => {
  expect(instantOf(value)).toBe(null)
})
