import type { ChildProcess } from 'node:child_process'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { lastLines, openLog } from '../process/index.ts'
import type { PostgresHome } from './home.ts'

const run = promisify(execFile)

/** How PostgreSQL ends: `fast` rolls back and writes a checkpoint, `immediate` is a crash. */
export type StopMode = 'fast' | 'immediate'

/** A running PostgreSQL server. */
export type Cluster = {
  /** Address of its database `postgres`, for making others. */
  url: string
  process: ChildProcess
  /** Ends it; after three seconds it ends at once, which PostgreSQL survives. */
  stop: (mode?: StopMode) => Promise<void>
}

/** What one cluster needs. */
export type ClusterOptions = {
  home: PostgresHome
  port: number
  password: string
  /** File that takes PostgreSQL's own messages. */
  logFile: string
  /** Settings as in postgresql.conf. */
  settings?: Record<string, string>
}

/** Makes the cluster when the folder is empty and starts it; resolves when it takes connections. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { home } = options
  if (!existsSync(path.join(home.data, 'PG_VERSION'))) await initialise(options)
  else await stopForgotten(home)
  const child = launch(options)
  const url = `postgres://postgres:${options.password}@127.0.0.1:${options.port}/postgres`
  const cluster = { url, process: child, stop: (mode?: StopMode) => end(child, mode) }
  try {
    await untilReady(child, url)
  } catch (error) {
    await cluster.stop('immediate')
    throw new Error(`PostgreSQL does not start:\n${lastLines(options.logFile, 8)}`, {
      cause: error,
    })
  }
  return cluster
}

/** Creates a database unless it is there. */
export async function ensureDatabase(cluster: Cluster, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  try {
    const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (known.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
  return Object.assign(new URL(cluster.url), { pathname: `/${name}` }).href
}

/** Makes the cluster in a draft folder first: an interrupted start leaves nothing half. */
async function initialise({ home, password }: ClusterOptions): Promise<void> {
  const { account, data, binaries } = home
  const draft = `${data}.draft`
  const passwordFile = `${data}.password`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account.uid !== undefined && account.gid !== undefined) {
    for (const entry of [draft, passwordFile]) chownSync(entry, account.uid, account.gid)
  }
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  const words = ['--encoding=UTF8', `--locale=${await characterLocale()}`, '--lc-messages=C']
  const sorting = ['--locale-provider=icu', '--icu-locale=de-DE']
  const args = [`--pgdata=${draft}`, ...access, ...words, ...sorting]
  try {
    await run(binaries.initdb, args, { ...account, cwd: '/' })
    renameSync(draft, data)
  } finally {
    for (const entry of [draft, passwordFile]) rmSync(entry, { recursive: true, force: true })
  }
}

/** German order comes from ICU; the C library only has to know what a letter is. */
async function characterLocale(): Promise<string> {
  const { stdout } = await run('locale', ['-a']).catch(() => ({ stdout: '' }))
  const known = stdout.split('\n').find((name) => /^(C|en_US)\.utf-?8$/i.test(name))
  return known ?? 'C'
}

/** Ends a PostgreSQL that still runs on the folder, as after a kill -9 of the start command. */
async function stopForgotten({ account, binaries, data }: PostgresHome): Promise<void> {
  if (!existsSync(path.join(data, 'postmaster.pid'))) return
  const args = ['stop', '--pgdata', data, '--mode', 'fast', '--timeout', '10']
  await run(binaries.pgCtl, args, { ...account, cwd: '/' }).catch(() => {
    // No such process: the file is stale, and PostgreSQL itself replaces a stale one.
  })
}

function launch({ home, port, settings, logFile }: ClusterOptions): ChildProcess {
  const always = { listen_addresses: '127.0.0.1', unix_socket_directories: '' }
  const flags = Object.entries({ ...always, ...settings }).flatMap(([k, v]) => ['-c', `${k}=${v}`])
  const log = openLog(logFile)
  const child = spawn(home.binaries.postgres, ['-D', home.data, '-p', String(port), ...flags], {
    ...home.account,
    cwd: '/',
    env: { ...process.env, LC_MESSAGES: 'C' },
    stdio: ['ignore', log, log],
    detached: true,
  })
  closeSync(log)
  const abandon = () => child.kill('SIGQUIT')
  process.once('exit', abandon)
  child.once('exit', () => process.off('exit', abandon))
  return child
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const giveUp = Date.now() + 60_000
  let reason: unknown
  while (child.exitCode === null && Date.now() < giveUp) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      reason = error
      await sleep(50)
    }
  }
  throw new Error('no connection', { cause: reason })
}

async function end(child: ChildProcess, mode: StopMode = 'fast'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
  const late = setTimeout(() => child.kill('SIGQUIT'), 3000)
  await gone
  clearTimeout(late)
}
