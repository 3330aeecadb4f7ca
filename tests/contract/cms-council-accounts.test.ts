import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readPassword } from '../../apps/cms/src/subjects/anmeldung/credentials.ts'
import { openLoginSteps } from '../../apps/cms/src/subjects/anmeldung/login-steps.ts'
import { openSessionStore } from '../../apps/cms/src/subjects/anmeldung/session-store.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'

// T07, T09: how members come to a login, by mail or with a password on paper.

let office: BackOffice
let clerk = ''
let id = ''

const made = z.object({ doc: z.object({ id: z.string(), email: z.string() }) })

beforeAll(async () => {
  office = await openBackOffice()
  clerk = await office.logIn('rat-verwaltung')
  const member = { vorname: 'Nora', nachname: 'Kiefer', email: ' Nora@Rat.example ' }
  const data = { ...member, _status: 'published' }
  const { body } = await office.call('POST', 'raete?locale=de', data, clerk)
  const { doc } = made.parse(body)
  id = doc.id
  expect(doc.email).toBe('nora@rat.example')
})

const give = (token: string, konto = id) =>
  office.call('POST', `raete/${konto}/einmalpasswort`, {}, token)

test('the clerk gives a password that is told once, is to be changed, and ends every session', async () => {
  const store = openSessionStore(office.payload.db.pool, { idle: 3_600, whole: 43_200 })
  const vouched = { kind: 'rathauskonto' } as const
  await store.begin('rat', id, vouched)
  const { begin, find } = openLoginSteps(office.payload.db.pool)
  const waiting = await begin({ area: 'rat', konto: id, schritt: 'code' }, vouched)
  const { status, body } = await give(clerk)
  expect(status).toBe(200)
  const { passwort } = z.object({ passwort: z.string() }).parse(body)
  expect(passwort).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)
  const kept = await readPassword(office.payload.db.pool, 'rat', id)
  expect(kept?.einmal).toBe(true)
  expect(JSON.stringify(kept)).not.toContain(passwort)
  const { readLoginState } = await import('../../apps/cms/src/subjects/anmeldung/login-state.ts')
  const state = await readLoginState(office.payload, 'rat', id)
  expect(state).toMatchObject({ passwort: true, einmal: true, sitzungen: 0 })
  expect(await find('rat', waiting ?? '')).toBeNull()
  const { rows } = await office.payload.db.pool.query(
    `select eintrag, konto is not null as by_somebody from protokoll
     where dokument = $1 and vorgang = 'passwort_geaendert'`,
    [id],
  )
  expect(rows).toEqual([{ eintrag: 'Erstes Passwort vergeben', by_somebody: true }])
})

test.each(['rathaus', 'intranet-redaktion', 'autor'] as const)(
  '%s gives no password to a member',
  async (rolle) => {
    expect((await give(await office.logIn(rolle))).status).toBe(403)
  },
)

test('a member without an address, or whose term is over, gets none, and the clerk hears why', async () => {
  const member = { vorname: 'Ole', nachname: 'Ahl', _status: 'published' }
  const { body } = await office.call('POST', 'raete?locale=de', member, clerk)
  const refused = await give(
    clerk,
    made
      .partial()
      .extend({ doc: z.object({ id: z.string() }) })
      .parse(body).doc.id,
  )
  expect(refused.status).toBe(409)
  expect(JSON.stringify(refused.body)).toContain('E-Mail für die Anmeldung')
  expect((await give(clerk, 'b7e23ec2-9af2-4f0e-9a51-1f0b7a3c5d11')).status).toBe(409)
  expect((await give(clerk, 'nobody')).status).toBe(404)
})

test('before their first day members are given no password, are not invited and do not log in', async () => {
  const { findLoginAccount } = await import('../../apps/cms/src/subjects/anmeldung/accounts.ts')
  const { instantInBerlin, todayInBerlin } = await import(
    '../../apps/cms/src/platform/time/berlin.ts'
  )
  const { daysLater } = await import('../../apps/cms/src/platform/time/days.ts')
  const first = daysLater(todayInBerlin(), 1)
  const email = 'uli@rat.example'
  const member = { vorname: 'Uli', nachname: 'Neu', email, seit: first, _status: 'published' }
  const { body } = await office.call('POST', 'raete?locale=de', member, clerk)
  const konto = made.parse(body).doc.id
  const given = await give(clerk, konto)
  expect(given.status).toBe(409)
  expect(JSON.stringify(given.body)).toContain('Im Rat seit')
  expect((await office.call('POST', `raete/${konto}/einladen`, {}, clerk)).status).toBe(409)
  const loginOn = (day: string) =>
    findLoginAccount(office.payload, 'rat', email, new Date(instantInBerlin(`${day}T00:01`)))
  expect(await loginOn(todayInBerlin())).toBeNull()
  expect(await loginOn(first)).toMatchObject({ konto })
})

test('two members without an address are two members', async () => {
  const add = (nachname: string, email: string) => {
    const data = { vorname: 'Kim', nachname, email, _status: 'published' }
    return office.call('POST', 'raete?locale=de', data, clerk)
  }
  expect([(await add('Eins', '')).status, (await add('Zwei', ' ')).status]).toEqual([201, 201])
})

test('a member is invited by mail, with a link to the council’s pages', async () => {
  const invited = await office.call('POST', `raete/${id}/einladen`, {}, clerk)
  expect(invited.status).toBe(200)
  const { rows } = await office.payload.db.pool.query(
    `select text from mails where an = 'nora@rat.example'`,
  )
  expect(JSON.stringify(rows)).toContain('/de/gemeinderat/passwort/')
})
