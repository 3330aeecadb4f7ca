import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { foreignChanges, type States } from './foreign-changes.ts'

const text = (name: string, label: string, localized = false): FlattenedField => ({
  name,
  label,
  type: 'text',
  localized,
})

const fields: FlattenedField[] = [
  text('titel', 'Titel', true),
  text('datum', 'Datum'),
  {
    name: 'preise',
    label: 'Preise',
    type: 'array',
    fields: [],
    flattenedFields: [text('wer', 'Für wen', true), text('euro', 'Euro')],
  },
  text('bearbeitungsstand', 'Stand'),
  text('veroeffentlichen_am', 'Veröffentlichen am'),
]

const row = (id: string, euro: string, wer: string) => ({ id, euro, wer })
const shown = { titel: 'Walk', datum: '1. Mai', preise: [row('a', '5', 'Adults')] }
const found = (draft: object, saved: object) => {
  const states: States = { shown, draft: { ...shown, ...draft }, saved: { ...shown, ...saved } }
  return foreignChanges(fields, states)
}

test('E10: texts of a language and the state of an entry are nobody else’s', () => {
  const english = { titel: 'Tour', preise: [row('a', '5', 'Grown-ups')], bearbeitungsstand: 'x' }
  expect(found({}, english)).toEqual([])
  const planned = { veroeffentlichen_am: 'Montag' }
  expect(found(planned, planned)).toEqual([])
})

test('E10: a date that somebody has drafted is found, one that is changed now is meant', () => {
  expect(found({ datum: '2. Mai' }, { datum: '2. Mai' })).toEqual(['Datum'])
  expect(found({}, { datum: '3. Mai' })).toEqual([])
  expect(found({ datum: '2. Mai' }, {})).toEqual([])
})

test('E10: rows that come, go or change places part the languages, whoever changes them', () => {
  const two = [row('b', '3', ''), row('a', '5', 'Adults')]
  expect(found({ preise: two }, { preise: two })).toEqual(['Preise'])
  expect(found({}, { preise: two })).toEqual(['Preise'])
  expect(found({}, { preise: [row('a', '6', 'Adults')] })).toEqual([])
})

test('E10: a price that somebody has drafted in a row is found', () => {
  const drafted = { preise: [row('a', '7', 'Adults')] }
  expect(found(drafted, drafted)).toEqual(['Preise'])
})
