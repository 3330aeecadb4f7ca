import { createLocalReq } from 'payload'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import type { JobTools } from '../../apps/cms/src/platform/queue/tools.ts'
import { stopAfterFile } from '../support/leftovers.ts'
import { type MailServer, startMailServer } from '../support/smtp.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { waitFor } from './content-api.ts'
import { german, local, published } from './writing.ts'

const from = 'website@bad-silberbronn.example'
const now = new Date('2031-03-01T11:00:00Z')

/** The clock so many seconds later. */
const after = (seconds: number) => () => new Date(now.getTime() + seconds * 1000)

let office: BackOffice
let smtp: MailServer
let client: pg.Client
let cms: {
  oneTransaction: typeof import('../../apps/cms/src/platform/database/index.ts').oneTransaction
  postMail: typeof import('../../apps/cms/src/platform/mail/index.ts').postMail
  openTransport: typeof import('../../apps/cms/src/platform/mail/index.ts').openTransport
  sendMail: typeof import('../../apps/cms/src/subjects/mails/jobs/mail.ts').sendMail
  dueMails: typeof import('../../apps/cms/src/subjects/mails/jobs/mail.ts').dueMails
  remindOwners: typeof import('../../apps/cms/src/jobs/remind-owners.ts').remindOwners
  cleanUp: typeof import('../../apps/cms/src/jobs/clean-up.ts').cleanUp
}

beforeAll(async () => {
  office = await openBackOffice()
  const { oneTransaction } = await import('../../apps/cms/src/platform/database/index.ts')
  const { openTransport, postMail } = await import('../../apps/cms/src/platform/mail/index.ts')
  const { dueMails, sendMail } = await import('../../apps/cms/src/subjects/mails/jobs/mail.ts')
  const { remindOwners } = await import('../../apps/cms/src/jobs/remind-owners.ts')
  const { cleanUp } = await import('../../apps/cms/src/jobs/clean-up.ts')
  cms = { oneTransaction, openTransport, postMail, dueMails, sendMail, remindOwners, cleanUp }
  smtp = await startMailServer()
  client = new pg.Client({ connectionString: office.databaseUrl })
  await client.connect()
  stopAfterFile(() => client.end())
})

async function tools(changes: Partial<JobTools> = {}): Promise<JobTools> {
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const transport = cms.openTransport(smtp.url, from)
  return { payload: office.payload, log, now: () => now, transport, from, ...changes }
}

/** Puts a mail into the outbox and answers its id. */
async function post(anlass: string): Promise<string> {
  const mail = { an: 'amt@bad-silberbronn.example', betreff: 'Grüße', text: 'Guten Tag', anlass }
  await cms.oneTransaction(office.payload, (req) => cms.postMail(req, mail))
  const { rows } = await client.query<{ id: string }>('select id from mails where anlass = $1', [
    anlass,
  ])
  return rows[0]?.id ?? ''
}

async function mail(id: string) {
  const { zustand, versuche, fehler } = await office.payload.findByID({
    collection: 'mails',
    id,
    ...local,
  })
  return { zustand, versuche, fehler: fehler ?? null }
}

/** Mails that the worker would send so many seconds later. */
async function dueAfter(seconds: number): Promise<string[]> {
  const found = await cms.dueMails(await tools({ now: after(seconds) }), 1000)
  return found.map(({ id }) => id)
}

/** How many it would send now. */
const due = async (): Promise<number> => (await dueAfter(0)).length

test('T09: a link for a password is in its mail alone once that is sent', async () => {
  const id = await post('passwort:1')
  const link = 'https://x.example/de/intranet/passwort/abcdefghijklmnopqrstu_'
  await client.query('update mails set text = $1 where id = $2', [`So: ${link}/ Danke`, id])
  expect(await cms.sendMail({ id }, await tools({ now: after(1) }))).toBe(true)
  expect(smtp.letters.at(-1)).toContain(link.slice(-22))
  const { rows } = await client.query('select text from mails where id = $1', [id])
  expect(rows).toEqual([{ text: 'So: https://x.example/de/intranet/passwort/…/ Danke' }])
})

