import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { stopAfterFile } from './leftovers.ts'
import { cleanDatabase, query } from './new-database.ts'
import type { ThrowAwayCluster } from './shared-cluster.ts'
import { startThrowAwayCluster } from './shared-cluster.ts'

/** A database of the run's shared cluster. */
export type TestDatabase = { url: string; drop: () => Promise<void> }

/**
 * A database of its own in the cluster that all test files share: migrated where the project has a
 * template (about 200 ms), else empty; `template` names another one to copy.
 */
export async function createDatabase({
  isEmpty = false,
  template: named = inject('postgresTemplate'),
}: {
  isEmpty?: boolean
  template?: string | undefined
} = {}): Promise<TestDatabase> {
  const admin = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const template = isEmpty ? undefined : named
  const url = await cleanDatabase(admin, { name, template })
  return { url, drop: () => query(admin, `DROP DATABASE ${name} WITH (FORCE)`) }
}

/** A whole cluster of its own (about 1.5 s), for tests that stop or break PostgreSQL. */
export async function startPostgres(): Promise<ThrowAwayCluster> {
  const cluster = await startThrowAwayCluster()
  stopAfterFile(cluster.stop)
  return cluster
}

export { query } from './new-database.ts'
