import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const { seal, open } = createSeal('a secret', 'test')

test('what was sealed is read again at its own place alone', () => {
  const sealed = seal('Schlüssel', 'intranet a')
  expect(open(sealed, 'intranet a')).toBe('Schlüssel')
  expect(open(sealed, 'intranet b')).toBeNull()
  expect(sealed.toString('latin1')).not.toContain('Schl')
  expect(seal('Schlüssel', 'intranet a').equals(sealed)).toBe(false)
})

test('another secret, another purpose, and what was never sealed read nothing', () => {
  const sealed = seal('Schlüssel', 'intranet a')
  expect(createSeal('another secret', 'test').open(sealed, 'intranet a')).toBeNull()
  expect(createSeal('a secret', 'other').open(sealed, 'intranet a')).toBeNull()
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(open(changed, 'intranet a')).toBeNull()
  }
  for (const length of [0, 5, 28, sealed.length - 1])
    expect(open(sealed.subarray(0, length), 'intranet a')).toBeNull()
})
