import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster, ClusterOptions } from '../../tools/postgres/index.ts'
import { postgresHome, startCluster } from '../../tools/postgres/index.ts'
import { freePort } from './ports.ts'
import { scratchFolder } from './scratch.ts'

/**
 * A test's database has to survive a crash of PostgreSQL, but no power cut; and nobody needs to look
 * after a hundred of them every minute.
 */
const careless = { fsync: 'off', full_page_writes: 'off', autovacuum_naptime: '10min' }

/** A PostgreSQL cluster that is gone when the test is. */
export type ThrowAwayCluster = {
  /** Address of its database `postgres`. */
  url: string
  port: number
  /** Process of the server, which all others of it descend from. */
  pid: () => number
  /** Ends the server and keeps the data; `immediate` is a crash. */
  pause: (mode?: 'fast' | 'immediate') => Promise<void>
  /** Starts it again on the same port after `pause`. */
  resume: () => Promise<void>
  /** Kills the server's first process, which leaves the others behind, and starts it again. */
  crash: () => Promise<void>
  /** Ends the server and removes its data; a second call does nothing. */
  stop: () => Promise<void>
}

/** Starts it as soon as the last process that a crash left behind has let go of the memory. */
async function untilStarted(options: ClusterOptions): Promise<Cluster> {
  for (let tries = 0; tries < 50; tries += 1) {
    const cluster = await startCluster(options).catch(() => null)
    if (cluster !== null) return cluster
    await sleep(100)
  }
  return startCluster(options)
}

/** Makes and starts a cluster on a free loopback port (about 1.5 s). */
export async function startThrowAwayCluster(): Promise<ThrowAwayCluster> {
  const folder = mkdtempSync(path.join(scratchFolder(), 'kurstadt-test-'))
  chmodSync(folder, 0o755)
  const home = postgresHome(path.join(folder, 'postgres'))
  const port = await freePort()
  const logFile = path.join(folder, 'postgres.log')
  const settings = { ...careless, max_connections: '200' }
  const options = { home, port, password: randomUUID(), logFile, settings }
  let cluster: Cluster = await startCluster(options)
  return {
    url: cluster.url,
    port,
    pid: () => cluster.process.pid ?? 0,
    pause: (mode) => cluster.stop(mode),
    resume: async () => {
      cluster = await startCluster(options)
    },
    crash: async () => {
      const gone = once(cluster.process, 'exit')
      cluster.process.kill('SIGKILL')
      await gone
      cluster = await untilStarted(options)
    },
    stop: async () => {
      await cluster.stop('immediate')
      for (const entry of [folder, home.data]) rmSync(entry, { recursive: true, force: true })
    },
  }
}
