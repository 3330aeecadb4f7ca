import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { stopAfterFile } from './leftovers.ts'
import type { ThrowAwayCluster } from './shared-cluster.ts'
import { startThrowAwayCluster } from './shared-cluster.ts'

/** A database of the run's shared cluster. */
export type TestDatabase = { url: string; drop: () => Promise<void> }

/** An empty database of its own (about 40 ms) in the cluster that all test files share. */
export async function createDatabase(): Promise<TestDatabase> {
  const admin = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await query(admin, `CREATE DATABASE ${name}`)
  const url = Object.assign(new URL(admin), { pathname: `/${name}` }).href
  return { url, drop: () => query(admin, `DROP DATABASE ${name} WITH (FORCE)`) }
}

/** A whole cluster of its own (about 1.5 s), for tests that stop or break PostgreSQL. */
export async function startPostgres(): Promise<ThrowAwayCluster> {
  const cluster = await startThrowAwayCluster()
  stopAfterFile(cluster.stop)
  return cluster
}

/** Runs one statement on a database. */
export async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
