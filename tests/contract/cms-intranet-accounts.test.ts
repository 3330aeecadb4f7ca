import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openSecondFactors } from '../../apps/cms/src/platform/accounts/second-factor/index.ts'
import { setPassword } from '../../apps/cms/src/subjects/anmeldung/credentials.ts'
import { openLoginSteps } from '../../apps/cms/src/subjects/anmeldung/login-steps.ts'
import { openSessionStore } from '../../apps/cms/src/subjects/anmeldung/session-store.ts'
import { stopAfterFile } from '../support/leftovers.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { shownBy } from './second-factors.ts'

// 18.7: who keeps the intranet sees who has logged in, ends sessions and invites once more.

let office: BackOffice
let client: pg.Client
let keeper = ''
let id = ''

const person = { vorname: 'Ayşe', nachname: 'Öztaş', email: 'Ayse@Rathaus.example ' }
const vouched = { kind: 'rathauskonto' } as const
const times = { idle: 3_600, whole: 43_200 }

beforeAll(async () => {
  office = await openBackOffice()
  client = new pg.Client({ connectionString: office.databaseUrl })
  await client.connect()
  stopAfterFile(() => client.end())
  keeper = await office.logIn('intranet-redaktion')
  const { body } = await office.call('POST', 'intranet_konten', person, keeper)
  id = z.object({ doc: z.object({ id: z.string() }) }).parse(body).doc.id
  await setPassword(client, 'intranet', id, { password: 'vier Wörter ohne Sinn', isOneTime: false })
})

async function stateOf() {
  const { readLoginState } = await import('../../apps/cms/src/subjects/anmeldung/login-state.ts')
  return readLoginState(office.payload, 'intranet', id)
}

test('sessions are counted, and ended at once; the log says who did it', async () => {
  const store = openSessionStore(client, times)
  await Promise.all([store.begin('intranet', id, vouched), store.begin('intranet', id, vouched)])
  const { begin, find } = openLoginSteps(client)
  const waiting = await begin({ area: 'intranet', konto: id, schritt: 'code' }, vouched)
  const { zuletzt, ...state } = await stateOf()
  expect(state).toMatchObject({ passwort: true, sitzungen: 2 })
  expect(zuletzt).toBeInstanceOf(Date)
  const ended = await office.call('POST', `intranet_konten/${id}/abmelden`, {}, keeper)
  expect(ended).toEqual({ status: 200, body: { message: '2 Sitzungen sind beendet.' } })
  expect((await stateOf()).sitzungen).toBe(0)
  expect(await find('intranet', waiting ?? '')).toBeNull()
  const { rows } = await client.query(
    `select konto is not null as by_somebody from protokoll where vorgang = 'abgemeldet' and dokument = $1`,
    [id],
  )
  expect(rows).toEqual([{ by_somebody: true }])
})

test('somebody is invited once more, until their mailbox has enough of it', async () => {
  const invite = () => office.call('POST', `intranet_konten/${id}/einladen`, {}, keeper)
  expect([(await invite()).status, (await invite()).status]).toEqual([200, 200])
  expect((await invite()).status).toBe(409)
  const { rows } = await client.query(
    `select count(*)::int as n from mails where an = 'ayse@rathaus.example'`,
  )
  expect(rows).toEqual([{ n: 3 }])
  await office.call('PATCH', `intranet_konten/${id}`, { aktiv: false }, keeper)
  await client.query('delete from passwort_links')
  expect((await invite()).status).toBe(409)
})

test('18.3: a lost second factor is taken away; sessions end, the log says who did it', async () => {
  const secret = String(process.env.PAYLOAD_SECRET)
  const factors = openSecondFactors({ statements: client, secret })
  const owner = { area: 'intranet', konto: id } as const
  const reset = () =>
    office.call('POST', `intranet_konten/${id}/zweitfaktor-zuruecksetzen`, {}, keeper)
  expect((await reset()).status).toBe(409)
  await factors.confirm(owner, 'here', shownBy(await factors.begin(owner, 'here')))
  const store = openSessionStore(client, times)
  await store.begin('intranet', id, vouched)
  expect((await stateOf()).zweitfaktor).toBeInstanceOf(Date)
  expect((await reset()).status).toBe(200)
  expect(await stateOf()).toMatchObject({ zweitfaktor: null, sitzungen: 0 })
  const { rows } = await client.query(
    `select konto is not null as by_somebody from protokoll
     where vorgang = 'zweitfaktor_zurueckgesetzt' and dokument = $1`,
    [id],
  )
  expect(rows).toEqual([{ by_somebody: true }])
})

test('T02: nobody else does any of it', async () => {
  const other = await office.logIn('tourismus')
  for (const act of ['abmelden', 'einladen', 'zweitfaktor-zuruecksetzen']) {
    const path = `intranet_konten/${id}/${act}`
    expect((await office.call('POST', path, {}, other)).status).toBe(403)
    expect((await office.call('POST', path, {})).status).toBe(403)
    expect((await office.call('POST', `intranet_konten/x/${act}`, {}, keeper)).status).toBe(404)
  }
})
