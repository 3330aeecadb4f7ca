import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eingang } from '@kurstadt/contract/forms'
import pg from 'pg'
import { expect, test } from 'vitest'
import { event, message, openTakingApart } from '../contract/anfragen.ts'
import { type ApiProcess, startApi, waitFor } from '../contract/content-api.ts'
import { startJobWorker, type WorkerProcess } from '../support/job-worker.ts'
import { stopAfterFile } from '../support/leftovers.ts'
import { freePort } from '../support/ports.ts'
import { startPostgres } from '../support/postgres.ts'
import { readLetter, startMailServer } from '../support/smtp.ts'
import { startWebsiteProcess, type WebsiteProcess } from '../support/website-process.ts'

// F09: whatever is killed while it works, a thank-you page has its request and its letters. All of
// its rounds: `KILL_ROUNDS=200 npx vitest run --project faults tests/faults/kill-loop.test.ts`.

/** Rounds to play; without a number as many as fit into the seconds that all tests may have, and one for each. */
const rounds = Number(process.env.KILL_ROUNDS ?? Number.POSITIVE_INFINITY)
const longest = process.env.KILL_ROUNDS === undefined ? 20_000 : 3_600_000

const cluster = await startPostgres()
const smtp = await startMailServer()
const from = 'website@bad-silberbronn.example'
const { environment, payload, api: first } = await openTakingApart({}, cluster.url)
const variables = { ...environment, SMTP_URL: smtp.url, MAIL_FROM: from }

/** A question to the database over a connection of its own: the last one may have been killed. */
async function ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: cluster.url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** What may be killed; each comes back before the next round. */
class Victims {
  #api: ApiProcess = first
  #worker: WorkerProcess | null = null
  #website: WebsiteProcess | null = null
  readonly #port: number
  readonly #websitePort: number

  constructor(port: number, websitePort: number) {
    this.#port = port
    this.#websitePort = websitePort
  }

  get url(): string {
    return `http://127.0.0.1:${this.#websitePort}`
  }

  async start(): Promise<void> {
    this.#api.signal('SIGKILL')
    await this.#api.exited
    await this.api()
    await this.worker()
    await this.website()
  }

  async api(): Promise<void> {
    this.#api.signal('SIGKILL')
    await this.#api.exited
    this.#api = await startApi(variables, { port: this.#port })
  }

  async worker(): Promise<void> {
    this.#worker?.signal('SIGKILL')
    await this.#worker?.exited
    this.#worker = await startJobWorker(variables)
  }

