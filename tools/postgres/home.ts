import { randomBytes } from 'node:crypto'
import { lstatSync, mkdirSync, readlinkSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import type { Account } from './account.ts'
import { canEnter, postgresAccount } from './account.ts'
import type { Binaries } from './binaries.ts'
import { findBinaries } from './binaries.ts'

/** Where PostgreSQL's programs and data lie when its user cannot enter the wanted folder. */
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

/**
 * Finds account, programs and a data folder that the account can reach. When it cannot reach the
 * wanted one, a link there points to the real one: who removes the folder starts afresh.
 */
export function postgresHome(wanted: string): PostgresHome {
  const link = path.resolve(wanted)
  const data = linkTarget(link) ?? link
  const account = postgresAccount(data)
  const binaries = findBinaries(account, shared)
  mkdirSync(path.dirname(data), { recursive: true })
  if (canEnter(account, path.dirname(data))) return { account, binaries, data, notice: undefined }
  mkdirSync(shared, { recursive: true, mode: 0o755 })
  const elsewhere = path.join(shared, `data-${randomBytes(6).toString('hex')}`)
  symlinkSync(elsewhere, link)
  const notice = `PostgreSQL's user cannot enter ${link}: its data lie in ${elsewhere} instead.`
  return { account, binaries, data: elsewhere, notice }
}

function linkTarget(file: string): string | undefined {
  const facts = lstatSync(file, { throwIfNoEntry: false })
  return facts?.isSymbolicLink() ? readlinkSync(file) : undefined
}
