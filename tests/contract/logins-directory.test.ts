import { beforeAll, beforeEach, expect, test } from 'vitest'
import { setPassword } from '../../apps/cms/src/subjects/anmeldung/credentials.ts'
import { group } from '../support/directory.ts'
import { openDirectory, problemIn } from './directory-logins.ts'
import { password } from './logins.ts'
import { local } from './writing.ts'

// 18.4: accounts of the town hall's directory open the intranet; asked is a certified server.

let town: Awaited<ReturnType<typeof openDirectory>>

beforeAll(async () => {
  town = await openDirectory()
})

beforeEach(() => {
  town.reset()
})

test('spec 7: at their first entry somebody of the group gets an account, and no invitation', async () => {
  const { email } = town.somebody()
  const first = await town.entered()
  expect(first.ziel).toBe('/de/intranet/dokumente/?gueltig_am=2026-12-01')
  expect((await town.logins.ask('/intranet/rubrik', 'intranet', first.token)).status).toBe(200)
  expect(await town.accountsOf(email)).toEqual([{ id: first.uuid, name: 'Ayşe Öztaş' }])
  const again = await town.entered()
  expect(again.uuid).toBe(first.uuid)
  expect(again.token).not.toBe(first.token)
  const { rows } = await town.logins.client.query(
    `select (select count(*)::int from mails where an = $1) as mails,
       (select array_agg(vorgang::text order by vorgang::text) from protokoll where dokument = $2) as events`,
    [email, first.uuid],
  )
  expect(rows).toEqual([
    { mails: 0, events: ['angelegt', 'angemeldet', 'angemeldet', 'rathauskonto_verbunden'] },
  ])
})

test('an account that there is already is linked by its verified address, and found by subject from then on', async () => {
  const { subject, email } = town.somebody()
  const data = { vorname: 'Ole', nachname: 'Ahl', email }
  const konto = await town.logins.payload.create({ collection: 'intranet_konten', ...local, data })
  await setPassword(town.logins.client, 'intranet', konto.id, { password, isOneTime: false })
  expect((await town.entered()).uuid).toBe(konto.id)
  // Somebody marries: the address in the directory changes, the person does not.
  town.directory.people.set(subject, {
    email: 'neu@rathaus.example',
    email_verified: true,
    groups: group,
  })
  expect((await town.entered()).uuid).toBe(konto.id)
  expect(await town.accountsOf('neu@rathaus.example')).toEqual([])
  await town.logins.logIn('intranet', email)
})

test('an address that is given to somebody else does not open the account that it belonged to', async () => {
  const { email } = town.somebody()
  await town.entered()
  town.somebody({ email })
  const answer = await town.enter()
  expect([answer.status, await problemIn(answer)]).toEqual([400, 'konto'])
})

test.each([
  ['not in the group', { groups: ['andere'] }, 'gruppe'],
  ['in no group', { groups: undefined }, 'gruppe'],
  ['in a group whose name begins alike', { groups: [`${group}-nicht`] }, 'gruppe'],
  ['in groups that are no list', { groups: { [group]: true } }, 'gruppe'],
  ['of an address that is not verified', { email_verified: false }, 'adresse'],
  ['of no address', { email: undefined }, 'adresse'],
  ['of an address that is none', { email: 'Ayşe Öztaş' }, 'adresse'],
])('somebody %s stays out, and has no account', async (_, claims, problem) => {
  const { email } = town.somebody(claims)
  const answer = await town.enter()
  expect([answer.status, await problemIn(answer)]).toEqual([400, problem])
  expect(await town.accountsOf(email)).toEqual([])
})

test('T07: a disabled account stays out, however the directory sees it', async () => {
  const { email } = town.somebody()
  const { uuid, token } = await town.entered()
  await town.logins.client.query('update intranet_konten set aktiv = false where id = $1', [uuid])
  expect((await town.logins.ask('/intranet/rubrik', 'intranet', token)).status).toBe(401)
  expect(await problemIn(await town.enter())).toBe('konto')
  expect(await town.accountsOf(email)).toHaveLength(1)
})

test('an account that was deleted is made anew for whoever is still in the group', async () => {
  const { email } = town.somebody()
  const { uuid } = await town.entered()
  await town.logins.client.query('delete from intranet_konten where id = $1', [uuid])
  const again = await town.entered()
  expect(again.uuid).not.toBe(uuid)
  expect(await town.accountsOf(email)).toHaveLength(1)
})

test('a forgotten password makes none for an account that the directory alone opens', async () => {
  const { email } = town.somebody()
  await town.entered()
  const mails = async () => {
    const { rows } = await town.logins.client.query('select 1 from mails where an = $1', [email])
    return rows.length
  }
  await town.logins.post('/passwort-vergessen', { email })
  // Another request after it: what the first one sets going is done before what the second one does.
  const other = { vorname: 'Ole', nachname: 'Ahl', email: 'ole@rathaus.example' }
  await town.logins.payload.create({ collection: 'intranet_konten', ...local, data: other })
  await town.logins.post('/passwort-vergessen', { email: other.email })
  const links = async () => {
    const { rows } = await town.logins.client.query(
      `select 1 from mails where an = $1 and betreff = 'Neues Passwort setzen'`,
      [other.email],
    )
    return rows.length
  }
  await expect.poll(links).toBe(1)
  expect(await mails()).toBe(0)
})

test('two tabs of the same new person end in one account', async () => {
  const { email } = town.somebody()
  const both = await Promise.all([town.enter(), town.enter()])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await town.accountsOf(email)).toHaveLength(1)
})

test('a name that is long, missing or one word only is no hindrance', async () => {
  for (const names of [
    { given_name: undefined, family_name: undefined, name: 'Jean Marie van der Berg' },
    { given_name: undefined, family_name: undefined },
    { given_name: 'x'.repeat(500), family_name: 'y'.repeat(500) },
  ]) {
    const { email } = town.somebody(names)
    await town.entered()
    const [konto] = await town.accountsOf(email)
    expect(konto?.name.length).toBeLessThan(170)
  }
})

test('whoever turns back at the directory hears that nothing has happened', async () => {
  town.somebody()
  town.directory.behave.person = null
  expect(await problemIn(await town.enter())).toBe('abgebrochen')
})
