import {
  callNames,
  calls,
  documentPath,
  errorBody,
  loginAnswers,
  loginPaths,
  meetingPapersPath,
  sessionHeaders,
} from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { setPassword } from '../../apps/cms/src/subjects/anmeldung/credentials.ts'
import { type Logins, openLogins, password } from './logins.ts'
import { placeOf } from './place-of.ts'
import { local } from './writing.ts'

// T09: a password that the clerk has set opens nothing until the member has changed it.

const email = 'nora@rat.example'
const paths = loginPaths.rat

let logins: Logins
let nummer = 0

beforeAll(async () => {
  logins = await openLogins()
  const data = { vorname: 'Nora', nachname: 'Kiefer', email, _status: 'published' } as const
  const rat = await logins.payload.create({ collection: 'raete', ...local, data })
  nummer = Number(rat.nummer)
  await setPassword(logins.client, 'rat', rat.id, { password, isOneTime: true })
})

const enter = async (passwort = password) =>
  loginAnswers.rat.parse(await logins.logIn('rat', email, passwort))

const addresses = () =>
  callNames.map((name) =>
    placeOf(name)
      .replace('{id}', String(nummer))
      .replace('{url}', 'personal')
      .replace('{uuid}', 'b7e23ec2-9af2-4f0e-9a51-1f0b7a3c5d11'),
  )

test('every call refuses a session with a first password, what is public too, and says so to nobody’s store', async () => {
  const { token, pw_geaendert } = await enter()
  expect(pw_geaendert).toBe(false)
  const files = [documentPath, meetingPapersPath].map((path) => path.replace('{id}', '1').slice(1))
  for (const address of [...addresses(), ...files]) {
    const response = await logins.ask(`/${address}`, 'rat', token)
    expect([address, response.status]).toEqual([address, 403])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(errorBody.parse(await response.json()).error.code).toBe('forbidden')
  }
})

test('such a session sets no second factor up either', async () => {
  const { token } = await enter()
  const headers = { [sessionHeaders.rat]: token }
  for (const path of ['beginFactor', 'confirmFactor', 'renewCodes', 'removeFactor'] as const) {
    const response = await logins.post(paths[path], { passwort: password, code: '123456' }, headers)
    expect([path, response.status]).toEqual([path, 403])
  }
})

test('who changes it is inside at once, in this session and in no other', async () => {
  const [here, elsewhere] = [await enter(), await enter()]
  const change = (passwort_bisher: string, passwort: string) =>
    logins.post(paths.password, { passwort_bisher, passwort }, { [sessionHeaders.rat]: here.token })
  expect((await change(password, 'kurz')).status).toBe(400)
  expect((await logins.ask(`/raete/${nummer}`, 'rat', here.token)).status).toBe(403)
  const changed = await change(password, 'acht Wörter und ein Punkt')
  expect(loginAnswers.rat.parse(await changed.json())).toMatchObject({ pw_geaendert: true })
  const own = await logins.ask(`/raete/${nummer}`, 'rat', here.token)
  expect(calls['raete/{id}'].answer.parse(await own.json())).toMatchObject({ vorname: 'Nora' })
  expect((await logins.ask(`/raete/${nummer}`, 'rat', elsewhere.token)).status).toBe(401)
  const next = await enter('acht Wörter und ein Punkt')
  expect(next.pw_geaendert).toBe(true)
})

test('what a member is told of their session: how long it holds, and when they were here before', async () => {
  const { token } = await enter('acht Wörter und ein Punkt')
  const response = await logins.ask(`/raete/${nummer}`, 'rat', token)
  const { sitzung } = calls['raete/{id}'].answer.parse(await response.json())
  expect(sitzung.bleibt).toSatisfy((left: number) => left > 3_500 && left <= 3_600)
  expect(Date.now() - Date.parse(sitzung.letzte_anmeldung ?? '')).toBeLessThan(120_000)
})
