import { randomUUID } from 'node:crypto'
import {
  type CallName,
  callNames,
  calls,
  directoryPaths,
  loginPaths,
  sessionHeaders,
} from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { setPassword } from '../../apps/cms/src/subjects/anmeldung/credentials.ts'
import { type Logins, openLogins, password } from './logins.ts'
import { placeOf } from './place-of.ts'
import { local } from './writing.ts'

// T01, T02, T10: every call for everybody who may ask, and for those whose time is over.

const who = [
  'nobody',
  'council',
  'intranet',
  'both',
  'expired',
  'disabled',
  'deleted',
  'of the other',
] as const
type Who = (typeof who)[number]

let logins: Logins
let uuid = ''
let headers: Record<Who, Record<string, string>>

async function addColleague(email: string): Promise<string> {
  const data = { vorname: 'Ayşe', nachname: 'Öztaş', email }
  const { id } = await logins.payload.create({ collection: 'intranet_konten', ...local, data })
  await setPassword(logins.client, 'intranet', id, { password, isOneTime: false })
  return id
}

beforeAll(async () => {
  logins = await openLogins()
  const { payload, client, logIn } = logins
  uuid = await addColleague('ayse@rathaus.example')
  const gone = await addColleague('gone@rathaus.example')
  const late = await addColleague('late@rathaus.example')
  const former = await addColleague('former@rathaus.example')
  const member = { vorname: 'Nora', nachname: 'Kiefer', email: 'nora@rat.example' } as const
  const rat = await payload.create({
    collection: 'raete',
    ...local,
    data: { ...member, _status: 'published' },
  })
  await setPassword(client, 'rat', rat.id, { password, isOneTime: false })
  const token = (await logIn('intranet', 'ayse@rathaus.example')).token
  const council = (await logIn('rat', member.email)).token
  const disabled = (await logIn('intranet', 'gone@rathaus.example')).token
  const deleted = (await logIn('intranet', 'former@rathaus.example')).token
  const expired = (await logIn('intranet', 'late@rathaus.example')).token
  await client.query('update intranet_konten set aktiv = false where id = $1', [gone])
  await client.query('delete from intranet_konten where id = $1', [former])
  await client.query(
    `update anmeldungen set gesehen_am = now() - interval '2 hours' where konto = $1`,
    [late],
  )
  headers = {
    nobody: {},
    council: { [sessionHeaders.rat]: council },
    intranet: { [sessionHeaders.intranet]: token },
    both: { [sessionHeaders.rat]: council, [sessionHeaders.intranet]: token },
    expired: { [sessionHeaders.intranet]: expired },
    disabled: { [sessionHeaders.intranet]: disabled },
    deleted: { [sessionHeaders.intranet]: deleted },
    'of the other': { [sessionHeaders.rat]: token, [sessionHeaders.intranet]: council },
  }
})

const holds: Record<Who, readonly string[]> = {
  nobody: [],
  council: ['rat'],
  intranet: ['intranet'],
  both: ['rat', 'intranet'],
  expired: [],
  disabled: [],
  deleted: [],
  'of the other': [],
}

const addressOf = (name: CallName) =>
  `/api/cms/${placeOf(name).replace('{uuid}', uuid).replace('{url}', 'personal').replace('{id}', '1')}`

test.each(who)('%s: each call answers whom it is for, and nothing private is kept', async (one) => {
  const wrong: string[] = []
  for (const name of callNames) {
    const { zugang } = calls[name]
    const answer = await logins.api.get(addressOf(name), headers[one])
    const isRefused = zugang !== undefined && !holds[one].includes(zugang)
    if ((answer.status === 401) !== isRefused) wrong.push(`${name}: ${answer.status}`)
    if (answer.status >= 500) wrong.push(`${name}: ${answer.status}`)
    const isPrivate = zugang !== undefined || holds[one].length > 0
    const kept = answer.headers.get('cache-control') ?? ''
    if (isPrivate && answer.status === 200 && !kept.includes('no-store'))
      wrong.push(`${name}: ${kept}`)
  }
  expect(wrong).toEqual([])
})

test('T10: whoever is logged in is answered their own account alone', async () => {
  for (const one of who) {
    const own = await logins.api.get(`/api/cms/intranet/user/${uuid}`, headers[one])
    expect([one, own.status]).toEqual([one, holds[one].includes('intranet') ? 200 : 401])
  }
  const other = await logins.api.get(`/api/cms/intranet/user/${randomUUID()}`, headers.both)
  expect(other.status).toBe(404)
})

const own = ['beginFactor', 'confirmFactor', 'renewCodes', 'removeFactor'] as const

test.each(who)(
  '%s: what changes a second factor is for whoever is logged in there',
  async (one) => {
    const wrong: string[] = []
    // Here codes are asked for by the dozen; how many are let pass is another test's.
    await logins.client.query('delete from anmeldeversuche')
    for (const area of ['intranet', 'rat'] as const)
      for (const path of own) {
        const answer = await logins.post(loginPaths[area][path], { code: 'x' }, headers[one])
        const expected = holds[one].includes(area) ? 400 : 401
        if (answer.status !== expected) wrong.push(`${area} ${path}: ${answer.status}`)
        if (!answer.headers.get('cache-control')?.includes('no-store')) wrong.push(`${path}: kept`)
      }
    expect(wrong).toEqual([])
  },
)

test.each(who)(
  '%s: a session opens no login, and no directory that the town has not',
  async (one) => {
    const vorgang = 'abcdefghijklmnopqrstu_'
    for (const area of ['intranet', 'rat'] as const) {
      const answer = await logins.post(loginPaths[area].code, { vorgang, code: 'x' }, headers[one])
      expect([answer.status, await answer.text()]).toEqual([410, ''])
    }
    for (const path of Object.values(directoryPaths))
      expect((await logins.post(path, {}, headers[one])).status).toBe(404)
  },
)
