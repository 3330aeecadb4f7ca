import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { type RunningTown, startTown } from './running-town.ts'
import { english, german, numberOf, published } from './writing.ts'

let running: RunningTown

beforeAll(async () => {
  running = await startTown()
})

const add = (titel: string, data: object) =>
  running.payload.create({
    collection: 'pauschalen',
    ...german,
    data: { ...published, titel, einleitung: titel, naechte: 2, sortierung: 9, ...data },
  })

async function titlesOn(day: string): Promise<string[]> {
  const answer = calls.pauschalen.answer.parse(
    await running.read(`pauschalen?gueltig_am=${day}&order=titel&pro_seite=99`),
  )
  return answer.data.flatMap(({ titel }) => (titel.startsWith('Jährlich') ? [titel] : []))
}

test('a package that comes again is found on its days of every year, over New Year too', async () => {
  const season = (gueltig_von: string, gueltig_bis: string) => ({
    gueltig_von,
    gueltig_bis,
    jaehrlich: true,
  })
  await add('Jährlich im Sommer', season('2031-04-15', '2031-10-31'))
  await add('Jährlich zum Jahreswechsel', season('2031-12-27', '2032-01-06'))
  const summer = ['Jährlich im Sommer']
  const newYear = ['Jährlich zum Jahreswechsel']
  expect(await titlesOn('2031-04-14')).toEqual([])
  expect(await titlesOn('2031-04-15')).toEqual(summer)
  expect(await titlesOn('2040-10-31')).toEqual(summer)
  expect(await titlesOn('2040-11-01')).toEqual([])
  expect(await titlesOn('2031-12-31')).toEqual(newYear)
  expect(await titlesOn('2032-01-06')).toEqual(newYear)
  expect(await titlesOn('2032-01-07')).toEqual([])
  expect(await titlesOn('2044-01-01')).toEqual(newYear)
})

test('a package that came last in another year names its next season', async () => {
  const doc = await add('Jährlich im Mai', {
    gueltig_von: '2020-05-01',
    gueltig_bis: '2020-05-31',
    jaehrlich: true,
  })
  const { gueltig_von, gueltig_bis } = calls['pauschalen/{id}'].answer.parse(
    await running.read(`pauschalen/${numberOf(doc)}`),
  )
  const { heute } = calls.pauschalen.answer.parse(await running.read('pauschalen?pro_seite=1'))
  expect(gueltig_von?.slice(4)).toBe('-05-01')
  expect((gueltig_bis ?? '') >= heute).toBe(true)
  expect((gueltig_bis ?? '') <= `${Number(heute.slice(0, 4)) + 1}-05-31`).toBe(true)
})

test('what comes again needs both of its days', async () => {
  await expect(
    add('Ohne Ende', { gueltig_von: '2031-05-01', jaehrlich: true }),
  ).rejects.toMatchObject({
    data: {
      errors: [
        { message: 'Was jedes Jahr wiederkommt, braucht einen ersten und einen letzten Tag.' },
      ],
    },
  })
})

test('without houses a list has everything but categories, text and services', async () => {
  const whole = calls.pauschalen.answer.parse(await running.read('pauschalen?naechte=3'))
  const brief = calls.pauschalen.answer.parse(
    await running.read('pauschalen?naechte=3&haeuser=false'),
  )
  const [full] = whole.data
  expect(full?.preiskategorie1).not.toBeNull()
  expect(brief.data).toEqual([
    { ...full, preiskategorie1: null, preiskategorie2: null, text: [], leistungen: [] },
  ])
})

test('a house that is withdrawn takes its price and its name along, in lists too', async () => {
  const house = (titel: string) =>
    running.payload.create({
      collection: 'unterkuenfte',
      ...german,
      data: { ...published, titel, art: 'hotel', einleitung: titel },
    })
  const [dear, cheap] = await Promise.all([house('Haus Teuer'), house('Haus Billig')])
  const hotels = [
    { unterkunft: dear.id, preis_dz: 210 },
    { unterkunft: cheap.id, preis_dz: 99 },
  ]
  const doc = await add('Mit zwei Häusern', {
    naechte: 41,
    preiskategorien: [{ blockType: 'preiskategorie', titel: 'A', hotels }],
  })
  const seen = async () => {
    const read = async (place: string): Promise<unknown> => {
      const answer = await running.api.get(`/api/cms/${place}`)
      expect(answer.headers.get('cache-tags')?.split(',')).toContain('unterkuenfte')
      return answer.json()
    }
    const one = await read(`pauschalen/${numberOf(doc)}`)
    const lists = [
      await read('pauschalen?naechte=41'),
      await read('pauschalen?naechte=41&haeuser=false'),
    ]
    const packages = [
      calls['pauschalen/{id}'].answer.parse(one),
      ...lists.flatMap((list) => calls.pauschalen.answer.parse(list).data),
    ]
    return packages.map(({ preis_ab, haeuser }) => [preis_ab, ...haeuser.map((haus) => haus.titel)])
  }
  expect(await seen()).toEqual(Array(3).fill([99, 'Haus Teuer', 'Haus Billig']))
  await running.payload.update({
    collection: 'unterkuenfte',
    id: cheap.id,
    ...german,
    data: { _status: 'draft' },
  })
  expect(await seen()).toEqual(Array(3).fill([210, 'Haus Teuer']))
})

