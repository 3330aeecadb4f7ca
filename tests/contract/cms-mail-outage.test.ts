import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { createLocalReq } from 'payload'
import pg from 'pg'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { Rolle } from '../../apps/cms/src/editing/access/index.ts'
import type { JobTools } from '../../apps/cms/src/platform/queue/tools.ts'
import { stopAfterFile } from '../support/leftovers.ts'
import { startMailServer } from '../support/smtp.ts'
import { startReplyingServer } from '../support/smtp-replies.ts'
import { type BackOffice, openBackOfficeWithQueues } from './back-office.ts'
import { waitFor } from './content-api.ts'
import { local } from './writing.ts'

// Mails that cannot go out: who hears of it, and how they go out after all (L2, L3, L4).

const from = 'website@bad-silberbronn.example'

let office: BackOffice
let client: pg.Client
let time = new Date()

beforeAll(async () => {
  office = await openBackOfficeWithQueues()
  client = new pg.Client({ connectionString: office.databaseUrl })
  await client.connect()
  stopAfterFile(() => client.end())
})

beforeEach(async () => {
  await client.query('truncate mails cascade; delete from mailversand')
  time = new Date()
})

async function toolsFor(smtp: string | undefined, more: Partial<JobTools> = {}): Promise<JobTools> {
  const { openTransport } = await import('../../apps/cms/src/platform/mail/index.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const transport = openTransport(smtp, from)
  return { payload: office.payload, log, now: () => time, transport, from, ...more }
}

async function post(anlass: string, tage?: number): Promise<string> {
  const { oneTransaction } = await import('../../apps/cms/src/platform/database/index.ts')
  const { postMail } = await import('../../apps/cms/src/platform/mail/index.ts')
  const mail = { an: 'amt@bad-silberbronn.example', betreff: 'Grüße', text: 'Guten Tag', anlass }
  const days = tage === undefined ? {} : { tage }
  await oneTransaction(office.payload, (req) => postMail(req, { ...mail, ...days }))
  const { rows } = await client.query<{ id: string }>('select id from mails where anlass = $1', [
    anlass,
  ])
  time = new Date()
  return rows[0]?.id ?? ''
}

type Kept = { zustand: string; versuche: number; stoerungen: number; fehlerart: string | null }

async function stateOf(id: string) {
  const { rows } = await client.query<Kept>(
    'select zustand, versuche::int, stoerungen::int, fehlerart from mails where id = $1',
    [id],
  )
  return rows[0]
}

async function outboxUntil(tools: JobTools, isDone: () => Promise<boolean>): Promise<void> {
  const { keepPosting } = await import('../../apps/cms/src/subjects/mails/jobs/outbox.ts')
  const stop = new AbortController()
  const posting = keepPosting(tools, stop.signal)
  await waitFor(isDone)
  stop.abort()
  await posting
}

const me = z.object({ user: z.object({ id: z.string() }) })

async function noticeFor(...rollen: Rolle[]) {
  const { readMailNotice } = await import('../../apps/cms/src/admin/dashboard/index.ts')
  const token = await office.logIn(...rollen)
  const { body } = await office.call('GET', 'benutzer/me', undefined, token)
  const { id } = me.parse(body).user
  const user = await office.payload.findByID({ collection: 'benutzer', id, ...local })
  const req = await createLocalReq({ user: { ...user, collection: 'benutzer' } }, office.payload)
  return readMailNotice(req)
}

async function report(tools: JobTools): Promise<void> {
  const { reportMailState } = await import('../../apps/cms/src/subjects/mails/jobs/outbox.ts')
  await reportMailState(tools)
}

test('L3: without a mail server the dashboard counts what waits, to those who look after requests', async () => {
  for (let count = 0; count < 75; count += 1) await post(`warten ${count}`)
  await report(await toolsFor(undefined))
  const text = 'Es ist kein Mailserver eingerichtet: 75 Mails warten.'
  expect(await noticeFor('administration')).toEqual({ text, isAdministration: true })
  expect(await noticeFor('rathaus')).toEqual({ text, isAdministration: false })
  expect(await noticeFor('autor')).toBeNull()
})

test('L3: the worker says at its start that there is no mail server', async () => {
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const listening = log.child({})
  const warnings: unknown[] = []
  listening.warn = (...words: unknown[]) => void warnings.push(...words)
  const tools = await toolsFor(undefined, { log: listening })
  await outboxUntil(tools, async () => warnings.length > 0)
  expect(warnings).toEqual(['no mail server is set (SMTP_URL): mails wait until there is one'])
})

test('L3: a mail server set later sends what waited, but no digest of last week', async () => {
  const [letter, digest] = [await post('anfrage:1:amt'), await post('tagespost:rathaus:1', 1)]
  await report(await toolsFor(undefined))
  time = new Date(Date.now() + 7 * 86_400_000)
  const smtp = await startMailServer()
  const tools = await toolsFor(smtp.url)
  await outboxUntil(tools, async () => (await stateOf(letter))?.zustand === 'gesendet')
  expect(await stateOf(digest)).toMatchObject({ zustand: 'verfallen', versuche: 0 })
  expect(smtp.letters).toHaveLength(1)
  expect(await noticeFor('administration')).toBeNull()
})

test('L2: with a wrong password one mail asks, all wait, and all go out when it is right again', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  for (const name of names) await post(name)
  const wrong = await startReplyingServer('auth', '535 5.7.8 wrong password of amt@stadt.example')
  const tried = async () => {
    const { rows } = await client.query('select 1 from mails where versuche > 0')
    return rows.length
  }
  await outboxUntil(await toolsFor(wrong.url), async () => (await tried()) > 0)
  wrong.close()
  // Those that were under way together; the others were spared.
  expect(await tried()).toBeLessThanOrEqual(4)
  const { rows } = await client.query<Kept & { fehler: string }>(
    'select zustand, fehlerart, fehler from mails where versuche > 0',
  )
  expect(rows[0]).toMatchObject({ zustand: 'wartet', fehlerart: 'konto' })
  expect(rows[0]?.fehler).not.toContain('amt@')
  expect((await noticeFor('administration'))?.text).toMatch(
    /^Der Mailserver lehnt unseren Zugang ab\. Seit .+ Uhr geht nichts hinaus: 6 Mails warten\.$/,
  )
  const smtp = await startMailServer()
  time = new Date()
  await outboxUntil(await toolsFor(smtp.url), async () => smtp.letters.length === names.length)
  expect(await noticeFor('administration')).toBeNull()
})

