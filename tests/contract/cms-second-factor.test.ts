import { beforeAll, expect, test, vi } from 'vitest'
import { randomPassword } from '../support/random-password.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { factorsOf } from './cms-factor.ts'
import { shownBy } from './second-factors.ts'

// 17.3: the back office asks for a second factor, which every editor may set up.

// Each look at a password costs a third of a second of a core, on purpose.
vi.setConfig({ testTimeout: 90_000 })

let office: BackOffice
let factors: ReturnType<typeof factorsOf>

beforeAll(async () => {
  office = await openBackOffice()
  factors = factorsOf(office)
})

const messageOf = (body: Record<string, unknown>) => JSON.stringify(body.errors ?? body.message)

test('an editor sets it up, logs in with a code, and switches it off with one', async () => {
  const { open, setUp, logIn, act, forgetSteps } = factors
  const editor = await open('tourismus')
  expect((await act('einrichten', { passwort: 'falsch' }, editor.token)).status).toBe(400)
  const { key, code, codes } = await setUp(editor)
  expect(codes).toHaveLength(10)
  const first = await logIn(editor)
  expect([first.status, first.body.schritt, first.body.token]).toEqual([202, 'code', undefined])
  // The code that has ended setting it up is used.
  expect((await logIn(editor, code)).status).toBe(401)
  await forgetSteps()
  const shown = shownBy(key)
  const second = await logIn(editor, `${shown.slice(0, 3)} ${shown.slice(3)}`)
  expect(second.status).toBe(200)
  expect((await logIn(editor, shown)).status).toBe(401)
  const token = String(second.body.token)
  expect((await act('aus', { code: '000000' }, token)).status).toBe(400)
  expect((await act('aus', { code: codes[0] }, token)).status).toBe(200)
  expect((await logIn(editor)).status).toBe(200)
})

test('T06: a login in two steps takes back its own tries and no other one', async () => {
  const { open, setUp, logIn, forgetSteps } = factors
  const [editor, other] = [await open('tourismus'), await open('tourismus')]
  const { key } = await setUp(editor)
  await office.payload.db.pool.query('delete from anmeldeversuche')
  for (let count = 0; count < 3; count += 1) await logIn({ ...other, password: 'falsch' })
  await forgetSteps()
  expect((await logIn(editor)).status).toBe(202)
  expect((await logIn(editor, shownBy(key))).status).toBe(200)
  const { rows } = await office.payload.db.pool.query(
    "select points from anmeldeversuche where key like 'absender:%'",
  )
  expect(rows).toEqual([{ points: 3 }])
})

test('a recovery code opens the login once, and the log says so', async () => {
  const { open, setUp, logIn, act } = factors
  const editor = await open('rathaus')
  const { codes } = await setUp(editor)
  const [one = '', two = '', three = ''] = codes
  expect((await logIn(editor, one.toLowerCase())).status).toBe(200)
  expect((await logIn(editor, one)).status).toBe(401)
  const renewed = await act('codes', { code: two }, editor.token)
  expect(renewed.status).toBe(200)
  expect((await logIn(editor, three)).status).toBe(401)
  const { rows } = await office.payload.db.pool.query(
    `select vorgang::text from protokoll where dokument = $1 and vorgang::text ~ 'ersatz|faktor'
     order by created_at`,
    [editor.id],
  )
  expect(rows.map(({ vorgang }) => String(vorgang))).toEqual([
    'zweitfaktor_eingerichtet',
    'ersatzcode_benutzt',
    'ersatzcode_benutzt',
    'ersatzcodes_erneuert',
  ])
})

test('a key that one session was shown is not shown to another, and goes with the password', async () => {
  const { open, logIn, act } = factors
  const owner = await open('tourismus')
  const stranger = String((await logIn(owner)).body.token)
  const keyOf = async (token: string, passwort = owner.password) =>
    String((await act('einrichten', { passwort }, token)).body.schluessel)
  const known = await keyOf(stranger)
  const confirm = async (key: string) =>
    (await act('bestaetigen', { code: shownBy(key) }, owner.token)).status
  expect(await confirm(known)).toBe(400)
  const own = await keyOf(owner.token)
  expect(own).not.toBe(known)
  // A page that is loaded once more.
  expect(await keyOf(owner.token)).toBe(own)
  const password = randomPassword()
  const change = { password, passwort_bisher: owner.password }
  const changed = await office.call('PATCH', `benutzer/${owner.id}`, change, owner.token)
  expect(changed.status).toBe(200)
  expect(await confirm(own)).toBe(400)
  expect(await confirm(await keyOf(owner.token, password))).toBe(200)
})

