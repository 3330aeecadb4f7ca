import { expect, test } from 'vitest'
import { listAddress } from './list-address.ts'

const query = { q: 'Café & Eis', stufenlos: 'true', seite: '3' }

test('a parameter is added to what was chosen, or taken away alone; the pages begin anew', () => {
  expect(listAddress('/de/x/', query, { rubrik_id: '4' })).toBe(
    '/de/x/?q=Caf%C3%A9+%26+Eis&stufenlos=true&rubrik_id=4',
  )
  expect(listAddress('/de/x/', query, { q: null })).toBe('/de/x/?stufenlos=true')
})

test('a list that nobody has narrowed down has its bare address', () => {
  expect(listAddress('/de/x/', { seite: '2' }, { q: '' })).toBe('/de/x/')
})
