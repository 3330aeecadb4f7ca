import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type ApiProcess, startApi, waitFor } from '../contract/content-api.ts'
import { startJobWorker, type WorkerProcess } from './job-worker.ts'
import { stopAfterFile } from './leftovers.ts'
import type { ThrowAwayCluster } from './shared-cluster.ts'
import { startWebsiteProcess, type WebsiteProcess } from './website-process.ts'

/** What may be killed. */
export const victimKinds = ['api', 'worker', 'website', 'postgres', 'postmaster'] as const

/** One of these. */
export type VictimKind = (typeof victimKinds)[number]

type Town = {
  cluster: ThrowAwayCluster
  /** Environment of API and worker. */
  variables: Record<string, string>
  /** An API that runs already; it is the first to go. */
  api: ApiProcess
  ports: { api: number; website: number }
}

/** A question to the database over a connection of its own: the last one may have been killed. */
export async function askDatabase<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** The processes of a town that may be killed; each comes back at once, as a supervisor does it. */
export class Victims {
  readonly #town: Town
  #api: ApiProcess
  #worker: WorkerProcess | null = null
  #website: WebsiteProcess | null = null

  constructor(town: Town) {
    this.#town = town
    this.#api = town.api
  }

  /** Address of the website. */
  get url(): string {
    return `http://127.0.0.1:${this.#town.ports.website}`
  }

  async start(): Promise<void> {
    await this.api()
    await this.worker()
    await this.website()
  }

  async api(): Promise<void> {
    this.#api.signal('SIGKILL')
    await this.#api.exited
    this.#api = await startApi(this.#town.variables, { port: this.#town.ports.api })
  }

  async worker(): Promise<void> {
    this.#worker?.signal('SIGKILL')
    await this.#worker?.exited
    this.#worker = await startJobWorker(this.#town.variables)
  }

  async website(): Promise<void> {
    this.#website?.kill()
    await this.#website?.exited
    const { api, website } = this.#town.ports
    const apiUrl = `http://127.0.0.1:${api}`
    this.#website = await startWebsiteProcess({ port: website, apiUrl })
    stopAfterFile(this.#website.stop)
  }

  /** Kills one of the server's processes; PostgreSQL ends all of them and recovers. */
  async postgres(): Promise<void> {
    const [backend] = await this.#ask<{ pid: number }>(
      "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() order by random() limit 1",
    ).catch(() => [])
    if (backend) process.kill(backend.pid, 'SIGKILL')
    await sleep(50)
    await this.#untilReady()
  }

  /** Kills the server itself and starts it again, as a supervisor does. */
  async postmaster(): Promise<void> {
    await this.#town.cluster.crash()
    await this.#untilReady()
  }

  #ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
    return askDatabase<Row>(this.#town.cluster.url, statement)
  }

  async #untilReady(): Promise<void> {
    await waitFor(async () => (await this.#ask('select 1')).length === 1)
    await waitFor(
      async () => (await this.#api.get('/readyz')).ok,
      () => this.#api.log.slice(-12).join('\n'),
    )
  }
}
