import {
  aktuellesExamples,
  amtExamples,
  mitarbeiterExamples,
  veranstaltungExamples,
} from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { describeEntry } from './describe-entry.server.ts'

test('A10: every kind of entry describes itself in at most 160 characters', () => {
  const entries = [
    veranstaltungExamples.typical,
    aktuellesExamples.typical,
    amtExamples.typical,
    mitarbeiterExamples.typical,
    { kurztext: 'Hund anmelden und abmelden.' },
  ]
  for (const entry of entries) {
    const description = describeEntry(entry) ?? ''
    expect(description.length).toBeGreaterThan(10)
    expect(description.length).toBeLessThanOrEqual(160)
  }
})

test('a long text ends after a word', () => {
  const description = describeEntry({ einleitung: 'Wort, '.repeat(60) })
  expect(description).toMatch(/^(?:Wort, )+Wort…$/)
  expect(describeEntry({ einleitung: 'x'.repeat(400) })?.length).toBeLessThanOrEqual(160)
})

test('the first paragraph speaks for an entry without a short text', () => {
  const text = [
    { type: 'heading', level: 2, children: [{ type: 'text', text: 'Wer wir sind' }] },
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'Wir sind ' },
        { type: 'link', href: '/de/', children: [{ type: 'text', text: 'da' }] },
      ],
    },
  ]
  expect(describeEntry({ plain_text: '', text })).toBe('Wir sind da')
})

test('an entry without any words has no description', () => {
  expect([describeEntry({}), describeEntry(null), describeEntry({ text: 7 })]).toEqual([
    null,
    null,
    null,
  ])
})
