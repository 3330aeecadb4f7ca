import { calls, type LoginArea, loginAnswers, newFactor } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { setPassword } from '../../apps/cms/src/subjects/anmeldung/credentials.ts'
import { type Logins, openLogins, password } from './logins.ts'
import { factorCalls, shownBy } from './second-factors.ts'
import { local } from './writing.ts'

// 18.3: a town demands a second factor: whoever has none sets it up before anything else is shown.

const person = { vorname: 'Nora', nachname: 'Kiefer', email: 'nora@rathaus.example' }
const opened = { intranet: 'intranet/rubrik', rat: 'raete/zweitfaktor' } as const

let logins: Logins

beforeAll(async () => {
  logins = await openLogins({ SECOND_FACTOR_REQUIRED: 'rat, intranet' })
  const { payload, client } = logins
  const member = { ...person, _status: 'published' } as const
  const konto = await payload.create({ collection: 'intranet_konten', ...local, data: person })
  const rat = await payload.create({ collection: 'raete', ...local, data: member })
  await setPassword(client, 'intranet', konto.id, { password, isOneTime: false })
  await setPassword(client, 'rat', rat.id, { password, isOneTime: true })
})

const confirmed = (area: LoginArea) =>
  z.object({ codes: z.array(z.string()), anmeldung: loginAnswers[area] })

test.each(['intranet', 'rat'] as const)(
  '%s: the first login opens nothing until a second factor is set up, and then everything',
  async (area) => {
    const { start, begin, confirm, code, forgetSteps } = factorCalls(logins, area)
    const { schritt, vorgang } = await start(person.email)
    expect(schritt).toBe('einrichten')
    expect((await logins.ask(`/${opened[area]}`, area, vorgang)).status).toBe(401)
    expect((await code(vorgang, '123456')).status).toBe(410)
    const key = async () => newFactor.parse(await (await begin({ vorgang })).json()).schluessel
    const first = await key()
    // The page is loaded once more: an app that has the key keeps it.
    expect(await key()).toBe(first)
    expect((await confirm({ vorgang, code: '000000' })).status).toBe(400)
    const done = await confirm({ vorgang, code: shownBy(first) })
    const { codes, anmeldung } = confirmed(area).parse(await done.json())
    expect(codes).toHaveLength(10)
    // T09: a first password still has to be changed.
    const { status } = await logins.ask(`/${opened[area]}`, area, anmeldung.token)
    expect(status).toBe(area === 'rat' ? 403 : 200)
    expect((await confirm({ vorgang, code: shownBy(first) })).status).toBe(401)
    await forgetSteps()
    const next = await start(person.email)
    expect(next.schritt).toBe('code')
    const entered = await code(next.vorgang, shownBy(first))
    expect(entered.status).toBe(200)
    if (area === 'rat') expect(await entered.json()).toMatchObject({ pw_geaendert: false })
  },
)

test('each login that has to set one up is shown a key of its own, and confirms no other', async () => {
  const email = 'ida@rathaus.example'
  const data = { vorname: 'Ida', nachname: 'Roth', email }
  const { id } = await logins.payload.create({ collection: 'intranet_konten', ...local, data })
  await setPassword(logins.client, 'intranet', id, { password, isOneTime: false })
  const { start, begin, confirm } = factorCalls(logins, 'intranet')
  const keyOf = async (vorgang: string) =>
    newFactor.parse(await (await begin({ vorgang })).json()).schluessel
  const [stranger, owner] = [(await start(email)).vorgang, (await start(email)).vorgang]
  const known = await keyOf(stranger)
  expect((await confirm({ vorgang: owner, code: shownBy(known) })).status).toBe(400)
  const own = await keyOf(owner)
  expect(own).not.toBe(known)
  expect((await confirm({ vorgang: stranger, code: shownBy(known) })).status).toBe(400)
  expect((await confirm({ vorgang: owner, code: shownBy(own) })).status).toBe(200)
})

test('nobody takes it away; another telephone takes the place of the one before', async () => {
  const email = 'ole@rathaus.example'
  const data = { vorname: 'Ole', nachname: 'Ahl', email }
  const { id } = await logins.payload.create({ collection: 'intranet_konten', ...local, data })
  await setPassword(logins.client, 'intranet', id, { password, isOneTime: false })
  const { start, begin, confirm, code, remove, forgetSteps } = factorCalls(logins, 'intranet')
  const { vorgang } = await start(email)
  const old = newFactor.parse(await (await begin({ vorgang })).json()).schluessel
  const done = await confirm({ vorgang, code: shownBy(old) })
  const { anmeldung, codes } = confirmed('intranet').parse(await done.json())
  const { token } = anmeldung
  const state = await logins.ask('/intranet/zweitfaktor', 'intranet', token)
  expect(calls['intranet/zweitfaktor'].answer.parse(await state.json()).verlangt).toBe(true)
  const refused = await remove(codes[0] ?? '', token)
  expect(await refused.json()).toMatchObject({ error: { fields: { code: 'verlangt' } } })
  const next = newFactor.parse(await (await begin({ code: codes[0] }, token)).json()).schluessel
  expect((await confirm({ code: shownBy(next) }, token)).status).toBe(200)
  await forgetSteps()
  expect((await code((await start(email)).vorgang, shownBy(old))).status).toBe(401)
  expect((await code((await start(email)).vorgang, codes[1] ?? '')).status).toBe(401)
  expect((await code((await start(email)).vorgang, shownBy(next))).status).toBe(200)
})
