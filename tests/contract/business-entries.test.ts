import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { type RunningTown, startTown } from './running-town.ts'
import type { SmallTown } from './small-town.ts'
import { addGewerbePages } from './small-town-gewerbe.ts'
import { german, published } from './writing.ts'

let running: RunningTown
let gewerbe: SmallTown['gewerbe']

beforeAll(async () => {
  running = await startTown()
  gewerbe = running.town.gewerbe
  await addGewerbePages(running.payload, gewerbe.packages.full.id)
})

async function names(query: string): Promise<string[]> {
  const answer = await running.read(`brancheneintraege?${query}`)
  return calls.brancheneintraege.answer.parse(answer).data.map(({ titel }) => titel)
}

test('an entry has every field of the specification', async () => {
  const answer = await running.read(`brancheneintraege/${gewerbe.inn}`)
  expect(calls['brancheneintraege/{id}'].answer.parse(answer)).toStrictEqual(answer)
  expect(answer).toMatchObject({
    id: gewerbe.inn,
    sprache: 'de',
    titel: 'Zum Ähren',
    spezialisierung: 'Gasthof mit Biergarten',
    bild: { alt: 'Der Kurpark' },
    bildtext: 'Im Mai',
    bildcopyright: 'Stadt Bad Silberbronn',
    bilder: [{ bildtext: 'Im Mai' }],
    rubriken: [
      {
        rubrik: 'Gasthöfe',
        detailURL: `/de/branchen/?rubrik_id=${gewerbe.rubriken.gasthaus.nummer}`,
      },
    ],
    kontakt: { telefon: '030 23125-601', link: '/de/baeder/', linktext: null },
    adresse: { strasse: 'Badgasse 4', plz: '00375', ort: 'Bad Silberbronn' },
    zeige_adresse: true,
    koordinaten: { breite: 48.692, laenge: 8.461 },
    text: [{ type: 'paragraph' }],
    text_gastronomie: [{ type: 'paragraph' }],
    oeffnungszeitenStrukturiert: [{ regulaereZeiten: [{ tagestyp: 'FREITAG' }] }],
    links: [{ link: 'https://aehren.example/karte', linktext: 'Speisekarte' }],
    barrierefrei: { stufenlos: true, toilette: false, hinweis: 'Rampe im Hof' },
    stichwoerter: ['Maultaschen', 'Flößerplatte'],
    detailURL: `/de/branchen/zum-aehren-id_${gewerbe.inn}/`,
  })
})

test('who works from home is not found by address or map', async () => {
  const answer = await running.read(`brancheneintraege/${gewerbe.home}`)
  expect(answer).toMatchObject({ zeige_adresse: false, koordinaten: null })
  expect(JSON.stringify(answer)).not.toContain('Geheimweg')
})

test('names stand in the order of the alphabet, umlauts among their letters', async () => {
  expect(await names('')).toStrictEqual([
    '1. FC Silbertal',
    '„Bäckerei“ Straub',
    'Ölmühle Obermüller',
    'P1 Badehaus',
    'Zum Ähren',
  ])
  expect((await names('order=titel desc'))[0]).toBe('Zum Ähren')
})

test('a letter leaves the names that begin with it', async () => {
  expect(await names('buchstabe=O')).toStrictEqual(['Ölmühle Obermüller'])
  expect(await names('buchstabe=%C3%B6')).toStrictEqual(['Ölmühle Obermüller'])
  expect(await names('buchstabe=B')).toStrictEqual(['„Bäckerei“ Straub'])
  expect(await names('buchstabe=0')).toStrictEqual(['1. FC Silbertal'])
  expect(await names('buchstabe=X')).toStrictEqual([])
})

test('words are found in name, speciality, keywords and category, whatever the language', async () => {
  expect(await names('q=ahren')).toStrictEqual(['Zum Ähren'])
  expect(await names('q=biergarten')).toStrictEqual(['Zum Ähren'])
  expect(await names('q=FLOSSERPLATTE')).toStrictEqual(['Zum Ähren'])
  expect(await names('q=fl%C3%B6%C3%9Ferplatte biergarten')).toStrictEqual(['Zum Ähren'])
  expect(await names('q=parken')).toStrictEqual(['P1 Badehaus'])
  expect(await names('q=parking')).toStrictEqual(['P1 Badehaus'])
  expect(await names('q=biergarten parken')).toStrictEqual([])
  expect(await names('q=%25')).toHaveLength(5)
})

