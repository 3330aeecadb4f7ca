import { expect, test } from 'vitest'
import { lookAt } from './login-limits.ts'

const attempt = { email: 'may@rat.example', sender: '192.0.2.1' }
const away = new Error('the database is away')

test('a try that nobody could look at is given back, and no other one', async () => {
  const given: unknown[] = []
  const limits = { giveBack: async (back: unknown) => void given.push(back) }
  const look = () => Promise.reject(away)
  await expect(lookAt(limits, attempt, look)).rejects.toBe(away)
  expect(given).toEqual([attempt])
  expect(await lookAt(limits, attempt, async () => 'wrong')).toBe('wrong')
  expect(given).toEqual([attempt])
})

test('what went wrong is said also where the try cannot be given back', async () => {
  const limits = { giveBack: () => Promise.reject(new Error('away as well')) }
  await expect(lookAt(limits, attempt, () => Promise.reject(away))).rejects.toBe(away)
})
