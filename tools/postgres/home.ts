import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Account } from './account.ts'
import { canEnter, postgresAccount } from './account.ts'
import type { Binaries } from './binaries.ts'
import { findBinaries } from './binaries.ts'

/** Where PostgreSQL's programs and data may lie when its user cannot enter this folder. */
const shared = '/var/lib/kurstadt'

/** Everything that has to be known before a cluster can be made. */
export type PostgresHome = {
  account: Account
  binaries: Binaries
  /** Folder of the cluster. */
  data: string
  /** One sentence for the person at the screen when the data lie elsewhere than expected. */
  notice: string | undefined
}

/** Finds account, programs and a data folder that the account can reach. */
export function postgresHome(wanted: string): PostgresHome {
  const account = postgresAccount()
  const binaries = findBinaries(account, shared)
  const data = path.resolve(wanted)
  mkdirSync(path.dirname(data), { recursive: true })
  if (canEnter(account, path.dirname(data))) return { account, binaries, data, notice: undefined }
  const elsewhere = path.join(shared, createHash('sha256').update(data).digest('hex').slice(0, 12))
  mkdirSync(shared, { recursive: true, mode: 0o755 })
  const notice = `PostgreSQL's user cannot enter ${data}: its data lie in ${elsewhere} instead.`
  return { account, binaries, data: elsewhere, notice }
}
