import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { factorsOf } from './cms-factor.ts'

// 17.3: a town demands a second factor of its editors.

vi.setConfig({ testTimeout: 90_000 })

let office: BackOffice

beforeAll(async () => {
  vi.stubEnv('SECOND_FACTOR_REQUIRED', 'redaktion')
  office = await openBackOffice()
})

afterAll(() => {
  vi.unstubAllEnvs()
})

test('whoever has none sees nothing but their account, sets it up, and cannot take it away', async () => {
  const { open, setUp, act } = factorsOf(office)
  const editor = await open('administration')
  const read = async (path: string) =>
    (await office.call('GET', path, undefined, editor.token)).status
  const paths = ['seiten?limit=1&locale=de', 'protokoll?limit=1', 'globals/einstellungen']
  expect(await Promise.all(paths.map(read))).toEqual([403, 403, 403])
  expect(await read(`benutzer/${editor.id}`)).toBe(200)
  const { body } = await office.call('GET', 'benutzer/me', undefined, editor.token)
  expect(body.user).toMatchObject({ zweitfaktor_fehlt: true })
  const { codes } = await setUp(editor)
  expect(await Promise.all(paths.map(read))).toEqual([200, 200, 200])
  expect((await act('aus', { code: codes[0] }, editor.token)).status).toBe(403)
})

test('a lost one that was taken away has to be set up anew before anything else', async () => {
  const { open, setUp, logIn } = factorsOf(office)
  const [admin, editor] = [await open('administration'), await open('tourismus')]
  await setUp(admin)
  await setUp(editor)
  const path = `benutzer/${editor.id}/zweitfaktor-zuruecksetzen`
  expect((await office.call('POST', path, {}, admin.token)).status).toBe(200)
  const token = String((await logIn(editor)).body.token)
  const { status } = await office.call('GET', 'seiten?limit=1&locale=de', undefined, token)
  expect(status).toBe(403)
})
