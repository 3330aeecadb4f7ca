import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { expectBadRequests } from './bad-requests.ts'
import { type RunningTown, startTown } from './running-town.ts'

let running: RunningTown

beforeAll(async () => {
  running = await startTown()
})

test('a wrong value is a 400 that names its field', async () => {
  await expectBadRequests(running.api, [
    ['veranstaltungen?seite=0', 'seite'],
    ['veranstaltungen?seite=x', 'seite'],
    ['veranstaltungen?pro_seite=10000', 'pro_seite'],
    ['veranstaltungen?pro_seite=-1', 'pro_seite'],
    ['veranstaltungen?pro_seite=1e9', 'pro_seite'],
    ['veranstaltungen?order=passwort', 'order'],
    ['veranstaltungen?order=datum_von;drop', 'order'],
    ['veranstaltungen?datum_von=31.12.2030', 'datum_von'],
    ['veranstaltungen?datum_von=2026-02-29', 'datum_von'],
    ['veranstaltungen?datum_bis=2028-02-30', 'datum_bis'],
    ['veranstaltungen?datum_von=0000-01-01', 'datum_von'],
    ['veranstaltungen?monat=2027-13', 'monat'],
    ['veranstaltungen?monat=0000-01', 'monat'],
    ['veranstaltungen?jahr=abc', 'jahr'],
    ['veranstaltungen?seite=1e9', 'seite'],
    ['veranstaltungen?kostenlos=ja', 'kostenlos'],
    ['veranstaltungen?sprache=fr', 'sprache'],
    ['menu?name=Geheim', 'name'],
    ['menu', 'name'],
    ['route', 'url'],
  ])
})

test('unknown parameters are dropped and the first of equal ones wins', async () => {
  const plain = await running.read('veranstaltungen')
  const pollution = [
    'where[titel][equals]=x',
    'depth=9',
    'overrideAccess=false',
    'draft=true',
    'locale=all',
    '__proto__[seite]=2',
    '__proto__=1',
    'constructor=1',
    'limit=0',
    'seite=1&seite=2',
    'sprache=de&sprache=fr',
  ]
  for (const query of pollution)
    expect(await running.read(`veranstaltungen?${query}`), query).toStrictEqual(plain)
})

test('filters of events leave what fits', async () => {
  const count = async (query: string) =>
    calls.veranstaltungen.answer.parse(await running.read(`veranstaltungen?${query}`)).anzahl
  expect(await count('')).toBe(3)
  expect(await count('zeitraum=kommend')).toBe(2)
  expect(await count('zeitraum=vergangen')).toBe(1)
  expect(await count('kostenlos=1')).toBe(1)
  expect(await count('kostenlos=0')).toBe(2)
  expect(await count('jahr=2020')).toBe(1)
  expect(await count('datum_von=2031-06-20&datum_bis=2031-06-20')).toBe(1)
  expect(await count('datum_von=2031-06-21')).toBe(0)
  expect(await count(`rubrik_id=${running.town.concerts}`)).toBe(1)
  expect(await count('rubrik_id=999999')).toBe(0)
  expect(await count('seite=99999')).toBe(3)
  expect(await count('datum_von=2028-02-29&datum_bis=2028-02-29')).toBe(0)
  expect(await count('datum_von=9999-12-31')).toBe(0)
  expect(await count('datum_von=0001-01-01&datum_bis=9999-12-31')).toBe(3)
  expect(await count('datum_von=2031-06-21&datum_bis=2031-06-01')).toBe(0)
  expect(await count('jahr=9999&monat=9999-12')).toBe(0)
})

test('drafts are nowhere', async () => {
  const { town, api } = running
  for (const address of [
    `veranstaltungen/${town.draftEvent}`,
    `seiten/${town.draft.nummer}`,
    `mitarbeiter/${town.hiddenPerson}`,
  ])
    expect([address, (await api.get(`/api/cms/${address}`)).status]).toStrictEqual([address, 404])
  for (const address of ['veranstaltungen', 'seiten', 'mitarbeiter', 'aemter', 'sitemap']) {
    const text = JSON.stringify(await running.read(`${address}?draft=true`))
    expect(text).not.toMatch(/Geheim|Entwurf|Verborgen/)
  }
})
