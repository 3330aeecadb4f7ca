import { beforeAll, expect, test } from 'vitest'
import { hidden, nothingHiddenIn } from './council-hidden.ts'
import { addressesIn } from './oparl-client.ts'
import { parsePage } from './oparl-schema.ts'
import { startOparl } from './oparl-town.ts'
import { queriesOf } from './queries-of.ts'
import { numberOf } from './writing.ts'

// OParl 1.1 of a council in which most is not public (issue 19, point 5).

let town: Awaited<ReturnType<typeof startOparl>>

beforeAll(async () => {
  town = await startOparl()
})

test('a crawl reaches each public object once, nothing that is not, and no address that leads nowhere', async () => {
  const client = town.client()
  const { bodies, lists, texts, system } = await client.harvest(town.entrance)
  const counts = Object.fromEntries([...lists].map(([name, found]) => [name, found.length]))
  expect(counts).toStrictEqual({
    organization: 3,
    person: 3,
    meeting: 2,
    paper: 2,
    agendaItem: 2,
    consultation: 1,
    file: 1,
    locationList: 0,
    legislativeTermList: 0,
    membership: 6,
  })
  const objects = [system, ...bodies, ...[...lists.values()].flat()]
  const known = new Set(objects.map(({ id }) => id))
  expect(known.size).toBe(objects.length)
  const named = new Set(objects.flatMap((one) => addressesIn(one, town.entrance)))
  for (const address of named) {
    if (known.has(address)) expect(await client.readObject(address)).toMatchObject({ id: address })
    else await client.readList(address)
  }
  expect(hidden.length).toBeGreaterThan(3)
  for (const text of texts) nothingHiddenIn(text)
})

test('an object is the same alone as in its list, and held objects are those of the other lists', async () => {
  const client = town.client()
  const { lists } = await client.harvest(town.entrance)
  for (const object of [...lists.values()].flat())
    expect(await client.readObject(object.id)).toStrictEqual(object)
  const [paper] = (lists.get('paper') ?? []).filter(({ consultation }) => consultation)
  const consultation = lists.get('consultation')?.[0]
  expect(paper?.consultation).toStrictEqual([consultation])
  const [file] = lists.get('file') ?? []
  expect(file?.paper).toHaveLength(2)
  const { paper: _, ...held } = { paper: null, ...file }
  expect(paper?.auxiliaryFile).toStrictEqual([held])
})

test('a file is handed over at the public site, to be read and to be saved', async () => {
  const { lists } = await town.client().harvest(town.entrance)
  const number = numberOf(town.council.files.everybody)
  const accessUrl = new URL(
    `/de/gemeinderat/dokumente/${number}/Datei-Markeroffen.pdf`,
    town.entrance,
  ).href
  expect(lists.get('file')).toMatchObject([
    {
      accessUrl,
      downloadUrl: `${accessUrl}?download`,
      fileName: 'Datei-Markeroffen.pdf',
      mimeType: 'application/pdf',
    },
  ])
})

test('a page has links that keep the filters, and pages of one object are the whole list once', async () => {
  const client = town.client()
  const list = `${town.entrance}body/1/membership`
  const whole = await client.readList(list)
  expect(await client.readList(`${list}?limit=1`)).toStrictEqual(whole)
  const asked = 'limit=2&modified_since=2020-01-01T00%3A00%3A00%2B01%3A00'
  const { links, pagination } = parsePage(await client.read(`${list}?page=2&${asked}`))
  expect(links).toStrictEqual({
    first: `${list}?${asked}`,
    prev: `${list}?${asked}`,
    self: `${list}?${asked}&page=2`,
    next: `${list}?${asked}&page=3`,
    last: `${list}?${asked}&page=3`,
  })
  expect(pagination).toStrictEqual({
    totalElements: 6,
    elementsPerPage: 2,
    currentPage: 2,
    totalPages: 3,
  })
  expect(parsePage(await client.read(`${list}?limit=5000`)).pagination.elementsPerPage).toBe(100)
})

test('a page that ended while somebody read the list is empty and leads back', async () => {
  const client = town.client()
  for (const [path, page, last] of [
    ['body/1/membership', 4, 'limit=2&page=3'],
    ['body/1/membership', 999_999_999, 'limit=2&page=3'],
    ['body', 2, 'limit=2'],
  ] as const) {
    const list = `${town.entrance}${path}`
    const { data, links } = parsePage(await client.read(`${list}?limit=2&page=${page}`))
    expect([data, links]).toStrictEqual([
      [],
      {
        first: `${list}?limit=2`,
        prev: `${list}?${last}`,
        self: `${list}?limit=2&page=${page}`,
        last: `${list}?${last}`,
      },
    ])
  }
})

test('a committee has lists of its own meetings and consultations; another has none', async () => {
  const client = town.client()
  const list = (id: number, name: string) =>
    client.readList(`${town.entrance}organization/${id}/${name}`)
  const { council, building } = town.council.committees
  expect(await list(numberOf(council), 'meeting')).toHaveLength(1)
  expect(await list(numberOf(council), 'consultation')).toHaveLength(1)
  expect(await list(numberOf(building), 'meeting')).toHaveLength(0)
  const nobody = await town.fetchAddress(`${town.entrance}organization/9999/meeting`)
  expect(nobody.status).toBe(404)
})

test('a page costs one query, and one for the pages that it names, whatever is on it', async () => {
  const { fileMakers } = await import('../../apps/cms/src/api/file-makers.ts')
  const cost = (pfad: string, limit: number) => {
    const params = { pfad, omit_internal: 'false' as const, limit }
    const { payload } = town
    return queriesOf(payload, () => fileMakers['oparl.json']({ payload, params, id: 0 }))
  }
  for (const list of ['meeting', 'paper', 'person'])
    for (const limit of [1, 100])
      expect([list, limit, await cost(`body/1/${list}`, limit)]).toStrictEqual([list, limit, 2])
})

test('who wants no inner lists gets none', async () => {
  const client = town.client()
  const meetings = await client.readList(`${town.entrance}body/1/meeting?omit_internal=true`)
  expect(meetings).toHaveLength(2)
  for (const meeting of meetings) expect(meeting).not.toHaveProperty('agendaItem')
})

test.each([
  'meeting/999999',
  'meeting/999999999999999999999',
  'body/2',
  'body/1/system',
  'file/0',
  'paper/',
  'nichts',
  'organization/1/paper',
  'meeting/1/agendaitem',
])('there is nothing, and that is said: %s', async (path) => {
  expect((await town.fetchAddress(`${town.entrance}${path}`)).status).toBe(404)
})

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=eins',
  'page=99999999999',
  'limit=0',
  'limit=viele',
  'modified_since=quatsch',
  'modified_since=2026-01-01',
  'modified_since=2026-02-30T00:00:00Z',
  'modified_since=0000-01-01T00:00:00Z',
  'created_until=9999-01-01T00:00:00Z',
  "created_since=2026-01-01T00:00:00%2B01:00'--",
  'omit_internal=vielleicht',
])('a question that cannot be understood is refused: %s', async (query) => {
  const response = await town.fetchAddress(`${town.entrance}body/1/meeting?${query}`)
  expect([query, response.status]).toStrictEqual([query, 400])
})

test('a plus that nobody has encoded is understood, and unknown parameters are left out', async () => {
  const list = `${town.entrance}body/1/meeting`
  const since = `${list}?modified_since=2020-01-01T00:00:00+01:00&utm_source=x`
  expect(await town.client().readList(since)).toHaveLength(2)
})