test('houses in English lists say in which language they are named', async () => {
  const house = await running.payload.create({
    collection: 'unterkuenfte',
    ...german,
    data: { ...published, titel: 'Haus am Bach', art: 'hotel', einleitung: 'Am Bach.' },
  })
  const hotels = [{ unterkunft: house.id, preis_dz: 120 }]
  const preiskategorien = [{ blockType: 'preiskategorie' as const, titel: 'A', hotels }]
  await add('Am Bach', { naechte: 42, preiskategorien })
  const named = async (sprache: string) => {
    const places = ['', '&haeuser=false'].map(
      (rest) => `pauschalen?naechte=42&sprache=${sprache}${rest}`,
    )
    const answers = await Promise.all(places.map((place) => running.read(place)))
    return answers.map((answer) => calls.pauschalen.answer.parse(answer).data[0]?.haeuser)
  }
  const id = numberOf(house)
  const inGerman = [{ id, sprache: 'de', titel: 'Haus am Bach' }]
  expect(await named('en')).toEqual([inGerman, inGerman])
  await running.payload.update({
    collection: 'unterkuenfte',
    id: house.id,
    ...english,
    data: { titel: 'Brook House', einleitung: 'By the brook.' },
  })
  const inEnglish = [{ id, sprache: 'en', titel: 'Brook House' }]
  expect(await named('en')).toEqual([inEnglish, inEnglish])
  expect(await named('de')).toEqual([inGerman, inGerman])
})

test('prices of 0 are none', async () => {
  const { houses } = running.town.gewerbe
  const { docs } = await running.payload.find({
    collection: 'unterkuenfte',
    where: { nummer: { equals: houses.spa } },
  })
  const [house] = docs
  if (!house) throw new Error('there is no house')
  const hotel = { unterkunft: house.id, preis_ez: 1, preis_dz: 210 }
  const doc = await add('Mit null Euro', {
    preiskategorien: [{ blockType: 'preiskategorie', titel: 'A', hotels: [hotel] }],
  })
  const { pool } = running.payload.db
  await pool.query(
    `update pauschalen set preiskategorien = jsonb_set(preiskategorien, '{0,hotels,0,preis_ez}', '0')
     where id = $1`,
    [doc.id],
  )
  const { preiskategorie1 } = calls['pauschalen/{id}'].answer.parse(
    await running.read(`pauschalen/${numberOf(doc)}`),
  )
  expect(preiskategorie1?.kategorien).toMatchObject([{ preis_ez: null, preis_dz: 210 }])
})

test('a page names the package of its block by number, and one that is gone by 0', async () => {
  const doc = await add('Auf einer Seite', {})
  await running.payload.create({
    collection: 'seiten',
    ...german,
    data: {
      ...published,
      titel: 'Angebot',
      pfad: '/de/angebote/probe/',
      pageLayout: 'wide',
      pageTheme: 'default',
      bloecke: [{ blockType: 'pauschalen', pauschale: doc.id }],
    },
  })
  const paramsOf = async () => {
    const route = calls.route.answer.parse(await running.read('route?url=/de/angebote/probe/'))
    if ('redirect' in route) throw new Error('the page has moved')
    return route.apiCalls.find(({ name }) => name === 'pauschalen')?.params
  }
  expect(await paramsOf()).toEqual({ sprache: 'de', pro_seite: 1, pauschale_id: numberOf(doc) })
  const own = calls.pauschalen.answer.parse(
    await running.read(`pauschalen?pro_seite=1&pauschale_id=${numberOf(doc)}`),
  )
  expect(own.data.map(({ titel }) => titel)).toEqual(['Auf einer Seite'])
  await running.payload.delete({ collection: 'pauschalen', id: doc.id })
  expect(await paramsOf()).toMatchObject({ pauschale_id: 0 })
  const none = calls.pauschalen.answer.parse(await running.read('pauschalen?pauschale_id=0'))
  expect(none.data).toEqual([])
})
