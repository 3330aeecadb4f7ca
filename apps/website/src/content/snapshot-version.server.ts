import { createHash } from 'node:crypto'
import { callNames, calls } from '@kurstadt/contract'
import { z } from 'zod'

/** Name of the snapshot's format: it changes whenever an answer of the contract does. */
export function snapshotVersion(): string {
  const hash = createHash('sha256')
  for (const name of callNames) {
    const schema = z.toJSONSchema(calls[name].answer, { unrepresentable: 'any', io: 'input' })
    hash.update(name).update(JSON.stringify(schema))
  }
  return `v1-${hash.digest('hex').slice(0, 16)}`
}
