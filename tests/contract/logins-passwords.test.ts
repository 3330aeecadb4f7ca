import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
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
