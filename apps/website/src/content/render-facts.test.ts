import { expect, test } from 'vitest'
import { holdNoLonger, newRenderFacts } from './render-facts.ts'

test('a page holds until the first of its parts changes by itself', () => {
  const facts = newRenderFacts('mark')
  holdNoLonger(facts, null)
  expect(facts.holdsUntil).toBeNull()
  holdNoLonger(facts, 2_000)
  holdNoLonger(facts, 3_000)
  expect(facts.holdsUntil).toBe(2_000)
  holdNoLonger(facts, 1_000)
  expect(facts.holdsUntil).toBe(1_000)
})
