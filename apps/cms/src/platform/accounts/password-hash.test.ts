import { expect, test } from 'vitest'
import { threadPriorities } from '../../../../../tests/support/thread-priorities.ts'
import { hashPassword, isOutdated, isPasswordOf } from './password-hash.ts'

test('a password is kept as Argon2id with 7 MiB and five passes, each time with another salt', async () => {
  const [one, other] = await Promise.all([hashPassword('vier Wörter'), hashPassword('vier Wörter')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=7168,t=5,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
  expect(await isPasswordOf(one, 'vier Wörter')).toBe(true)
  expect(await isPasswordOf(one, 'vier wörter')).toBe(false)
})

test('a password that was kept with other memory and passes is still read, and kept anew', async () => {
  // «vier Wörter» with 19 MiB and two passes, as passwords were kept until November 2026.
  const before =
    '$argon2id$v=19$m=19456,t=2,p=1$c2FsenNhbHpzYWx6c2Fseg$a2EY+fLlo5GjgReju3zUD/EqIujetox7RtrRg7rkQeA'
  expect(await isPasswordOf(before, 'vier Wörter')).toBe(true)
  expect(await isPasswordOf(before, 'fünf Wörter')).toBe(false)
  expect([isOutdated(before), isOutdated(await hashPassword('vier Wörter'))]).toEqual([true, false])
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

test('a hash whose numbers no Argon2 takes is nobody’s password, and others go on', async () => {
  const refused = '$argon2id$v=19$m=1,t=0,p=9$c2FsenNhbHpzYWx6c2Fseg$a2EY'
  const kept = await hashPassword('vier Wörter')
  const looks = [refused, kept, refused, kept].map((one) => isPasswordOf(one, 'vier Wörter'))
  expect(await Promise.all(looks)).toEqual([false, true, false, true])
})

test('whoever asks at the same moment hears of the own password', async () => {
  const words = Array.from({ length: 12 }, (_, count) => `Wort ${count}`)
  const kept = await Promise.all(words.map(hashPassword))
  const rotated = [...kept.slice(1), ...kept.slice(0, 1)]
  const right = await Promise.all(words.map((word, index) => isPasswordOf(kept[index] ?? '', word)))
  const wrong = await Promise.all(
    words.map((word, index) => isPasswordOf(rotated[index] ?? '', word)),
  )
  expect([new Set(right), new Set(wrong)]).toEqual([new Set([true]), new Set([false])])
})

test.runIf(process.platform === 'linux')(
  'the thread that looks at passwords stands behind visitors, and no other thread does',
  async () => {
    await isPasswordOf(await hashPassword('vier Wörter'), 'vier Wörter')
    const [own = 0, ...others] = threadPriorities()
    expect(others.filter((nice) => nice >= own + 10)).toHaveLength(1)
  },
)
