import { expect, test } from 'vitest'
import { refuseBody } from './body-limits.ts'

const refusalOf = (bytes: number, isLoggedIn: boolean) =>
  refuseBody(
    { headers: { 'content-length': `${bytes}` } },
    { isLoggedIn, maxFileBytes: 10_000_000 },
  )

test('an editor whose file is too large reads how large it may be', () => {
  expect(refusalOf(25_000_000, true)?.message).toContain('höchstens 10 MB')
})

test('a stranger, who may upload nothing, is told of no size of files', () => {
  expect(refusalOf(25_000_000, false)?.status).toBe(413)
  expect(refusalOf(25_000_000, false)?.message).not.toContain('MB')
})