test('a mail waits to be sent from the moment it is kept, once for each occasion', async () => {
  const before = await due()
  await post('zusammen')
  await post('zusammen')
  expect(await due()).toBe(before + 1)
})

test('what is rolled back is not mailed', async () => {
  const before = await due()
  const { payload } = office
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('no transaction')
  const req = await createLocalReq({ req: { transactionID } }, payload)
  await cms.postMail(req, { an: 'a@b.example', betreff: 'X', text: 'X', anlass: 'nie' })
  await payload.db.rollbackTransaction(transactionID)
  const { rows } = await client.query("select 1 from mails where anlass = 'nie'")
  expect([rows.length, await due()]).toEqual([0, before])
})

test('a mail is sent once, with an id that stays the same', async () => {
  const id = await post('senden')
  await cms.sendMail({ id }, await tools())
  await cms.sendMail({ id }, await tools())
  const letters = smtp.letters.filter((letter) => letter.includes(id))
  expect(letters).toHaveLength(1)
  expect(letters[0]).toContain(`Message-ID: <${id}@bad-silberbronn.example>`)
  expect(await mail(id)).toEqual({ zustand: 'gesendet', versuche: 1, fehler: null })
})

test('L3: without a mail server a mail waits, and goes out once there is one', async () => {
  const id = await post('ohne')
  await cms.sendMail({ id }, await tools({ transport: null }))
  expect(await mail(id)).toEqual({ zustand: 'wartet', versuche: 0, fehler: null })
  await cms.sendMail({ id }, await tools({ now: after(90 * 86_400) }))
  expect(await mail(id)).toEqual({ zustand: 'gesendet', versuche: 1, fehler: null })
})

test('F06: a server that says not now is asked again, one that says never is not', async () => {
  const [later, never] = [await post('später'), await post('nie wieder')]
  smtp.manners = '451'
  await expect(cms.sendMail({ id: later }, await tools())).rejects.toThrow('451')
  expect(await mail(later)).toMatchObject({ zustand: 'wartet', versuche: 1 })
  smtp.manners = '550'
  await cms.sendMail({ id: never }, await tools())
  smtp.manners = 'takes'
  expect(await mail(never)).toMatchObject({ zustand: 'gescheitert', versuche: 1 })
  await cms.sendMail({ id: later }, await tools({ now: after(5 * 60) }))
  expect(await mail(later)).toEqual({ zustand: 'gesendet', versuche: 2, fehler: null })
})

test('F06: tries come after 5 minutes, then every 30, for 48 hours; then the mail says that it failed', async () => {
  const id = await post('weg')
  const transport = cms.openTransport('smtp://127.0.0.1:1', from)
  const dueAt = async (second: number) => (await dueAfter(second)).includes(id)
  const everyHalfHour = Array.from({ length: 96 }, (_, count) => (5 + 30 * count) * 60)
  for (const second of [0, ...everyHalfHour]) {
    if (second > 0) expect([second, await dueAt(second - 1)]).toEqual([second, false])
    expect([second, await dueAt(second)]).toEqual([second, true])
    expect(await mail(id)).toMatchObject({ zustand: 'wartet' })
    await cms.sendMail({ id }, await tools({ transport, now: after(second) })).catch(() => null)
  }
  expect(await mail(id)).toMatchObject({ zustand: 'gescheitert', versuche: 97 })
  expect((await mail(id)).fehler).toContain('ECONNREFUSED')
  // A further half hour would have been too late.
  expect(everyHalfHour.at(-1)).toBeLessThanOrEqual(48 * 3600)
  expect(Number(everyHalfHour.at(-1)) + 1800).toBeGreaterThan(48 * 3600)
  const { rows } = await client.query('select naechster_versuch from mails where id = $1', [id])
  expect(rows).toEqual([{ naechster_versuch: null }])
})