test('T07: whoever else is logged in to the account is out once it is set up', async () => {
  const { open, setUp, logIn } = factors
  const editor = await open('tourismus')
  const other = String((await logIn(editor)).body.token)
  await setUp(editor)
  const read = async (token: string) =>
    (await office.call('GET', 'seiten?limit=1&locale=de', undefined, token)).status
  expect([await read(editor.token), await read(other)]).toEqual([200, 403])
})

test('T04: without the password nobody learns that there is one', async () => {
  const { open, setUp, logIn } = factors
  const [plain, guarded] = [await open('tourismus'), await open('tourismus')]
  await setUp(guarded)
  const answers = await Promise.all(
    [plain, guarded].map(({ email }) => logIn({ email, password: 'falsch' }, '123456')),
  )
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]?.status).toBe(401)
})

test('T05: five wrong codes are enough, and a stranger without the password uses none up', async () => {
  const { open, setUp, logIn, forgetSteps } = factors
  const editor = await open('tourismus')
  const { key } = await setUp(editor)
  await forgetSteps()
  for (let count = 0; count < 4; count += 1) {
    await logIn({ email: editor.email, password: 'falsch' }, '000000')
    expect((await logIn(editor, '000000')).status).toBe(401)
  }
  expect((await logIn(editor, '000000')).status).toBe(401)
  expect((await logIn(editor, shownBy(key))).status).toBe(429)
})

test('no other way into Payload passes the second factor by', async () => {
  const { open, setUp } = factors
  const editor = await open('administration')
  await setUp(editor)
  const { email, password } = editor
  const data = { email, password }
  await expect(office.payload.login({ collection: 'benutzer', data })).rejects.toThrow()
})

test('the administration takes a lost one away; the log says who did it, and a mail tells of it', async () => {
  const { open, setUp, logIn } = factors
  const [admin, editor] = [await open('administration'), await open('tourismus')]
  await setUp(editor)
  const path = `benutzer/${editor.id}/zweitfaktor-zuruecksetzen`
  expect((await office.call('POST', path, {}, editor.token)).status).toBe(403)
  expect((await office.call('POST', path, {})).status).toBe(403)
  expect((await office.call('POST', path, {}, admin.token)).status).toBe(200)
  expect((await office.call('POST', path, {}, admin.token)).status).toBe(409)
  const nobody = 'benutzer/x/zweitfaktor-zuruecksetzen'
  expect((await office.call('POST', nobody, {}, admin.token)).status).toBe(404)
  const { status } = await office.call('GET', 'seiten?limit=1&locale=de', undefined, editor.token)
  expect(status).toBe(403)
  expect((await logIn(editor)).status).toBe(200)
  const { rows } = await office.payload.db.pool.query(
    `select konto, (select count(*)::int from mails where an = $2 and betreff like '%zurückgesetzt') as mails
     from protokoll where dokument = $1 and vorgang = 'zweitfaktor_zurueckgesetzt'`,
    [editor.id, editor.email],
  )
  expect(rows).toEqual([{ konto: admin.id, mails: 1 }])
})

test('nobody who is not logged in, and no malformed body, gets anywhere', async () => {
  const { open, act } = factors
  const editor = await open('autor')
  for (const name of ['einrichten', 'bestaetigen', 'codes', 'aus']) {
    expect((await act(name, { code: '123456' }, '')).status).toBe(403)
    const long = await act(name, { code: 'x'.repeat(5000) }, editor.token)
    expect([long.status, messageOf(long.body)]).toEqual([400, expect.stringContaining('Code')])
  }
  expect((await act('bestaetigen', { code: '123456' }, editor.token)).status).toBe(400)
})
