import { expect, test } from 'vitest'
import { archiveAt, elsewhereAt } from './archive-address.ts'

test('a day stands in another house’s address wherever that has a place for it', () => {
  expect(elsewhereAt('https://a.example/{datum}/?tag={datum}', '2027-06-18')).toBe(
    'https://a.example/2027-06-18/?tag=2027-06-18',
  )
})

test('our own archive has an address for each day, and one for the last', () => {
  expect(archiveAt('/de/fotopunkt-archiv/', '2027-06-18')).toBe(
    '/de/fotopunkt-archiv/?datum=2027-06-18',
  )
  expect(archiveAt('/de/fotopunkt-archiv/', null)).toBe('/de/fotopunkt-archiv/')
})
