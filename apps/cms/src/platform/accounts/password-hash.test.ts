import { expect, test } from 'vitest'
import { hashPassword, isPasswordOf } from './password-hash.ts'

test('a password is kept as Argon2id with 19 MiB and two passes, each time with another salt', async () => {
  const [one, other] = await Promise.all([hashPassword('vier Wörter'), hashPassword('vier Wörter')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
  expect(await isPasswordOf(one, 'vier Wörter')).toBe(true)
  expect(await isPasswordOf(one, 'vier wörter')).toBe(false)
})

test('an umlaut is one letter, however a keyboard writes it', async () => {
  const kept = await hashPassword('Grüße aus dem Bad'.normalize('NFD'))
  expect(await isPasswordOf(kept, 'Grüße aus dem Bad'.normalize('NFC'))).toBe(true)
})

test.each(['', 'x', '$argon2id$v=19$m=1,t=1,p=1$$', '$2b$10$abcdefghijklmnopqrstuv'])(
  'what is no hash of ours («%s») is nobody’s password',
  async (kept) => {
    expect(await isPasswordOf(kept, '')).toBe(false)
  },
)
