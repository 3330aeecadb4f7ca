import { pauschaleExamples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { categoriesOf, lowestOf } from './categories.ts'

const { typical, minimal, 'without-prices': empty } = pauschaleExamples

test('of six price categories those with a house are left, in their order', () => {
  expect(categoriesOf(typical).map(({ name_kategorie }) => name_kategorie)).toEqual([
    'Kurhotels am Badehaus',
    'Pensionen',
  ])
  expect(categoriesOf(minimal)).toEqual([])
  expect(categoriesOf(empty)).toEqual([])
})

test('«ab» of a house is the lowest of its four prices', () => {
  const [, pensions] = categoriesOf(typical)
  const [house] = pensions?.kategorien ?? []
  if (!house) throw new Error('the example has no house')
  expect(lowestOf(house)).toBe(177)
  const none = { preis_dz: null, preis_ferienwohnung_1: null, preis_ferienwohnung_2: null }
  expect(lowestOf({ ...house, ...none })).toBeNull()
})