test('L2: failures of the server use up no tries of the letter', async () => {
  const { sendMail } = await import('../../apps/cms/src/subjects/mails/jobs/mail.ts')
  const id = await post('lange weg')
  await client.query('update mails set versuche = 90, stoerungen = 90')
  const later = await startReplyingServer('rcpt', '450 4.2.1 greylisted')
  const tools = await toolsFor(later.url)
  for (let count = 0; count < 10; count += 1) {
    await client.query("update mails set naechster_versuch = now() - interval '1 second'")
    time = new Date()
    await sendMail({ id }, tools).catch(() => null)
  }
  later.close()
  expect(await stateOf(id)).toEqual({
    zustand: 'wartet',
    versuche: 100,
    stoerungen: 90,
    fehlerart: 'mail',
  })
})

test('L3: an administrator sends everything that failed once more', async () => {
  const ids = [await post('eins'), await post('zwei')]
  await client.query("update mails set zustand = 'gescheitert', versuche = 97, stoerungen = 97")
  const [admin, other] = [await office.logIn('administration'), await office.logIn('rathaus')]
  expect((await office.call('POST', 'mails/alle-nochmals', {}, other)).status).toBe(403)
  const { body } = await office.call('POST', 'mails/alle-nochmals', {}, admin)
  expect(body.message).toContain('2 Mails werden')
  for (const id of ids)
    expect(await stateOf(id)).toMatchObject({ zustand: 'wartet', versuche: 0, stoerungen: 0 })
})

test('L3: «Verbindung prüfen» says in German what came of it', async () => {
  const { checkConnection } = await import(
    '../../apps/cms/src/subjects/mails/jobs/check-connection.ts'
  )
  const [admin, other] = [await office.logIn('administration'), await office.logIn('tourismus')]
  expect((await office.call('POST', 'mails/verbindung', {}, other)).status).toBe(403)
  const [good, wrong] = [
    await startMailServer(),
    await startReplyingServer('auth', '535 5.7.8 authentication failed'),
  ]
  const ask = async (url: string | undefined) => {
    const asked = office.call('POST', 'mails/verbindung', {}, admin)
    const isAsked = async () => {
      const { rows } = await client.query(
        "select 1 from pgboss.job where name = 'check-connection' and state = 'created'",
      )
      return rows.length > 0
    }
    await waitFor(isAsked)
    await client.query("delete from pgboss.job where name = 'check-connection'")
    await checkConnection({}, await toolsFor(url))
    return (await asked).body
  }
  expect(await ask(good.url)).toMatchObject({ ergebnis: 'ok' })
  expect((await ask(undefined)).message).toContain('kein Mailserver eingerichtet')
  expect((await ask('smtp://127.0.0.1:1')).message).toMatch(/nicht erreichbar.*ECONNREFUSED/)
  expect((await ask(wrong.url)).message).toMatch(/Benutzername und Passwort.*535/)
  wrong.close()
})

test('L4: a webhook hears once of each outage, after an hour, later if it was away, in numbers alone', async () => {
  const notices: unknown[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => response.writeHead(notices.push(body) > 1 ? 200 : 503).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stopAfterFile(async () => void server.close())
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/alarm`
  const tools = await toolsFor('smtp://127.0.0.1:1', { webhook: { url, isPrivateAllowed: true } })
  const { sendMail } = await import('../../apps/cms/src/subjects/mails/jobs/mail.ts')
  const id = await post('weg')
  await sendMail({ id }, tools).catch(() => null)
  const began = time
  const inMinutes = async (minutes: number) => {
    time = new Date(began.getTime() + minutes * 60_000)
    await report(tools)
  }
  await inMinutes(59)
  expect(notices).toEqual([])
  for (const minutes of [60, 61, 62, 300]) await inMinutes(minutes)
  expect(notices).toHaveLength(2)
  expect(notices[1]).toMatchObject({
    ereignis: 'mailversand_gestoert',
    grund: 'server',
    wartende: 1,
    gescheiterte: 0,
  })
  expect(JSON.stringify(notices)).not.toMatch(/amt@|Grüße|weg/)
  const smtp = await startMailServer()
  await sendMail({ id }, { ...tools, transport: (await toolsFor(smtp.url)).transport })
  const next = await post('wieder weg')
  await client.query('update mails set naechster_versuch = $1', [time])
  await sendMail({ id: next }, tools).catch(() => null)
  await inMinutes(400)
  expect(notices).toHaveLength(3)
})