test('F06: a worker that died in the middle of a try leaves the mail to the next one, five minutes later', async () => {
  const id = await post('gestorben')
  const silent = () => new Promise<never>(() => undefined)
  const hangs = await tools({ transport: { send: silent, verify: silent } })
  void cms.sendMail({ id }, hangs)
  await waitFor(async () => (await mail(id)).versuche === 1)
  const isDue = async (seconds: number) => (await dueAfter(seconds)).includes(id)
  expect([await isDue(0), await isDue(299), await isDue(300)]).toEqual([false, false, true])
  await cms.sendMail({ id }, await tools({ now: after(300) }))
  expect(await mail(id)).toMatchObject({ zustand: 'gesendet', versuche: 2 })
})

test('an owner is reminded once on the review day, and again for a new one', async () => {
  const { payload } = office
  const account = { email: 'wer@kurstadt.example', password: 'ein-langes-passwort', name: 'Wer' }
  const data = { ...account, rollen: ['rathaus' as const] }
  const { id: owner } = await payload.create({ collection: 'benutzer', ...local, data })
  const entry = {
    ...published,
    titel: 'Satzung',
    einleitung: 'X',
    datum_von: '2031-01-01',
    sortierung: 0,
    verantwortlich: owner,
    pruefen_bis: '2031-03-01',
  }
  const { id } = await payload.create({ collection: 'aktuelles', ...german, data: entry })
  const later = { ...entry, pruefen_bis: '2031-03-02' }
  await payload.create({ collection: 'aktuelles', ...german, data: later })
  const reminders = async () => {
    const { rows } = await client.query<{ an: string; betreff: string; text: string }>(
      "select an, betreff, text from mails where anlass like 'pruefen:%'",
    )
    return rows
  }
  // Just after midnight in the town it is the day before in UTC.
  const midnight = new Date('2031-02-28T23:30:00Z')
  await cms.remindOwners({}, await tools({ now: () => new Date('2031-02-28T22:30:00Z') }))
  expect(await reminders()).toEqual([])
  for (const moment of [midnight, midnight, now])
    await cms.remindOwners({}, await tools({ now: () => moment }))
  const [first, ...others] = await reminders()
  expect(others).toEqual([])
  expect(first?.an).toBe(account.email)
  expect(first?.betreff).toBe('Bitte durchsehen: Meldung „Satzung“')
  expect(first?.text).toContain('bis zum 01.03.2031')
  expect(first?.text).toContain(`/admin/collections/aktuelles/${id}`)
  const again = { pruefen_bis: '2031-03-01T12:00:00.000Z', ...published }
  await payload.update({ collection: 'aktuelles', id, ...german, data: again })
  await cms.remindOwners({}, await tools({ now: () => new Date('2031-03-02T07:00:00Z') }))
  expect(await reminders()).toHaveLength(2)
})

test('mails go after 90 days, the log after two years, and nothing before', async () => {
  const id = await post('alt')
  await cms.sendMail({ id }, await tools())
  const { payload } = office
  const count = async () => {
    const mails = await payload.count({ collection: 'mails', ...local })
    const log = await payload.count({ collection: 'protokoll', ...local })
    return [mails.totalDocs, log.totalDocs]
  }
  const before = await count()
  const inDays = (days: number) => () => new Date(Date.now() + days * 86_400_000)
  await cms.cleanUp({}, await tools({ now: inDays(80) }))
  expect(await count()).toEqual(before)
  await cms.cleanUp({}, await tools({ now: inDays(100) }))
  await client.query(
    `insert into protokoll (wer, vorgang, sammlung, eintrag, created_at)
     values ('Alt', 'angelegt', 'aktuelles', 'Meldung 1', now() - interval '3 years')`,
  )
  await cms.cleanUp({}, await tools({ now: inDays(100) }))
  const [mails = 0, log] = await count()
  expect(mails).toBeLessThan(before[0] ?? 0)
  expect(log).toBe(before[1])
})

test('the database lets nobody rewrite the log', async () => {
  await expect(client.query("update protokoll set wer = 'X'")).rejects.toThrow('not changed')
  await expect(client.query('delete from protokoll')).rejects.toThrow('not changed')
})
