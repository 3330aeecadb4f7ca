import { expect, test } from 'vitest'
import { readQuantity } from './quantity.ts'

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['2 Stück', 2],
  ['3x', 3],
  ['4 Stk.', 4],
  ['2,0', 2],
  ['007', 7],
  ['999', 999],
])('«%s» is %i', (typed, quantity) => {
  expect(readQuantity(typed)).toBe(quantity)
})

test.each(['', ' ', '0', '-1', '0,5', '1.5', '1e9', '1000', 'zwei', 'NaN', '1 2', '٣'])(
  '«%s» is no quantity (T68)',
  (typed) => {
    expect(readQuantity(typed)).toBeNull()
  },
)
