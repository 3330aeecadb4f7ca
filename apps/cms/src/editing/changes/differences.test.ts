import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { apart, differences, isSame } from './differences.ts'

const fields: FlattenedField[] = [
  { name: 'titel', type: 'text', label: 'Titel' },
  { name: 'einleitung', type: 'textarea', label: { de: 'Einleitung' } },
  { name: 'nummer', type: 'number', label: 'Nummer' },
]

test.each([
  [null, ''],
  [undefined, []],
  [{ a: null }, {}],
  ['2027-05-01T12:00:00.000Z', new Date('2027-05-01T12:00:00Z')],
  [
    { a: 1, b: [1, 2] },
    { b: [1, 2], a: 1 },
  ],
])('%j and %j mean the same', (one, other) => {
  expect(isSame(one, other)).toBe(true)
})

test.each([
  [0, null],
  [false, undefined],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: 1 }, { a: 2 }],
])('%j and %j differ', (one, other) => {
  expect(isSame(one, other)).toBe(false)
})

test('differences are told by the names editors know, in the order of the form', () => {
  const before = { titel: 'Markt', einleitung: 'Am Samstag.', nummer: 1 }
  const after = { einleitung: 'Am Sonntag.', titel: 'Wochenmarkt', nummer: 2 }
  expect(differences(fields, before, after).map(({ label }) => label)).toEqual([
    'Titel',
    'Einleitung',
  ])
})

test('a save that names only some fields says nothing about the others', () => {
  expect(differences(fields, { titel: 'Markt', einleitung: 'X' }, { titel: 'Markt' })).toEqual([])
})

test('of two lists only the rows that differ are told; a side that has none of its own says so', () => {
  const [one, two, three] = ['Eins', 'Zwei', 'Drei'].map((titel) => ({ titel, text: null }))
  expect(apart([one, two], [{ titel: 'Eins' }, three])).toEqual({ before: [two], after: [three] })
  expect(apart([one], [one, two])).toEqual({ before: '(unverändert)', after: [two] })
  expect(apart([one, two], [two, one])).toEqual({ before: [one, two], after: [two, one] })
  expect(apart('alt', 'neu')).toEqual({ before: 'alt', after: 'neu' })
})
