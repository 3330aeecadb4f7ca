import { errorBody, errorCodes } from '@kurstadt/contract'
import { expect, test } from 'vitest'
import { failure } from './answer.ts'
import { isOutage } from './errors.ts'

test('every reason has a body as the contract says', async () => {
  for (const code of errorCodes) {
    const response = failure(code)
    const body: unknown = await response.json()
    expect(errorBody.parse(body)).toStrictEqual(body)
    expect(response.status).toBeGreaterThanOrEqual(400)
  }
})

test('an answer for want of the database says when to come back', () => {
  expect(failure('unavailable').headers.get('retry-after')).toBe('2')
})

test('a database that is away, slow or not yet migrated is an outage, a mistake is none', () => {
  const withCode = (code: string) => Object.assign(new Error('x'), { code })
  for (const code of ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '57014', '08006', '42P01'])
    expect(isOutage(new Error('Failed query', { cause: withCode(code) })), code).toBe(true)
  expect(isOutage(new Error('timeout exceeded when trying to connect'))).toBe(true)
  expect(isOutage(new Error('Connection terminated unexpectedly'))).toBe(true)
  expect(isOutage(new AggregateError([withCode('ECONNREFUSED')], 'both failed'))).toBe(true)
  for (const code of ['42601', '22P02', '23505', 'ERR_INVALID_ARG_TYPE'])
    expect(isOutage(withCode(code)), code).toBe(false)
  expect(isOutage('text')).toBe(false)
})
