import {
  ratsinfoExamples,
  ratsinfoSucheExamples,
  sitzungExamples,
} from '@kurstadt/contract/examples'
import { expect, test, vi } from 'vitest'
import { readCouncil, readCouncilTerms } from './load-council.server.ts'

const session = { id: 4, token: 'abcdefghijklmnopqrstuv' }
const sitzung = { bleibt: 3_600, laengstens: 43_200, letzte_anmeldung: '2028-05-20T06:30:00.000Z' }
const { heute, naechste, letzte, vorlagen } = ratsinfoExamples.typical
const { typical: hits } = ratsinfoSucheExamples

const known: Record<string, object> = {
  'raete/4': {
    id: 4,
    vorname: 'Ayşe',
    nachname: 'Öztaş',
    kontakt: { email: 'a@rat.example' },
    taetigkeitsbereiche: [],
    gremien: [],
    sitzung,
  },
  'ratsinfo/eigenes': { heute, naechste, letzte, vorlagen },
  ratsinfo_suche: hits,
  'sitzungen/7': sitzungExamples.typical,
}

/** A content API that answers what is known, or the status that a path is given. */
function api(statuses: Record<string, number> = {}, answers = known) {
  const asked: Request[] = []
  const fetchApi = async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    asked.push(request)
    const path = new URL(request.url).pathname.replace('/api/cms/', '')
    const status = statuses[path] ?? (path in answers ? 200 : 404)
    return Response.json(status === 200 ? answers[path] : {}, { status })
  }
  return { asked, reaching: { apiUrl: 'http://api.example', fetchApi, report: vi.fn() } }
}

const home = { kind: 'home' } as const

test('spec 6: every call carries the token of the council’s session, and no other', async () => {
  const { asked, reaching } = api()
  const found = await readCouncil(reaching, session, home)
  expect(found).toMatchObject({
    kind: 'found',
    mitglied: { nachname: 'Öztaş' },
    content: { kind: 'home', eigenes: { heute }, neu: { anzahl: hits.anzahl } },
  })
  expect(asked).toHaveLength(3)
  for (const { headers } of asked) {
    expect(headers.get('ratsinfo-authorization')).toBe(session.token)
    expect(headers.get('authorization')).toBeNull()
  }
})

test('what is new is what came since the login before this one; at the first one nothing is asked', async () => {
  const { asked, reaching } = api()
  await readCouncil(reaching, session, home)
  const search = asked.map(({ url }) => new URL(url)).find(({ pathname }) => /suche/.test(pathname))
  expect(search?.searchParams.get('neu_seit')).toBe(sitzung.letzte_anmeldung)
  const first = { ...known['raete/4'], sitzung: { ...sitzung, letzte_anmeldung: null } }
  const other = api({}, { ...known, 'raete/4': first })
  expect(await readCouncil(other.reaching, session, home)).toMatchObject({ content: { neu: null } })
  expect(other.asked).toHaveLength(2)
})

test('T09: a password that is not the member’s own yet opens nothing, whichever call says so', async () => {
  for (const path of ['raete/4', 'ratsinfo/eigenes', 'ratsinfo_suche'])
    expect(await readCouncil(api({ [path]: 403 }).reaching, session, home)).toEqual({
      kind: 'first',
    })
})

test('a session that has ended is nobody’s, whichever call says so', async () => {
  for (const path of ['raete/4', 'ratsinfo/eigenes', 'ratsinfo_suche'])
    expect(await readCouncil(api({ [path]: 401 }).reaching, session, home)).toEqual({ kind: 'out' })
})

test('T10: a token beside the number of another member is nobody’s session', async () => {
  const { asked, reaching } = api()
  expect(await readCouncil(reaching, { ...session, id: 5 }, home)).toEqual({ kind: 'out' })
  expect(asked).toHaveLength(1)
})

test('spec 8: what cannot be had leaves a hole, and the page stands', async () => {
  const { reaching } = api({ 'ratsinfo/eigenes': 503, ratsinfo_suche: 503 })
  expect(await readCouncil(reaching, session, home)).toMatchObject({
    kind: 'found',
    content: { kind: 'home', eigenes: null, neu: null },
  })
  const list = { kind: 'sitzungen', params: {} } as const
  expect(await readCouncil(api({ sitzungsliste: 503 }).reaching, session, list)).toMatchObject({
    content: { liste: null },
  })
})

test('a meeting that there is not, or not for this member, is missing; one that cannot be had is not', async () => {
  const place = { kind: 'sitzung', id: 7 } as const
  expect(await readCouncil(api().reaching, session, place)).toMatchObject({
    content: { sitzung: { titel: sitzungExamples.typical.titel } },
  })
  expect(await readCouncil(api({ 'sitzungen/7': 404 }).reaching, session, place)).toEqual({
    kind: 'missing',
  })
  const away = readCouncil(api({ 'sitzungen/7': 503 }).reaching, session, place)
  await expect(away).rejects.toThrow('unavailable')
})

test('a page cannot be made without whoever asks', async () => {
  const away = readCouncil(api({ 'raete/4': 503 }).reaching, session, home)
  await expect(away).rejects.toThrow('unavailable')
})

test('WCAG 2.2.1: asking prolongs a session, and says how long it holds', async () => {
  expect(await readCouncilTerms(api().reaching, session)).toEqual(sitzung)
  expect(await readCouncilTerms(api({ 'raete/4': 401 }).reaching, session)).toBeNull()
})
