import { beforeAll, expect, test } from 'vitest'
import { type BackOffice, isRecord, openBackOffice } from './back-office.ts'
import { local } from './writing.ts'

let office: BackOffice
const oneTime = { email: 'erste@kurstadt.example', password: 'einmal-passwort-1' }

beforeAll(async () => {
  office = await openBackOffice()
})

test('nobody can register as the first user, not even on an empty table', async () => {
  const { totalDocs } = await office.payload.count({ collection: 'benutzer', ...local })
  const { status } = await office.call('POST', 'benutzer/first-register', oneTime)
  expect([totalDocs, status]).toEqual([0, 403])
  expect((await office.payload.count({ collection: 'benutzer', ...local })).totalDocs).toBe(0)
})

test('passwords are not reset by mail', async () => {
  const { email } = oneTime
  const forgot = await office.call('POST', 'benutzer/forgot-password', { email })
  const reset = await office.call('POST', 'benutzer/reset-password', { token: 'x', password: 'y' })
  expect([forgot.status, reset.status]).toEqual([403, 403])
})

test('whoever has a one-time password may change it and nothing else', async () => {
  const data = { ...oneTime, name: 'Erste', rollen: ['administration' as const] }
  const { id } = await office.payload.create({ collection: 'benutzer', ...local, data })
  const { body } = await office.call('POST', 'benutzer/login', oneTime)
  const token = String(body.token)
  const refused = await Promise.all([
    office.call('GET', 'seiten?locale=de', undefined, token),
    office.call('POST', 'seiten', { titel: 'X' }, token),
    office.call('GET', 'globals/einstellungen', undefined, token),
    office.call('POST', 'benutzer', { email: 'x@kurstadt.example', password: 'x' }, token),
  ])
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])

  const short = await office.call('PATCH', `benutzer/${id}`, { password: 'kurz' }, token)
  const unchanged = await office.call('PATCH', `benutzer/${id}`, { passwort_aendern: false }, token)
  const still = await office.call('GET', 'seiten?locale=de', undefined, token)
  expect([short.status, unchanged.status, still.status]).toEqual([400, 200, 403])

  const password = 'ein-eigenes-passwort'
  const changed = await office.call('PATCH', `benutzer/${id}`, { password }, token)
  const open = await office.call('GET', 'seiten?locale=de', undefined, token)
  expect([changed.status, open.status]).toEqual([200, 200])
})

test('a password that the administration sets is a one-time password again', async () => {
  const token = await office.logIn('administration')
  const rollen = ['tourismus']
  const account = { email: 'zweite@kurstadt.example', name: 'Zweite', rollen }
  const data = { ...account, password: 'a-password-of-hers' }
  const made = await office.call('POST', 'benutzer', data, token)
  const [second] = (
    await office.payload.find({
      collection: 'benutzer',
      where: { email: { equals: data.email } },
      ...local,
    })
  ).docs
  const own = { passwort_aendern: false }
  const id = second?.id ?? ''
  await office.payload.update({ collection: 'benutzer', id, ...local, data: own })
  await office.call('PATCH', `benutzer/${id}`, { password: 'von-der-administration' }, token)
  const after = await office.payload.findByID({ collection: 'benutzer', id, ...local })
  expect([made.status, after.passwort_aendern]).toEqual([201, true])
})

test('an editor sees of colleagues name and address alone and cannot raise their role', async () => {
  const token = await office.logIn('tourismus')
  const { body } = await office.call('GET', 'benutzer?depth=0', undefined, token)
  const me = await office.call('GET', 'benutzer/me', undefined, token)
  const { user } = me.body
  const id = typeof user === 'object' && user !== null && 'id' in user ? String(user.id) : ''
  const docs: unknown[] = Array.isArray(body.docs) ? body.docs : []
  const others = docs.filter(isRecord).filter((doc) => doc.id !== id)
  expect(others.length).toBeGreaterThan(0)
  const known = ['collection', 'createdAt', 'email', 'id', 'name', 'sessions', 'updatedAt']
  for (const other of others) {
    expect(Object.keys(other).sort()).toEqual(known)
    expect(other.sessions).toEqual([])
  }
  const byRole = await office.call('GET', 'benutzer?where[rollen][in]=autor', undefined, token)
  await office.call('PATCH', `benutzer/${id}`, { rollen: ['administration'] }, token)
  const after = await office.payload.findByID({ collection: 'benutzer', id, ...local })
  const made = await office.call('POST', 'benutzer', { ...oneTime, email: 'z@x.example' }, token)
  expect([byRole.status, after.rollen, made.status]).toEqual([400, ['tourismus'], 403])
  expect(user).toMatchObject({ rollen: ['tourismus'], passwort_aendern: false })
})

test('a cookie that a foreign site sends along opens nothing', async () => {
  const token = await office.logIn('administration')
  const { handleEndpoints } = await import('payload')
  const { default: config } = await import('../../apps/cms/src/payload.config.ts')
  const ask = async (origin: string) => {
    const headers = { Cookie: `payload-token=${token}`, Origin: origin }
    const request = new Request('http://localhost:3002/api/seiten?locale=de', { headers })
    return (await handleEndpoints({ config, request })).status
  }
  expect([await ask('http://localhost:3002'), await ask('https://evil.example')]).toEqual([
    200, 403,
  ])
})
