import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { type RunningTown, startTown } from './running-town.ts'
import type { SmallTown } from './small-town.ts'
import { german, published } from './writing.ts'

// Decision 0091: categories below categories, and what is open now.

let running: RunningTown
let rubriken: SmallTown['gewerbe']['rubriken']
/** Below «Gasthöfe», and below that. */
let wine: { id: string; nummer: number }
let cellar: { id: string; nummer: number }

async function addCategory(rubrik: string, eltern: string) {
  const { id, nummer } = await running.payload.create({
    collection: 'rubriken',
    ...german,
    data: { rubrik, art: 'branchen', eltern },
  })
  return { id, nummer: nummer ?? 0 }
}

const everyDay = {
  blockType: 'oeffnungszeit' as const,
  typ: 'ALLGEMEINE_OEFFNUNGSZEIT' as const,
  regulaereZeiten: [
    { tagestyp: 'ARBEITSTAG_MO_FR' as const, beginn: '00:00', ende: '12:00' },
    { tagestyp: 'ARBEITSTAG_MO_FR' as const, beginn: '12:00', ende: '00:00' },
    { tagestyp: 'SAMSTAG' as const, beginn: '00:00', ende: '12:00' },
    { tagestyp: 'SAMSTAG' as const, beginn: '12:00', ende: '00:00' },
    { tagestyp: 'SONNTAG' as const, beginn: '00:00', ende: '12:00' },
    { tagestyp: 'SONNTAG' as const, beginn: '12:00', ende: '00:00' },
  ],
}

const add = (titel: string, rows: readonly string[], hours: readonly (typeof everyDay)[] = []) =>
  running.payload.create({
    collection: 'brancheneintraege',
    ...german,
    data: { ...published, titel, rubriken: [...rows], oeffnungszeitenStrukturiert: [...hours] },
  })

/** The inn of the small town is open on Fridays, which is another answer on that day. */
const shutInn = () =>
  running.payload.update({
    collection: 'brancheneintraege',
    ...german,
    where: { titel: { equals: 'Zum Ähren' } },
    data: { ...published, oeffnungszeitenStrukturiert: [] },
  })

beforeAll(async () => {
  running = await startTown()
  rubriken = running.town.gewerbe.rubriken
  await shutInn()
  wine = await addCategory('Weinstuben', rubriken.gasthaus.id)
  cellar = await addCategory('Keller', wine.id)
  await add('Tiefer Keller', [cellar.id], [everyDay])
  await add('Rebe', [wine.id, cellar.id], [])
})

async function directory(query: string) {
  return calls.brancheneintraege.answer.parse(await running.read(`brancheneintraege?${query}`))
}
const names = async (query: string) => (await directory(query)).data.map(({ titel }) => titel)
const counts = async (query: string) =>
  (await directory(query)).auswahl.rubriken.map(({ rubrik, anzahl, eltern }) => [
    rubrik,
    anzahl,
    eltern,
  ])

test('a category has what is in those below it as well, each entry once', async () => {
  expect(await names(`rubrik_id=${cellar.nummer}`)).toEqual(['Rebe', 'Tiefer Keller'])
  expect(await names(`rubrik_id=${wine.nummer}`)).toEqual(['Rebe', 'Tiefer Keller'])
  expect(await names(`rubrik_id=${rubriken.gasthaus.nummer}`)).toHaveLength(6)
  expect(await counts('')).toEqual([
    ['Gasthöfe', 6, null],
    ['Keller', 2, wine.nummer],
    ['Parken', 1, null],
    ['Weinstuben', 2, rubriken.gasthaus.nummer],
  ])
})

test('a search finds an entry by the name of a category above its own', async () => {
  expect(await names('q=weinstuben keller')).toEqual(['Rebe', 'Tiefer Keller'])
})

test('counts follow a letter, words and each other; none of them leads to nothing', async () => {
  expect(await counts('buchstabe=T')).toEqual([
    ['Gasthöfe', 1, null],
    ['Keller', 1, wine.nummer],
    ['Weinstuben', 1, rubriken.gasthaus.nummer],
  ])
  expect((await directory('buchstabe=T')).auswahl.stufenlos).toBe(0)
  for (const query of ['', 'buchstabe=R', 'q=rebe', 'buchstabe=Z&stufenlos=1'])
    for (const { id, anzahl } of (await directory(query)).auswahl.rubriken)
      expect((await directory(`${query}&rubrik_id=${id}`)).anzahl, query).toBe(anzahl)
})

test('what is open now is found with its time, counted with the rest, and kept by no store (F13)', async () => {
  const response = await fetch(`${running.api.url}/api/cms/brancheneintraege?geoeffnet=true`)
  expect(response.headers.get('cache-control')).toMatch(/no-store|private/)
  const { anzahl, data, auswahl, geoeffnet_um } = await directory('geoeffnet=true')
  expect(geoeffnet_um).toMatch(/^\d\d:\d\d$/)
  expect([anzahl, data.map(({ titel }) => titel)]).toEqual([1, ['Tiefer Keller']])
  expect(auswahl.rubriken.map(({ rubrik, anzahl: left }) => [rubrik, left])).toEqual([
    ['Gasthöfe', 1],
    ['Keller', 1],
    ['Weinstuben', 1],
  ])
  expect(auswahl.buchstaben).toEqual(['t'])
  expect((await directory('geoeffnet=0')).geoeffnet_um).toBeNull()
  // What somebody looks for is there, and closed: it is not told that only others sound like it.
  const closed = await directory('geoeffnet=true&q=Rebe')
  expect([closed.anzahl, closed.aehnlich]).toEqual([0, false])
})

test('an entry that opens, and one that shuts today, are so at once', async () => {
  const { id } = await add('Zur Uhr', [rubriken.gasthaus.id], [everyDay])
  expect(await names('geoeffnet=true')).toEqual(['Tiefer Keller', 'Zur Uhr'])
  const hour = 3_600_000
  const abweichendeZeiten = [
    {
      beginn: new Date(Date.now() - hour).toISOString(),
      ende: new Date(Date.now() + hour).toISOString(),
      zusatz: 'Betriebsausflug',
    },
  ]
  await running.payload.update({
    collection: 'brancheneintraege',
    id,
    ...german,
    data: { ...published, oeffnungszeitenStrukturiert: [{ ...everyDay, abweichendeZeiten }] },
  })
  expect(await names('geoeffnet=true')).toEqual(['Tiefer Keller'])
  await running.payload.delete({ collection: 'brancheneintraege', id })
})

test('a category stands below one of its own kind, and never below itself', async () => {
  const move = (id: string, eltern: string | null) =>
    running.payload.update({ collection: 'rubriken', id, ...german, data: { eltern } })
  await expect(move(rubriken.gasthaus.id, cellar.id)).rejects.toThrow(/Übergeordnete Rubrik/)
  await expect(move(wine.id, rubriken.textil.id)).rejects.toThrow(/Übergeordnete Rubrik/)
  await move(wine.id, null)
  expect(await names(`rubrik_id=${rubriken.gasthaus.nummer}`)).toHaveLength(4)
  await move(wine.id, rubriken.gasthaus.id)
})

test('a ring of categories that is there all the same ends', async () => {
  const { pool } = running.payload.db
  const put = async (eltern: string | null) => {
    const above = 'update rubriken set eltern_id = $2 where id = $1'
    await pool.query(above, [rubriken.gasthaus.id, eltern])
    await pool.query("insert into content_changes (tags) values ('{rubriken}')")
  }
  await put(cellar.id)
  expect(await names(`rubrik_id=${cellar.nummer}`)).toHaveLength(6)
  await put(null)
})
