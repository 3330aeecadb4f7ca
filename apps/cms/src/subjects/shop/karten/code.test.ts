import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeOf, isSigned, readCode } from './code.ts'

const secret = 'ein-geheimnis-der-probe'
const order = '0b7a4d6e-52c1-4f0c-9d7e-1f2a3b4c5d60'
const other = '0b7a4d6e-52c1-4f0c-9d7e-1f2a3b4c5d61'
const place = { nummer: 1042, zeile: 2, stueck: 3 }
const code = codeOf(place, order, secret)

const isRight = (typed: string, id = order, word = secret) => {
  const read = readCode(typed)
  return read !== null && isSigned(read, id, word)
}

test('a code is five groups of five letters, none of which looks like another', () => {
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/)
})

test('any ticket is read as what it was made for', () => {
  const anyPlace = fc.record({
    nummer: fc.integer({ min: 1, max: 2 ** 29 - 1 }),
    zeile: fc.integer({ min: 0, max: 49 }),
    stueck: fc.integer({ min: 1, max: 999 }),
  })
  fc.assert(
    fc.property(anyPlace, (one) => {
      const made = codeOf(one, order, secret)
      expect(readCode(made)).toMatchObject(one)
      expect(isRight(made)).toBe(true)
    }),
  )
})

test.each([
  ['in small letters', code.toLowerCase()],
  ['without lines', code.replaceAll('-', '')],
  ['with blanks', ` ${code.replaceAll('-', ' ')} \n`],
  ['with dashes that a text program made', code.replaceAll('-', '–')],
  ['with the letter O for zero', code.replaceAll('0', 'O')],
  ['with I for one', code.replaceAll('1', 'I')],
  ['with a small l for one', code.replaceAll('1', 'l')],
])('a code that is typed %s is the same', (_, typed) => {
  expect(typed).not.toBe(code)
  expect(isRight(typed)).toBe(true)
})

test.each([
  ['nothing', ''],
  ['a code cut short', code.slice(0, -1)],
  ['a code with a letter more', `${code}A`],
  ['an address', 'https://silberbronn.example/karte'],
  ['a letter that no code has', code.replace(/.$/, 'U')],
  ['thousands of letters', 'A'.repeat(100_000)],
  ['letters of another script', 'Ä'.repeat(25)],
])('%s is no code', (_, typed) => {
  expect(readCode(typed)).toBeNull()
})

test('one letter changed anywhere, another order, another secret: not signed', () => {
  const plain = code.replaceAll('-', '')
  for (let index = 0; index < plain.length; index += 1) {
    const letter = plain[index] === '7' ? '8' : '7'
    expect(isRight(plain.slice(0, index) + letter + plain.slice(index + 1))).toBe(false)
  }
  expect(isRight(code, other)).toBe(false)
  expect(isRight(code, order, 'ein-anderes-geheimnis')).toBe(false)
})
