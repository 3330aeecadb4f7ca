import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { gewerbeAm } from '../../content/gewerbe/index.ts'
import { townOn } from '../../content/index.ts'
import type { TownContent } from '../../content/shape.ts'
import { createDatabase } from '../support/postgres.ts'
import { type ApiProcess, cmsEnvironment, openPayload, startApi } from './content-api.ts'

const today = '2026-11-20'
const svg = () =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40"/></svg>'

/** The demo town without what businesses do not need, its pictures in a moment. */
function onlyBusiness(): TownContent {
  const { bilder, dateien, rubriken, veranstaltungen, hinweise, einstellungen } = townOn(today)
  return {
    bilder: bilder.map((bild) => ({ ...bild, svg })),
    dateien,
    rubriken,
    veranstaltungen,
    hinweise: hinweise ?? [],
    einstellungen,
    seiten: [],
    menus: {},
    aktuelles: [],
    aemter: [],
    mitarbeiter: [],
    ...gewerbeAm(today),
  }
}

let api: ApiProcess

beforeAll(async () => {
  const { url } = await createDatabase()
  const environment = cmsEnvironment(url)
  const payload = await openPayload(environment)
  const { fill } = await import('../../apps/cms/src/seed/fill.ts')
  await fill(payload, onlyBusiness(), () => undefined, new Date(`${today}T12:00:00Z`))
  api = await startApi(environment)
}, 240_000)

async function read(place: string): Promise<unknown> {
  const response = await api.get(`/api/cms/${place}`)
  return response.json()
}

test('the whole business directory is answered as the contract says, in both languages', async () => {
  for (const sprache of ['de', 'en']) {
    const answer = await read(`brancheneintraege?pro_seite=999&sprache=${sprache}`)
    const { data, anzahl } = calls.brancheneintraege.answer.parse(answer)
    expect(anzahl).toBe(gewerbeAm(today).brancheneintraege?.length)
    expect(new Set(data.map((one) => one.sprache))).toEqual(new Set([sprache]))
  }
})

test('parking records find their entries (spec 3)', async () => {
  const titles = await Promise.all(
    [77, 84, 78, 80].map(async (nummer) => {
      const entry = await read(`brancheneintraege/${nummer}?sprache=en`)
      return calls['brancheneintraege/{id}'].answer.parse(entry).titel
    }),
  )
  expect(titles).toEqual([
    'Car park P1 Bath house',
    'Car park P2 Station',
    'Car park P3 Funicular',
    'Car park P4 Oberwies sports ground',
  ])
})
