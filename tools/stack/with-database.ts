import path from 'node:path'
import pg from 'pg'
import { embeddedHome, openDatabase } from './database.ts'
import { keptSecret } from './secrets.ts'
import type { Settings } from './settings.ts'

type Variables = Record<string, string>

/** Does work on the database, with the variables that a process of the CMS needs. */
export async function withDatabase<Result>(
  settings: Settings,
  work: (variables: Variables) => Promise<Result>,
): Promise<Result> {
  const secret = settings.variables.PAYLOAD_SECRET ?? keptSecret(`${settings.dataDir}/secret`)
  const variables = { ...settings.variables, PAYLOAD_SECRET: secret }
  const running = settings.databaseUrl ?? (await runningDatabase(settings))
  if (running) return work({ ...variables, DATABASE_URL: running })
  const database = await openDatabase(settings, embeddedHome(settings))
  try {
    return await work({ ...variables, DATABASE_URL: database.url })
  } finally {
    await database.stop()
  }
}

/** The embedded database when `npm start` has it open. */
async function runningDatabase({ dataDir, ports }: Settings): Promise<string | undefined> {
  const password = keptSecret(path.join(dataDir, 'postgres-password'))
  const url = `postgres://postgres:${password}@127.0.0.1:${ports.postgres}/kurstadt`
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    await client.end()
    return url
  } catch {
    return undefined // Nobody has it open: the caller opens it.
  }
}
