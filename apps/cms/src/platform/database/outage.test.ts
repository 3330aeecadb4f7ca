import { expect, test } from 'vitest'
import { isDiskFull, isOutage } from './outage.ts'

test('a database that is away, slow or not yet migrated is an outage, a mistake is none', () => {
  const withCode = (code: string) => Object.assign(new Error('x'), { code })
  const away = ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '57014', '08006']
  // No such table, column or type: code and tables are of two versions for as long as an update takes.
  for (const code of [...away, '42P01', '42703', '42704'])
    expect(isOutage(new Error('Failed query', { cause: withCode(code) })), code).toBe(true)
  expect(isOutage(new Error('timeout exceeded when trying to connect'))).toBe(true)
  expect(isOutage(new Error('Connection terminated unexpectedly'))).toBe(true)
  expect(isOutage(new Error('Error: cannot begin transaction: connect ECONNRESET'))).toBe(true)
  expect(isOutage(new AggregateError([withCode('ECONNREFUSED')], 'both failed'))).toBe(true)
  for (const code of ['42601', '22P02', '23505', 'ERR_INVALID_ARG_TYPE'])
    expect(isOutage(withCode(code)), code).toBe(false)
  expect(isOutage('text')).toBe(false)
})

test('a full disk is told from a database that is away', () => {
  const withCode = (code: string) => Object.assign(new Error('x'), { code })
  expect(isDiskFull(new Error('Failed query', { cause: withCode('53100') }))).toBe(true)
  expect(isDiskFull(withCode('ENOSPC'))).toBe(true)
  expect(isDiskFull(withCode('ECONNREFUSED'))).toBe(false)
})
