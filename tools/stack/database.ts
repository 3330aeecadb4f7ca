import path from 'node:path'
import type { PostgresHome } from '../postgres/index.ts'
import { ensureDatabase, postgresHome, startCluster } from '../postgres/index.ts'
import { keptSecret } from './secrets.ts'
import { logFileOf } from './services.ts'
import type { Settings } from './settings.ts'

/** A database that takes connections. */
export type Database = {
  url: string
  /** Number of PostgreSQL's first process; absent when the server is not ours. */
  pid: number | undefined
  /** Resolves when a server of ours ends. */
  ended: Promise<string>
  stop: () => Promise<void>
}

/** Where the embedded PostgreSQL lies; undefined when DATABASE_URL names another server. */
export function embeddedHome({ databaseUrl, dataDir }: Settings): PostgresHome | undefined {
  return databaseUrl ? undefined : postgresHome(path.join(dataDir, 'postgres'))
}

/** The database of DATABASE_URL, or the embedded one, started. */
export async function openDatabase(
  settings: Settings,
  home: PostgresHome | undefined,
): Promise<Database> {
  if (settings.databaseUrl) return foreignDatabase(settings.databaseUrl)
  if (!home) throw new Error('neither DATABASE_URL nor an embedded PostgreSQL')
  const cluster = await startCluster({
    home,
    port: settings.ports.postgres,
    password: keptSecret(path.join(settings.dataDir, 'postgres-password')),
    logFile: logFileOf(settings, 'postgres'),
  })
  const { process: child } = cluster
  const ended = new Promise<string>((resolve) => child.once('exit', (code) => resolve(`${code}`)))
  const url = await ensureDatabase(cluster, 'kurstadt')
  return { url, pid: child.pid, ended, stop: () => cluster.stop('fast') }
}

function foreignDatabase(url: string): Database {
  return { url, pid: undefined, ended: new Promise(() => undefined), stop: async () => undefined }
}
