import { expect, test } from 'vitest'
import { hashOfZugang, zugangOf } from './status-link.ts'

const secret = 'only-for-tests'
const key = '0a2f6f2e-6f0a-4b1e-9d2c-5f8f6f6f6f6f'

test('T65: a link has 128 bits that follow from the key and the secret alone', () => {
  const zugang = zugangOf(key, secret)
  expect(zugang).toMatch(/^[\w-]{22}$/)
  expect(zugangOf(key, secret)).toBe(zugang)
  expect(zugangOf(key, `${secret}!`)).not.toBe(zugang)
  expect(zugangOf(key.replace('0a', '0b'), secret)).not.toBe(zugang)
})

test('T65: what is kept of it opens nothing', () => {
  const zugang = zugangOf(key, secret)
  expect(hashOfZugang(zugang)).toMatch(/^[0-9a-f]{64}$/)
  expect(hashOfZugang(zugang)).not.toContain(zugang)
})
