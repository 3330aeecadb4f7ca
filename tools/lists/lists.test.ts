import path from 'node:path'
import { expect, test } from 'vitest'
import { staleLists } from './lists.ts'

test('every list of templates says what is in the folders; `npm run lists` writes them', () => {
  expect([...staleLists(path.join(import.meta.dirname, '../..')).keys()]).toEqual([])
})
