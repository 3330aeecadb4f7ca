import { errorBody } from '@kurstadt/contract'
import { expect } from 'vitest'
import type { ApiHere } from './api-here.ts'

/** Expects a 400 that names exactly the wrong parameter, for each address. */
export async function expectBadRequests(
  api: ApiHere,
  wrong: readonly (readonly [address: string, field: string])[],
): Promise<void> {
  for (const [address, field] of wrong) {
    const response = await api.get(`/api/cms/${address}`)
    const { error } = errorBody.parse(await response.json())
    const named = Object.keys(error.fields ?? {})
    expect([address, response.status, error.code, named]).toStrictEqual([
      address,
      400,
      'bad-request',
      [field],
    ])
  }
}
