import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import provideCluster from './global-postgres.ts'
import { cleanDatabase } from './new-database.ts'

const script = path.resolve(import.meta.dirname, '../../apps/cms/src/commands/migrate.ts')

/** One cluster as for other projects, with a migrated database that each test file copies. */
export default async function provideMigrated(project: TestProject): Promise<() => Promise<void>> {
  const stop = await provideCluster(project)
  const template = 'vorlage'
  const url = await cleanDatabase(project.getProvidedContext().postgresUrl, { name: template })
  const env = {
    ...process.env,
    DATABASE_URL: url,
    PAYLOAD_SECRET: 'only-for-tests-'.padEnd(32, '0'),
    LOG_LEVEL: 'fatal',
    NODE_ENV: 'production',
  } as const
  await promisify(execFile)(process.execPath, [script], { env })
  project.provide('postgresTemplate', template)
  return stop
}
