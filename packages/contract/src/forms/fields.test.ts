import { expect, test } from 'vitest'
import { email, tagAbHeute, zeile } from './fields.ts'

const read = (address: string) => {
  const { success, data } = email.safeParse(address)
  return success ? data : 'ungueltig'
}

test.each([
  ['info@müller.example', 'info@xn--mller-kva.example'],
  ['info@MÜLLER.example', 'info@xn--mller-kva.example'],
  ['info@mu\u0308ller.example', 'info@xn--mller-kva.example'],
  ['info@post.müller-straße.example', 'info@post.xn--mller-strae-46a18a.example'],
  ['info@mueller.example', 'info@mueller.example'],
])('W12: %s is an address, and mail goes to %s', (typed, sent) => {
  expect(read(typed)).toBe(sent)
})

test.each([
  'info@müller',
  '@müller.example',
  'info@mül/ler.example',
  'info@mü%6cler.example',
  'info@müller.example:25',
  'a@müller.example,b@müller.example',
  'a@b@müller.example',
  'info@１２７.０.０.１',
  'info@müller..example',
])('W12: %s is no address', (typed) => {
  expect(read(typed)).toBe('ungueltig')
})

test('S6: a name has no signs that nobody sees, and one of such signs alone is missing', () => {
  expect(zeile().parse('Ida\u202E \u200BMüller')).toBe('Ida Müller')
  expect(zeile().safeParse('\u200B\u200D\u2066').error?.issues[0]?.message).toBe('fehlt')
})

test.each([
  ['01.12.26', true],
  ['31.12.2027', true],
  ['05.12.31', false],
  ['27.11.2026', false],
])(
  'a visit is announced for this year or the next, not by a slip for years (%s)',
  (day, isTaken) => {
    expect(tagAbHeute('2026-11-28', 1).safeParse(day).success).toBe(isTaken)
  },
)
