import { calls } from '@kurstadt/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFiltered, knownParameters } from './tour-query.ts'

const { params } = calls.outdoor

/** Values as forms and people write them. */
const value = fc.oneof(
  fc.nat({ max: 12_000 }).map(String),
  fc.constantFrom('wandern', 'aussicht', 'leicht', '1', 'true', '0', '', '-1', '1e3', 'poi'),
  fc.string({ maxLength: 8 }),
)

test.each(['tour', 'poi'] as const)(
  'what a page takes for a filter of %s is one that the content API takes as well',
  (contentType) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.entries<RegExp>(knownParameters[contentType])),
        value,
        ([name, pattern], text) => {
          if (pattern.test(text)) expect(params.safeParse({ [name]: text }).success).toBe(true)
        },
      ),
    )
  },
)

test('which of both the map shows limits nothing', () => {
  expect(isFiltered({ contentType: 'poi' })).toBe(false)
  expect(isFiltered({ contentType: 'poi', art: 'aussicht' })).toBe(true)
})
