import { beforeAll, expect, test } from 'vitest'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { type CheckedPages, checkedPages, findings, paragraph } from './checked-pages.ts'
import { settleHouses } from './houses.ts'
import { richText } from './lexical.ts'
import { english, german, published } from './writing.ts'

// What is as it should be is not listed among what is wrong: who reads ten of these skips the eleventh.

let office: BackOffice
let token: string
let pages: CheckedPages

beforeAll(async () => {
  office = await openBackOffice()
  token = await office.logIn('tourismus', 'rathaus')
  pages = checkedPages(office, token)
})

async function kindsOf(place: string): Promise<string[]> {
  const { body } = await office.call('GET', `${place}/befunde`, undefined, token)
  return findings.parse(body).befunde.map(({ art, feld }) => `${art} ${feld}`)
}

test('a page that is in German on purpose lacks no translation', async () => {
  const page = async (nur_deutsch: boolean) => {
    const data = { pageLayout: 'slim', pageTheme: 'default', titel: 'Rat·haus' } as const
    const pfad = `/de/leicht-${nur_deutsch}/`
    const { id } = await office.payload.create({
      collection: 'seiten',
      ...german,
      data: { ...data, ...published, pfad, nur_deutsch },
    })
    return kindsOf(`seiten/${id}`)
  }
  expect(await page(true)).toEqual([])
  expect(await page(false)).toEqual(['uebersetzung Titel'])
})

const over = { datum_von: '2020-01-01', gueltig_bis: '2020-02-01' }

test('what ends by itself, or is kept because it has ended, wants no look', async () => {
  const data = {
    ...published,
    titel: 'Fundräder',
    einleitung: 'Am Bauhof.',
    sortierung: 1,
    ...over,
  }
  const news = await office.payload.create({ collection: 'aktuelles', ...german, data })
  const text = { ...published, titel: 'Found bicycles', einleitung: 'At the yard.' }
  await office.payload.update({ collection: 'aktuelles', id: news.id, ...english, data: text })
  expect(await kindsOf(`aktuelles/${news.id}`)).not.toContain('datum Gültig bis')
  const notice = await office.payload.create({
    collection: 'hinweise',
    ...german,
    data: {
      ...published,
      titel: 'Trinkwasser bitte abkochen',
      text: 'Bis auf Weiteres.',
      stufe: 'warnung',
      bereich: 'alle',
      gueltig_von: '2020-01-01T08:00:00Z',
      gueltig_bis: '2020-01-03T08:00:00Z',
    },
  })
  expect(await kindsOf(`hinweise/${notice.id}`)).not.toContain('datum Zeigen bis')
})

test('a season that comes again each year is not over; one that does not wants a look', async () => {
  const fares = { erwachsene_cent: 400, kinder_cent: 250, familie_cent: 750 }
  const season = { gueltig_von: '2020-04-01', gueltig_bis: '2020-10-31', ...fares }
  const timetable = async (jaehrlich: boolean) => {
    const { id } = await office.payload.create({
      collection: 'fahrplaene',
      ...german,
      data: { ...published, titel: 'Sommerfahrplan', ...season, jaehrlich },
    })
    return kindsOf(`fahrplaene/${id}`)
  }
  expect(await timetable(true)).not.toContain('datum Gilt bis')
  expect(await timetable(false)).toContain('datum Gilt bis')
})

test('W14: a number that nobody has is named once, however each language writes it', async () => {
  await settleHouses(office.payload, {
    rathaus: { name: 'Rathaus', kontakt: { telefon: '030 23125-0' } },
    tourismus: { name: 'Tourist-Information' },
  })
  const id = await pages.add(paragraph({ text: 'Rufen Sie an: 030 23125-998.' }))
  const text = richText({ type: 'paragraph', children: [{ text: 'Call +49 30 23125-998.' }] })
  const found = await pages.lookAt(id)
  expect(found.befunde.map(({ art }) => art)).toEqual(['kontakt'])
  const bloecke = [{ blockType: 'text' as const, text }]
  await office.payload.update({ collection: 'seiten', id, ...english, data: { bloecke } })
  expect((await pages.lookAt(id)).befunde).toEqual(found.befunde)
})
