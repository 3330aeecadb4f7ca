import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { type RunningTown, startTown } from './running-town.ts'
import { german, numberOf, published } from './writing.ts'

let running: RunningTown
let ahead = 0

const dayIn = (offset: number) => {
  const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })
  const noon = new Date(`${berlin.format(new Date())}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + offset)
  return noon.toISOString().slice(0, 10)
}
const momentIn = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

async function addNotices() {
  const { payload } = running
  const { docs } = await payload.find({ collection: 'aemter', ...german })
  const amt = docs[0]?.id
  const add = (titel: string, datum_von: string, rest: object = {}) =>
    payload.create({
      collection: 'bekanntmachungen',
      ...german,
      data: { ...published, titel, art: 'auslegung' as const, datum_von, amt, ...rest },
    })
  await add('Beginnt heute', dayIn(0), { datum_bis: dayIn(10) })
  await add('Endet heute', dayIn(-10), { datum_bis: dayIn(0), art: 'sitzung' })
  await add('Endete gestern', dayIn(-20), { datum_bis: dayIn(-1) })
  await add('Bis auf Weiteres', '2021-05-01', { art: 'allgemeinverfuegung', amt: null })
  ahead = numberOf(await add('Beginnt morgen', dayIn(1)))
  await add('Entwurf', dayIn(0), { _status: 'draft' })
}

async function addAlerts() {
  const add = (titel: string, data: object) =>
    running.payload.create({
      collection: 'hinweise',
      ...german,
      data: {
        ...published,
        titel,
        stufe: 'info' as const,
        bereich: 'alle' as const,
        gueltig_von: momentIn(-60),
        ...data,
      },
    })
  await add('Gefahr bis in einer Stunde', { stufe: 'gefahr', gueltig_bis: momentIn(60) })
  await add('Festival', { bereich: 'rossini', gueltig_von: momentIn(-30) })
  await add('Gleich', { gueltig_von: momentIn(30), gueltig_bis: momentIn(90) })
  await add('Vorbei', { gueltig_bis: momentIn(-1) })
  await add('Entwurf', { gueltig_bis: momentIn(5), _status: 'draft' })
}

beforeAll(async () => {
  running = await startTown()
  await addNotices()
  await addAlerts()
})

const notices = async (query = '') =>
  calls.bekanntmachungen.answer
    .parse(await running.read(`bekanntmachungen?${query}`))
    .data.map(({ titel }) => titel)

test('notices on display are told from those of the archive, to the day', async () => {
  expect(await notices('zeitraum=aktuell')).toEqual([
    'Beginnt heute',
    'Endet heute',
    'Bis auf Weiteres',
  ])
  expect(await notices('zeitraum=archiv')).toEqual(['Endete gestern', 'Satzung über die Kurtaxe'])
  expect(await notices()).toHaveLength(5)
})

test('notices are found by kind, year and office, in the asked order', async () => {
  expect(await notices('art=satzung')).toEqual(['Satzung über die Kurtaxe'])
  expect(await notices('jahr=2021')).toEqual(['Bis auf Weiteres'])
  expect(await notices(`amt_id=${running.town.amt}`)).toHaveLength(3)
  expect(await notices('order=titel&pro_seite=2')).toEqual(['Beginnt heute', 'Bis auf Weiteres'])
  expect((await notices('order=datum_von')).at(0)).toBe('Satzung über die Kurtaxe')
})

const list = async (query: string) =>
  calls.bekanntmachungen.answer.parse(await running.read(`bekanntmachungen?${query}`))

test('the years to choose from are those of the asked kind and state, whichever year was chosen', async () => {
  const years = async (query = '') => (await list(query)).jahre
  expect((await years()).slice(-2)).toEqual([2021, 2020])
  expect(await years()).toEqual([...new Set(await years())].toSorted((a, b) => b - a))
  expect(await years('jahr=2021&art=satzung')).toEqual([2020])
  expect(await years('zeitraum=archiv&art=satzung')).toEqual([2020])
  expect(await years('art=wahl')).toEqual([])
})

test('pages of a list follow one another, the last one too, and say how many there are', async () => {
  for (const order of ['datum_von desc,titel', 'datum_von', 'datum_bis desc', 'art', 'titel']) {
    const query = `order=${encodeURIComponent(order)}&pro_seite`
    const whole = await list(`${query}=20`)
    const pages: number[] = []
    for (let seite = 1; seite <= 3; seite += 1) {
      const { anzahl, data } = await list(`${query}=2&seite=${seite}`)
      expect(anzahl, order).toBe(5)
      pages.push(...data.map(({ id }) => id))
    }
    expect(pages, order).toEqual(whole.data.map(({ id }) => id))
  }
  expect(await list('pro_seite=2&seite=4')).toMatchObject({ data: [], anzahl: 5 })
})

test('in English a notice without a translation stands by its German title', async () => {
  const { data } = await list('sprache=en&order=titel')
  expect(data.map(({ titel }) => titel)).toEqual(await notices('order=titel'))
})

test('a notice brings its files, its office and its last day', async () => {
  const address = `bekanntmachungen/${running.town.bekanntmachung}`
  const one = calls['bekanntmachungen/{id}'].answer.parse(await running.read(address))
  expect(one.dokumente).toMatchObject([{ titel: 'Wortlaut', format: 'PDF' }])
  expect([one.datum_von, one.datum_bis, one.amt]).toEqual(['2020-03-01', '2020-04-01', null])
  const [today] = calls.bekanntmachungen.answer.parse(await running.read('bekanntmachungen')).data
  expect(today?.amt).toMatchObject({ id: running.town.amt, titel: 'Bürgerbüro' })
})

test('nobody hears of a notice before its first day', async () => {
  expect((await running.api.get(`/api/cms/bekanntmachungen/${ahead}`)).status).toBe(404)
  for (const address of ['bekanntmachungen?pro_seite=9999', 'sitemap'])
    expect(JSON.stringify(await running.read(address))).not.toContain('morgen')
})

async function alerts(query = '') {
  const { data, naechster_wechsel } = calls.hinweise.answer.parse(
    await running.read(`hinweise?${query}`),
  )
  const change = naechster_wechsel && (Date.parse(naechster_wechsel) - Date.now()) / 60_000
  return { titles: data.map(({ titel }) => titel), change: change && Math.round(change) }
}

test('alerts that are valid now come first by how serious they are', async () => {
  expect(await alerts()).toEqual({
    titles: ['Gefahr bis in einer Stunde', 'Bergbahn steht', 'Festival'],
    change: 30,
  })
})

test('alerts to come are told on request, and when the answer changes by itself', async () => {
  expect(await alerts('zeitraum=kommend&order=gueltig_von')).toEqual({
    titles: ['Bergbahn steht', 'Gefahr bis in einer Stunde', 'Festival', 'Gleich'],
    change: 60,
  })
  const all = await alerts('zeitraum=alle')
  expect([all.titles.length, all.change]).toEqual([5, null])
})

test('an area has its own alerts and those for everywhere', async () => {
  const { titles } = await alerts('bereich=default')
  expect(titles).toEqual(['Gefahr bis in einer Stunde', 'Bergbahn steht'])
  expect((await alerts('bereich=rossini&stufe=info')).titles).toEqual(['Festival'])
})
