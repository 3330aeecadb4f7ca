import { intranetRubrikExamples, intranetTextExamples } from '@kurstadt/contract/examples'
import { expect, test, vi } from 'vitest'
import { readIntranet } from './load-intranet.server.ts'

const session = { uuid: '58845afd-15a9-4aa3-850e-e29eb547e863', token: 'abcdefghijklmnopqrstuv' }
const own = {
  uuid: session.uuid,
  vorname: 'Ayşe',
  nachname: 'Öztaş',
  email: 'a@rathaus.example',
  sitzung: { bleibt: 3_600, laengstens: 43_200, letzte_anmeldung: null },
}
const rubrik = intranetRubrikExamples.typical
const list = (data: object[]) => ({ data, anzahl: data.length, seite: 1, pro_seite: 10 })

const answers: Record<string, object> = {
  [`intranet/user/${session.uuid}`]: own,
  'intranet/rubrik': list([rubrik]),
  'intranet/rubrik/personal': list([intranetTextExamples.typical]),
  'intranet/archiv_themen': list([]),
}

/** A content API that answers what is known, or the status that a path is given. */
function api(statuses: Record<string, number> = {}) {
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

test('spec 6: every call carries the token of the session in its header', async () => {
  const { asked, reaching } = api()
  const found = await readIntranet(reaching, session, { kind: 'home' })
  expect(found).toMatchObject({
    kind: 'found',
    frame: { benutzer: own, rubriken: [rubrik] },
    content: { rubriken: [{ texte: [{ titel: intranetTextExamples.typical.titel }] }] },
  })
  expect(asked).toHaveLength(3)
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(
    asked.map(() => session.token),
  )
})

test('a session that has ended is nobody’s, whichever call says so', async () => {
  for (const path of [
    `intranet/user/${session.uuid}`,
    'intranet/rubrik',
    'intranet/rubrik/personal',
  ])
    expect(await readIntranet(api({ [path]: 401 }).reaching, session, { kind: 'home' })).toEqual({
      kind: 'out',
    })
})

test('the account of somebody else is nobody’s', async () => {
  const { reaching } = api({ [`intranet/user/${session.uuid}`]: 404 })
  expect(await readIntranet(reaching, session, { kind: 'home' })).toEqual({ kind: 'out' })
})

test('spec 8: lists that cannot be had leave a hole, and the page stands', async () => {
  const { reaching } = api({ 'intranet/rubrik/personal': 503 })
  expect(await readIntranet(reaching, session, { kind: 'home' })).toMatchObject({
    content: { rubriken: [{ texte: null }] },
  })
  const category = { kind: 'rubrik', slug: 'personal', seite: 2 } as const
  expect(await readIntranet(reaching, session, category)).toMatchObject({
    frame: { rubriken: [rubrik] },
    content: { rubrik, texte: null, seite: 2 },
  })
  const nothing = api({ 'intranet/rubrik': 503, 'intranet/archiv_themen': 503 })
  const archive = { kind: 'archiv', gueltigAm: '2028-01-01' } as const
  expect(await readIntranet(nothing.reaching, session, archive)).toMatchObject({
    frame: { rubriken: null },
    content: { themen: null },
  })
})

test.each([
  ['a category', { kind: 'rubrik', slug: 'nichts', seite: 1 }],
  ['a text', { kind: 'text', slug: 'nichts', id: 5 }],
] as const)('%s that there is not is missing', async (_, place) => {
  expect(await readIntranet(api().reaching, session, place)).toEqual({ kind: 'missing' })
})

test('a category is not taken for missing while the categories cannot be had', async () => {
  const { reaching } = api({ 'intranet/rubrik': 503 })
  const place = { kind: 'rubrik', slug: 'personal', seite: 1 } as const
  await expect(readIntranet(reaching, session, place)).rejects.toThrow('unavailable')
})

test('a page cannot be made without whoever asks', async () => {
  const { reaching } = api({ [`intranet/user/${session.uuid}`]: 503 })
  await expect(readIntranet(reaching, session, { kind: 'home' })).rejects.toThrow('unavailable')
})
