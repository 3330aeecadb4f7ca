import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { openHandlers } from './content-api.ts'
import { queriesOf } from './queries-of.ts'
import { type RunningTown, startTown } from './running-town.ts'
import { english, german, published } from './writing.ts'

// What lists keep in memory is as new as what they do not (decision 0045).

let running: RunningTown

beforeAll(async () => {
  running = await startTown()
})

async function hostsIn(query: string) {
  const { data } = calls.unterkuenfte.answer.parse(await running.read(`unterkuenfte?${query}`))
  return data.map(({ titel, einleitung }) => [titel, einleitung])
}

const update = (id: string, data: object, language: object = german) =>
  running.payload.update({ collection: 'unterkuenfte', id, ...language, data })

test('a host stands in lists as it was changed last, in each language, and no draft does', async () => {
  const { id } = await running.payload.create({
    collection: 'unterkuenfte',
    ...german,
    data: { ...published, titel: 'Haus Eins', art: 'camping', einleitung: 'Am Bach.' },
  })
  const both = () => Promise.all([hostsIn('art=camping'), hostsIn('art=camping&sprache=en')])
  expect(await both()).toEqual([[['Haus Eins', 'Am Bach.']], [['Haus Eins', 'Am Bach.']]])
  await update(id, { ...published, einleitung: 'Am See.' })
  expect(await both()).toEqual([[['Haus Eins', 'Am See.']], [['Haus Eins', 'Am See.']]])
  await update(id, { ...published, titel: 'House One', einleitung: 'At the lake.' }, english)
  expect(await both()).toEqual([[['Haus Eins', 'Am See.']], [['House One', 'At the lake.']]])
  await running.payload.update({
    collection: 'unterkuenfte',
    id,
    ...german,
    draft: true,
    data: { einleitung: 'Noch nicht.', _status: 'draft' },
  })
  expect(await hostsIn('art=camping')).toEqual([['Haus Eins', 'Am See.']])
  await update(id, { _status: 'draft' })
  expect(await both()).toEqual([[], []])
  await running.payload.delete({ collection: 'unterkuenfte', id })
})

test.each(['touren', 'pauschalen'] as const)(
  '%s stand in lists as they were changed last, and no draft does',
  async (type) => {
    const { payload, read } = running
    const titles = async () =>
      calls[type].answer.parse(await read(type)).data.map(({ titel }) => titel)
    const [before = ''] = await titles()
    const where = { titel: { equals: before } }
    const { docs } = await payload.update({
      collection: type,
      where,
      ...german,
      data: { titel: 'Ganz neu', _status: 'published' },
    })
    const id = docs[0]?.id ?? ''
    expect(await titles()).toContain('Ganz neu')
    expect(await titles()).not.toContain(before)
    const draft = { titel: 'Noch nicht', _status: 'draft' } as const
    await payload.update({ collection: type, id, ...german, draft: true, data: draft })
    expect(await titles()).toContain('Ganz neu')
    await payload.update({ collection: type, id, ...german, data: { _status: 'draft' } })
    expect(await titles()).not.toContain('Ganz neu')
    const data = { titel: before, _status: 'published' } as const
    await payload.update({ collection: type, id, ...german, data })
    expect(await titles()).toContain(before)
  },
)

test('a house of a package shows its picture as it was changed last', async () => {
  const { payload, read } = running
  const list = calls.pauschalen.answer.parse(await read('pauschalen?naechte=3'))
  const id = list.data[0]?.id ?? 0
  const captions = async () => {
    const one = calls['pauschalen/{id}'].answer.parse(await read(`pauschalen/${id}`))
    return one.preiskategorie1?.kategorien.map(({ de }) => de.bildtext)
  }
  expect(await captions()).toEqual(['Im Mai'])
  await payload.update({
    collection: 'medien',
    where: { bildtext: { equals: 'Im Mai' } },
    ...german,
    data: { bildtext: 'Im Juni' },
  })
  expect(await captions()).toEqual(['Im Juni'])
})

test('a calendar of waste names its kinds as they were changed last', async () => {
  const { payload, read, town } = running
  const kinds = async () => {
    const answer = await read(`abfallkalender?strasse_id=${town.stadt.strasse}`)
    return calls.abfallkalender.answer.parse(answer).arten.map(({ titel }) => titel)
  }
  expect(await kinds()).toEqual(['Restmüll', 'Biomüll'])
  const { docs } = await payload.update({
    collection: 'abfallarten',
    where: { titel: { equals: 'Biomüll' } },
    ...german,
    data: { titel: 'Grüngut' },
  })
  expect(docs).toHaveLength(1)
  expect(await kinds()).toEqual(['Restmüll', 'Grüngut'])
})

test('the railway says what its timetable was changed to, and of which state the holidays are', async () => {
  const { payload, read } = running
  const day = async () =>
    calls.abfahrten.answer.parse(await read(`abfahrten?tag=${new Date().getFullYear()}-11-01`))
  expect((await day()).feiertag).toBe('Allerheiligen')
  await payload.updateGlobal({ slug: 'einstellungen', ...german, data: { bundesland: 'BE' } })
  expect((await day()).feiertag).toBeNull()
  await payload.update({
    collection: 'fahrplaene',
    where: {},
    ...german,
    data: { ...published, titel: 'Neuer Fahrplan' },
  })
  expect((await day()).fahrplaene.map(({ titel }) => titel)).toEqual(['Neuer Fahrplan'])
})

test('departures, once known, cost one query, and a page of hosts four', async () => {
  const { payload } = running
  const handlers = await openHandlers()
  const departures = () =>
    handlers.abfahrten({ payload, id: 0, params: calls.abfahrten.params.parse({}) })
  const hosts = () =>
    handlers.unterkuenfte({ payload, id: 0, params: calls.unterkuenfte.params.parse({}) })
  await Promise.all([departures(), hosts()])
  expect(await queriesOf(payload, departures)).toBe(1)
  expect(await queriesOf(payload, hosts)).toBeLessThanOrEqual(4)
})
