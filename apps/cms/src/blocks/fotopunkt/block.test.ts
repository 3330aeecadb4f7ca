import { expect, test } from 'vitest'
import { archiveComplaint } from './block.ts'

test.each([
  null,
  undefined,
  '',
  'https://archiv.example/?tag={datum}',
  'https://a.example/{datum}/',
])('%s may be the archive', (address) => {
  expect(archiveComplaint(address)).toBeNull()
})

test.each([
  ['archiv.example/{datum}', /https:\/\//],
  ['http://archiv.example/{datum}', /https:\/\//],
  ['javascript:alert({datum})', /https:\/\//],
  ['https://', /https:\/\//],
  ['https://archiv.example/ {datum}', /https:\/\//],
  ['https://archiv.example/heute', /\{datum\}/],
])('%s is explained', (address, words) => {
  expect(archiveComplaint(address)).toMatch(words)
})