test('a category leaves its own, and what somebody typed is kept nowhere', async () => {
  expect(await names(`rubrik_id=${gewerbe.rubriken.parken.nummer}`)).toStrictEqual(['P1 Badehaus'])
  expect(await names('rubrik_id=999999')).toStrictEqual([])
  const typed = await running.api.get('/api/cms/brancheneintraege?q=gasthof')
  const plain = await running.api.get('/api/cms/brancheneintraege')
  expect(typed.headers.get('cache-control')).toMatch(/private/)
  expect(plain.headers.get('cache-control')).not.toMatch(/private/)
})

test('English has English texts, German ones where there are none, and all entries', async () => {
  const answer = await running.read('brancheneintraege?sprache=en')
  const { data, anzahl } = calls.brancheneintraege.answer.parse(answer)
  expect(anzahl).toBe(5)
  expect(data.map(({ titel, sprache }) => [titel, sprache])).toStrictEqual([
    ['1. FC Silbertal', 'de'],
    ['„Bäckerei“ Straub', 'de'],
    ['Ölmühle Obermüller', 'de'],
    ['P1 Badehaus', 'de'],
    ['The Ears of Corn', 'en'],
  ])
  expect(await names('sprache=en&q=hren')).toStrictEqual(['The Ears of Corn'])
})

test('pages of the list do not overlap, and the count stays where a page is empty', async () => {
  expect(await names('pro_seite=2&seite=1')).toHaveLength(2)
  expect(await names('pro_seite=2&seite=3')).toStrictEqual(['Zum Ähren'])
  expect(await running.read('brancheneintraege?seite=99')).toMatchObject({ data: [], anzahl: 5 })
})

test('a wrong value is a 400 that names its field (T27)', async () => {
  const wrong = [
    'buchstabe=AB',
    'buchstabe=%25',
    'rubrik_id=0',
    'order=nummer',
    `q=${'x'.repeat(201)}`,
  ]
  for (const query of wrong) {
    const response = await running.api.get(`/api/cms/brancheneintraege?${query}`)
    const body: unknown = await response.json()
    expect([query, response.status]).toStrictEqual([query, 400])
    expect(body).toHaveProperty(`error.fields.${query.split('=')[0]}`)
  }
  expect(await names('where[titel][equals]=x&depth=9&q=park&q=zzz')).toStrictEqual(['P1 Badehaus'])
})

test('categories are those of the kind that is asked for, events unless said otherwise', async () => {
  const rubriken = async (query: string) =>
    calls.rubriken.answer.parse(await running.read(`rubriken?${query}`)).data
  expect((await rubriken('')).map(({ rubrik }) => rubrik)).toStrictEqual(['Konzerte'])
  expect((await rubriken('art=branchen')).map(({ rubrik }) => rubrik)).toStrictEqual([
    'Gasthöfe',
    'Parken',
  ])
  const [shop] = await rubriken('art=shop')
  expect(shop?.detailURL).toBe(`/de/shop/?rubrik_id=${gewerbe.rubriken.textil.nummer}`)
})

test('a given number is kept, and the next entry continues after it', async () => {
  const next = await running.payload.create({
    collection: 'brancheneintraege',
    ...german,
    data: { ...published, titel: 'Neu', rubriken: [gewerbe.rubriken.gasthaus.id] },
  })
  expect(next.nummer).toBe(78)
  expect(await running.read('brancheneintraege/77')).toMatchObject({ titel: 'P1 Badehaus' })
  await running.payload.delete({ collection: 'brancheneintraege', id: next.id })
})

test('limits of an entry are said in German', async () => {
  const attempt = (data: object) =>
    running.payload.create({
      collection: 'brancheneintraege',
      ...german,
      data: { ...published, titel: 'Probe', rubriken: [gewerbe.rubriken.gasthaus.id], ...data },
    })
  await expect(attempt({ rubriken: [] })).rejects.toThrow(/Rubriken/)
  await expect(attempt({ rubriken: [gewerbe.rubriken.textil.id] })).rejects.toThrow(/Rubriken/)
  await expect(attempt({ titel: 'x'.repeat(161) })).rejects.toThrow(/Name/)
  await expect(attempt({ koordinaten: { breite: 48 } })).rejects.toMatchObject({
    data: { errors: [{ message: 'Bitte geben Sie auch den Wert für „Länge (Ost)“ an.' }] },
  })
  await expect(attempt({ stichwoerter: ['a', 'A'] })).rejects.toMatchObject({
    data: { errors: [{ message: 'Ein Eintrag steht doppelt da.' }] },
  })
  await expect(
    attempt({ links: [{ blockType: 'link', link: 'javascript:alert(1)', linktext: 'x' }] }),
  ).rejects.toThrow(/Link/)
})
