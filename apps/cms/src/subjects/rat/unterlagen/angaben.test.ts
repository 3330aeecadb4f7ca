import { sitzungExamples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { outcomeWords } from './angaben.ts'

test('votes are said as people say them: one abstention, two abstentions', () => {
  const said = sitzungExamples.internal.tagesordnung.flatMap((item) => outcomeWords(item))
  expect(said).toContain('Abstimmung: 17 Ja, 2 Nein, 1 Enthaltung, 0 befangen')
  expect(said).toContain('Abstimmung: 15 Ja, 0 Nein, 2 Enthaltungen, 1 befangen')
})