  async website(): Promise<void> {
    this.#website?.kill()
    await this.#website?.exited
    const apiUrl = `http://127.0.0.1:${this.#port}`
    this.#website = await startWebsiteProcess({ port: this.#websitePort, apiUrl })
    stopAfterFile(this.#website.stop)
  }

  /** Kills one of the server's processes; PostgreSQL ends all of them and recovers. */
  async postgres(): Promise<void> {
    const [backend] = await ask<{ pid: number }>(
      "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() order by random() limit 1",
    ).catch(() => [])
    if (backend) process.kill(backend.pid, 'SIGKILL')
    await sleep(50)
    await this.#untilReady()
  }

  /** Kills the server itself and starts it again, as a supervisor does. */
  async postmaster(): Promise<void> {
    await cluster.crash()
    await this.#untilReady()
  }

  async #untilReady(): Promise<void> {
    await waitFor(async () => (await ask('select 1')).length === 1)
    await waitFor(
      async () => (await this.#api.get('/readyz')).ok,
      () => this.#api.log.slice(-12).join('\n'),
    )
  }
}

const kinds = ['api', 'worker', 'website', 'postgres', 'postmaster'] as const

/** Sends one request, and again under the same key when nobody answered; its number, or null. */
async function send(url: string, schluessel: string): Promise<string | null> {
  const isEvent = randomInt(2) === 0
  const email = `${schluessel}@post.example`
  const fields = isEvent ? { ...event, email } : { ...message, email, telefon: '' }
  const body = { ...fields, schluessel, sprache: 'de', pfad: '/de/', query: {} }
  for (let tries = 0; tries < 2; tries += 1) {
    const response = await fetch(`${url}/api/anfragen/${isEvent ? 'veranstaltung' : 'kontakt'}`, {
      method: 'POST',
      signal: AbortSignal.timeout(15_000),
      headers: {
        Origin: url,
        'Content-Type': 'application/json',
        'X-Forwarded-For': `203.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      },
      body: JSON.stringify(body),
    }).catch(() => null)
    const answer = eingang.safeParse(await response?.json().catch(() => null))
    if (answer.success) return answer.data.referenz
    await sleep(200)
  }
  return null
}

type Promised = { schluessel: string; referenz: string }

/** Everybody is killed once, whatever the time; then whoever chance names. */
const victimOf = (round: number) => kinds[round] ?? kinds[randomInt(kinds.length)] ?? 'api'

async function playRound(victims: Victims, round: number): Promise<Promised[]> {
  const sending = Array.from({ length: 5 }, async () => {
    await sleep(randomInt(200))
    const schluessel = randomUUID()
    const referenz = await send(victims.url, schluessel)
    return referenz === null ? [] : [{ schluessel, referenz }]
  })
  await sleep(randomInt(300))
  await victims[victimOf(round)]()
  return (await Promise.all(sending)).flat()
}

/** Sends what is still waiting, when its time has come: dead workers have left it in the middle. */
async function sendTheRest(): Promise<void> {
  const { sendMail } = await import('../../apps/cms/src/subjects/mails/jobs/mail.ts')
  const { openTransport } = await import('../../apps/cms/src/platform/mail/index.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const tools = {
    payload,
    log,
    now: () => new Date(Date.now() + 3_600_000),
    transport: openTransport(smtp.url, from),
    from,
  }
  for (const { id } of await ask<{ id: string }>("select id from mails where zustand = 'wartet'"))
    await sendMail({ id }, tools)
}

type Kept = { schluessel: string; referenz: string; mails: string[]; cared: number }

const keptRequests = `select a.schluessel, 'A-' || a.nummer::int as referenz,
  array(select m.id::text from mails m where m.anlass like 'anfrage:' || a.id || ':%') as mails,
  (select count(*)::int from mails m where m.anlass like 'anfrage:' || a.id || ':%'
    and (m.zustand = 'gesendet' or m.naechster_versuch is not null)) as cared
  from anfragen a`

test(
  'F09: whatever is killed, every thank-you has its request and its letters',
  async () => {
    const victims = new Victims(await freePort(), await freePort())
    await victims.start()
    const promised: Promised[] = []
    const end = performance.now() + longest
    let played = 0
    for (; played < rounds && (played < kinds.length || performance.now() < end); played += 1)
      promised.push(...(await playRound(victims, played)))
    const kept = new Map((await ask<Kept>(keptRequests)).map((row) => [row.schluessel, row]))
    expect(promised.length).toBeGreaterThan(played)
    const lost = promised.filter(
      ({ schluessel, referenz }) => kept.get(schluessel)?.referenz !== referenz,
    )
    expect(lost).toEqual([])
    // What is kept is whole, whether or not anybody has heard of it.
    const torn = [...kept.values()].filter(({ mails, cared }) => mails.length !== 2 || cared !== 2)
    expect(torn).toEqual([])
    const [drafts] = await ask<{ drafts: number; events: number }>(`select
    (select count(*)::int from veranstaltungen) as drafts,
    (select count(*)::int from anfragen where art = 'veranstaltung') as events`)
    expect(drafts?.drafts).toBe(drafts?.events)
    await sendTheRest()
    const letters = await Promise.all(smtp.letters.map(readLetter))
    const arrived = new Set(letters.map(({ messageId }) => messageId))
    const missing = [...kept.values()]
      .flatMap(({ mails }) => mails)
      .filter((id) => !arrived.has(`<${id}@bad-silberbronn.example>`))
    expect(missing).toEqual([])
    process.stdout.write(
      `${played} rounds, ${promised.length} thank-yous, ${kept.size} requests, ${letters.length} letters\n`,
    )
  },
  longest + 300_000,
)
