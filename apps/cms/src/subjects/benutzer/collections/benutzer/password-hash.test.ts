import { pbkdf2, pbkdf2Sync } from 'node:crypto'
import { expect, test, vi } from 'vitest'

vi.mock(import('node:crypto'), async (load) => {
  const real = await load()
  return { ...real, pbkdf2: vi.fn(real.pbkdf2) }
})

// Another file of this process may have read it before, with the real function inside.
vi.resetModules()
const { isPasswordOf, spendPasswordTime } = await import('./password-hash.ts')

/** What was derived since: rounds, length and digest, which decide how long it takes. */
const derived = () =>
  vi
    .mocked(pbkdf2)
    .mock.calls.splice(0)
    .map(([, , rounds, length, digest]) => [rounds, length, digest])

test('T04: an unknown address costs exactly what a wrong password of a known one does', async () => {
  const salt = 'salz'.repeat(8)
  const hash = `pbkdf2-sha256-v1:${pbkdf2Sync('das richtige', salt, 600_000, 32, 'sha256').toString('hex')}`
  expect(await isPasswordOf({ hash, salt }, 'das richtige')).toBe(true)
  derived()
  expect(await isPasswordOf({ hash, salt }, 'ein falsches')).toBe(false)
  const known = derived()
  await spendPasswordTime('ein falsches')
  expect(known).toHaveLength(1)
  expect(derived()).toEqual(known)
})
