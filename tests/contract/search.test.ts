import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { type RunningTown, startTown } from './running-town.ts'

// Spec 7: GET /api/cms/suche.

let running: RunningTown

beforeAll(async () => {
  running = await startTown()
})

async function find(q: string, rest = '') {
  const answer = await running.read(`suche?q=${encodeURIComponent(q)}${rest}`)
  return calls.suche.answer.parse(answer).data
}

const titles = async (q: string, rest = '') => (await find(q, rest)).map((hit) => hit._source.titel)

test('a hit says what it is and where it is', async () => {
  expect(await find('Größtes Konzert')).toStrictEqual([
    {
      _type: 'veranstaltungen',
      _id: running.town.concert,
      _source: {
        es_pfad: `/de/veranstaltungen/groesstes-konzert-im-kurpark-id_${running.town.concert}/`,
        es_pfad_ext: null,
        titel: 'Größtes Konzert im Kurpark',
        auszug: '19.06.2031 · Unter Linden.',
      },
      url: `/de/veranstaltungen/groesstes-konzert-im-kurpark-id_${running.town.concert}/`,
    },
  ])
})

test('words are found in the text, in other forms, and by how they begin', async () => {
  expect(await titles('alte Linde')).toStrictEqual(['Größtes Konzert im Kurpark'])
  expect(await titles('konz')).toStrictEqual(['Größtes Konzert im Kurpark'])
  expect(await titles('wanderungen')).toStrictEqual(['Wanderung'])
})

test('a title is found by a part of its words', async () => {
  expect((await titles('büro'))[0]).toBe('Bürgerbüro')
})

test('staff are found by name and lead to their office', async () => {
  const [hit] = await find('Zwickel')
  expect(hit).toMatchObject({ _type: 'mitarbeiter', _source: { titel: 'Kim Zwickel' } })
  expect(hit?.url).toMatch(/buergerbuero-id_1\/$/)
})

test('drafts, past events and hidden staff are never found', async () => {
  expect(await titles('Geheimer Entwurf')).toStrictEqual([])
  expect(await titles('gestern')).toStrictEqual([])
  expect(await titles('Verborgen')).toStrictEqual([])
})

test('exclude_type leaves types out', async () => {
  expect(await titles('Konzert', '&exclude_type=veranstaltungen,aktuelles')).toStrictEqual([])
})

test('nothing to look for finds nothing, and signs are no words', async () => {
  for (const q of ['', '   ', '%', "'; drop table seiten; --'", '!!! & | :*', '\\', 'der'])
    expect(await titles(q), q).toStrictEqual([])
})

test('what somebody looked for is kept by no store', async () => {
  for (const q of ['Konzert', 'wer', '!!!']) {
    const asked = await running.api.get(`/api/cms/suche?q=${q}`)
    expect([q, asked.headers.get('cache-control')]).toEqual([q, 'private, no-store'])
  }
  const empty = await running.api.get('/api/cms/suche')
  expect(empty.headers.get('cache-control')).toBe('no-cache')
})
