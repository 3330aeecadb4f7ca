import { errorBody, errorCodes } from '@kurstadt/contract'
import { expect, test } from 'vitest'
import { failure } from './answer.ts'

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
