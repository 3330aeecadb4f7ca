import type { Payload } from 'payload'
import { vi } from 'vitest'

/** How many statements the API sends while something is done. */
export async function queriesOf(payload: Payload, work: () => Promise<unknown>): Promise<number> {
  const counted = vi.spyOn(payload.db.pool, 'query')
  try {
    await work()
    return counted.mock.calls.length
  } finally {
    counted.mockRestore()
  }
}
