import { brancheneintragExamples, examples, parksatzExamples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { parkingEnds } from './parking-ends.ts'

const { typical, emptying, old } = parksatzExamples
const at = Date.parse(typical.geandert)
const minute = 60_000

const { typical: list } = examples.parken
const [card] = list.context.data

/** The list of car parks with these records. */
const parking = (...stands: (typeof typical | null)[]) => ({
  ...list,
  context: {
    ...list.context,
    data: stands.flatMap((stand) =>
      card ? [{ ...card, parkplatz: { id: stand?.ID ?? 3, stand } }] : [],
    ),
  },
})

test('a page holds until the first of its numbers is too old', () => {
  const earlier = { ...emptying, geandert: new Date(at - 5 * minute).toISOString() }
  expect(parkingEnds([parking(typical, earlier)], at)).toBe(at + 10 * minute)
})

test('so does the list of businesses with a car park in it, and the page of one', () => {
  const { typical: entry } = examples['brancheneintrag-detail']
  const page = { ...entry, context: brancheneintragExamples['car-park'] }
  for (const block of [examples.brancheneintraege.typical, page])
    expect(parkingEnds([block], at)).toBe(at + 15 * minute)
})

test('what shows no number ends nothing', () => {
  const lie = { ...typical, Aktuell: 999 }
  const others = [examples['brancheneintrag-detail'].typical, examples.brancheneintraege.minimal]
  expect(parkingEnds([parking(null, old, lie), ...others], at)).toBeNull()
})
