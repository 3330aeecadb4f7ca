import { type LoginArea, loginPaths, sessionHeaders } from '@kurstadt/contract'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openSessionStore } from '../../apps/cms/src/subjects/anmeldung/session-store.ts'
import { type Logins, openLogins } from './logins.ts'
import { local } from './writing.ts'

// Passwords that people set themselves, with a link that came by mail (T04, T07, T09).

let logins: Logins

beforeAll(async () => {
  logins = await openLogins()
  const data = { vorname: 'Nora', nachname: 'Kiefer', email: 'nora@rat.example' } as const
  await logins.payload.create({
    collection: 'raete',
    ...local,
    data: { ...data, _status: 'published' },
  })
})

/** How many connections wait for a lock, asked by one that waits for none. */
async function waiting(free: pg.Client): Promise<number> {
  const { rows } = await free.query(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return z.array(z.object({ n: z.number() })).parse(rows)[0]?.n ?? 0
}

/** The link in the newest mail to an address; null while there is none. */
async function linkTo(email: string): Promise<string | null> {
  const { rows } = await logins.client.query<{ text: string }>(
    'select text from mails where an = $1 order by created_at desc limit 1',
    [email],
  )
  return /\/passwort\/([\w-]{22})\//.exec(rows[0]?.text ?? '')?.[1] ?? null
}

test('18.3: whoever gets an account is invited by mail, and sets a password once', async () => {
  const email = 'bruno@rathaus.example'
  const data = { vorname: 'Bruno', nachname: 'Ahl', email }
  await logins.payload.create({ collection: 'intranet_konten', ...local, data })
  const link = await linkTo(email)
  // Who reads the outbox in the back office does not get into an account with it.
  const { docs } = await logins.payload.find({
    collection: 'mails',
    where: { an: { equals: email } },
  })
  expect(docs[0]?.text).toContain('/de/intranet/passwort/…')
  const weak = await logins.post('/passwort-neu', { link, passwort: 'bruno@rathaus.example1' })
  expect(await weak.json()).toMatchObject({ error: { fields: { passwort: 'aus_adresse' } } })
  const passwort = 'elf Worte und noch mehr davon'
  const renew = async () => (await logins.post('/passwort-neu', { link, passwort })).status
  const atOnce = await Promise.all([renew(), renew(), renew()])
  expect(atOnce.toSorted((a, b) => a - b)).toEqual([200, 404, 404])
  expect(await renew()).toBe(404)
  await logins.logIn('intranet', email, passwort)
})

test('T09: a link for a forgotten password comes by mail alone, and ends every session', async () => {
  const email = 'bruno@rathaus.example'
  const { token } = await logins.logIn('intranet', email, 'elf Worte und noch mehr davon')
  const before = await linkTo(email)
  for (const asked of [email, 'nobody@rathaus.example', 'nora@rat.example']) {
    const response = await logins.post('/passwort-vergessen', { email: asked })
    expect([response.status, await response.json()]).toEqual([200, {}])
  }
  await expect.poll(() => linkTo(email)).not.toBe(before)
  expect(await linkTo('nobody@rathaus.example')).toBeNull()
  expect(await linkTo('nora@rat.example')).toBeNull()
  const link = await linkTo(email)
  const passwort = 'zwölf Worte und kein Ende'
  expect((await logins.post('/raete/passwort-neu', { link, passwort })).status).toBe(404)
  expect((await logins.post('/passwort-neu', { link, passwort })).status).toBe(200)
  expect((await logins.ask('/intranet/rubrik', 'intranet', token)).status).toBe(401)
  await logins.logIn('intranet', email, passwort)
})

test('a link that is too old opens nothing, and nobody gets more than three within an hour', async () => {
  const email = 'carla@rathaus.example'
  const data = { vorname: 'Carla', nachname: 'Beck', email }
  const { id } = await logins.payload.create({ collection: 'intranet_konten', ...local, data })
  const link = await linkTo(email)
  await logins.client.query('update passwort_links set gueltig_bis = now() where konto = $1', [id])
  const passwort = 'elf Worte und noch mehr davon'
  expect((await logins.post('/passwort-neu', { link, passwort })).status).toBe(404)
  for (let count = 0; count < 5; count += 1) await logins.post('/passwort-vergessen', { email })
  const count = async () => {
    const { rows } = await logins.client.query(
      'select count(*)::int as n from mails where an = $1',
      [email],
    )
    return z.array(z.object({ n: z.number() })).parse(rows)[0]?.n
  }
  await expect.poll(count).toBe(3)
  const { rows } = await logins.client.query('select text from mails where an = $1', [email])
  const kept = JSON.stringify((await logins.client.query('select * from passwort_links')).rows)
  expect(rows).toHaveLength(3)
  expect(kept).not.toContain(String(link))
})

const chosen = 'elf Worte und noch mehr davon'
const another = 'zwölf Worte und kein Ende'

/** What comes of a password that is set with a link. */
const renewWith = async (area: LoginArea, link: string | null, passwort: string) =>
  (await logins.post(loginPaths[area].renew, { link, passwort })).status

/** A new account of the intranet, which was mailed its link. */
async function addColleague(email: string) {
  const data = { vorname: 'Emil', nachname: 'Ahl', email }
  const { id } = await logins.payload.create({ collection: 'intranet_konten', ...local, data })
  return { id, link: await linkTo(email) }
}

/** The link that a forgotten password is set with. */
async function askForLink(area: LoginArea, email: string): Promise<string | null> {
  const before = await linkTo(email)
  await logins.post(loginPaths[area].forgotten, { email })
  await expect.poll(() => linkTo(email)).not.toBe(before)
  return linkTo(email)
}

test('a link that went to a wrong address opens nothing once it is corrected, and ends no other', async () => {
  const { id, link } = await addColleague('emil@falsch.example')
  const email = 'emil@rathaus.example'
  const change = { collection: 'intranet_konten', id, ...local } as const
  await logins.payload.update({ ...change, data: { email } })
  const right = await askForLink('intranet', email)
  expect(await renewWith('intranet', link, chosen)).toBe(404)
  expect(await renewWith('intranet', right, chosen)).toBe(200)
})

test('a member’s link opens nothing once the address that is published is another', async () => {
  const email = 'nora@rat.example'
  const link = await askForLink('rat', email)
  const where = { email: { equals: email } }
  const { docs } = await logins.payload.find({ collection: 'raete', ...local, where })
  const change = { collection: 'raete', id: docs[0]?.id ?? '', ...local } as const
  // Saved as a draft first, so that nothing of it is new when it is published.
  const data = { email: 'kiefer@rat.example' }
  await logins.payload.update({ ...change, data: { ...data, _status: 'draft' }, draft: true })
  await logins.payload.update({ ...change, data: { ...data, _status: 'published' } })
  expect(await renewWith('rat', link, chosen)).toBe(404)
})

test('a link opens nothing once all sessions of its account were ended, and counts on', async () => {
  const email = 'frieda@rathaus.example'
  const { id, link } = await addColleague(email)
  await openSessionStore(logins.client, { idle: 60, whole: 60 }).endAll('intranet', id)
  expect(await renewWith('intranet', link, chosen)).toBe(404)
  const { rows } = await logins.client.query('select from passwort_links where konto = $1', [id])
  expect(rows).toHaveLength(1)
})

test('a link from before opens nothing once its owner has changed the password', async () => {
  const email = 'gerd@rathaus.example'
  const { link } = await addColleague(email)
  expect(await renewWith('intranet', link, chosen)).toBe(200)
  const older = await askForLink('intranet', email)
  const { token } = await logins.logIn('intranet', email, chosen)
  const changed = await logins.post(
    loginPaths.intranet.password,
    { passwort_bisher: chosen, passwort: another },
    { [sessionHeaders.intranet]: token },
  )
  expect(changed.status).toBe(200)
  expect(await renewWith('intranet', older, chosen)).toBe(404)
  await logins.logIn('intranet', email, another)
})

test('of two links asked for at the same moment the later one counts the earlier one', async () => {
  const { mailLink } = await import('../../apps/cms/src/subjects/anmeldung/password-links.ts')
  const recipient = {
    area: 'intranet',
    konto: 'dora',
    email: 'dora@rathaus.example',
    name: 'Dora',
  } as const
  const { client } = logins
  const first = new pg.Client({ connectionString: logins.url })
  await first.connect()
  const ask = (by: pg.Client) =>
    mailLink(
      async ({ text, values }) => (await by.query<object>(text, [...values])).rows,
      'vergessen',
      recipient,
    )
  expect([await ask(client), await ask(client)]).toEqual([true, true])
  await first.query('begin')
  expect(await ask(first)).toBe(true)
  const later = ask(client)
  // The later one waits for the row of the earlier one by now.
  await expect.poll(() => waiting(first)).toBe(1)
  await first.query('commit')
  expect(await later).toBe(false)
  await first.end()
})
