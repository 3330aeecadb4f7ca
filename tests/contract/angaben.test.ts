import { beforeAll, expect, test } from 'vitest'
import { angabe, preisangabe, richText } from './lexical.ts'
import { type RunningTown, startTown } from './running-town.ts'
import { german, numberOf, published } from './writing.ts'

// W14: what stands in one field of the model is not written again in prose.

let running: RunningTown

beforeAll(async () => {
  running = await startTown()
})

const shape = { pageLayout: 'slim', pageTheme: 'default' } as const

/** Adds an office and a page that quotes its telephone and hours; answers how to read the page. */
async function quote(office: object) {
  const { payload, api } = running
  const made = { ...published, titel: 'Bauamt', sortierung: 1, ...office }
  const { id: amt } = await payload.create({ collection: 'aemter', ...german, data: made })
  const children = [
    { text: 'Telefon ' },
    angabe(String(amt), 'telefon'),
    { text: ', ' },
    angabe(String(amt), 'oeffnungszeiten'),
  ]
  const text = richText({ type: 'paragraph', children })
  const data = {
    ...shape,
    ...published,
    titel: 'Bauen',
    bloecke: [{ blockType: 'text' as const, text }],
  }
  const pfad = `/de/bauen-${String(amt)}/`
  const page = await payload.create({ collection: 'seiten', ...german, data: { ...data, pfad } })
  return {
    amt: String(amt),
    read: async (sprache: 'de' | 'en' = 'de') => {
      const answer = await api.get(`/api/cms/seiten/${numberOf(page)}?sprache=${sprache}`)
      return { tags: answer.headers.get('cache-tags') ?? '', text: await answer.text() }
    },
  }
}

const change = (id: string, data: object) =>
  running.payload.update({ collection: 'aemter', id, ...german, data: { ...published, ...data } })

test('a text shows what an office says at the moment, and follows it', async () => {
  const { amt, read } = await quote({ kontakt: { telefon: '030 23125-140' } })
  const before = await read()
  expect(before.text).toContain('"href":"tel:+493023125140"')
  expect(before.tags.split(',')).toContainEqual(expect.stringMatching(/^aemter:\d+$/))
  await change(amt, { kontakt: { telefon: '030 23125-141' } })
  const after = await read()
  expect(after.text).toContain('030 23125-141')
  expect(after.text).not.toContain('23125-140')
  expect((await read('en')).text).toContain('+49 30 23125-141')
})

test('hours stand in words, in the language of the page', async () => {
  const hours = {
    blockType: 'oeffnungszeit' as const,
    typ: 'ALLGEMEINE_OEFFNUNGSZEIT' as const,
    regulaereZeiten: [{ tagestyp: 'MONTAG' as const, beginn: '08:00', ende: '12:00' }],
  }
  const { read } = await quote({ oeffnungszeitenStrukturiert: [hours] })
  expect((await read()).text).toContain('Montag 08:00 bis 12:00 Uhr')
  expect((await read('en')).text).toContain('Monday 08:00 to 12:00')
})

test('an office that is not public yet says nothing, and the page waits for it', async () => {
  const { amt, read } = await quote({ _status: 'draft', kontakt: { telefon: '030 23125-150' } })
  const before = await read()
  expect(before.text).toContain('"text":"Telefon "')
  expect(before.text).not.toContain('23125-150')
  expect(before.tags.split(',')).toContain('aemter')
  await change(amt, {})
  expect((await read()).text).toContain('030 23125-150')
})

/** Adds a page that quotes the price of an article; answers how to read it. */
async function quotePrice(artikel: string) {
  const { payload, api } = running
  const price = preisangabe('shop_artikel', artikel)
  const text = richText({ type: 'paragraph', children: [{ text: 'Der Schirm kostet ' }, price] })
  const bloecke = [{ blockType: 'text' as const, text }]
  const data = { ...shape, ...published, titel: 'Schirme', bloecke, pfad: `/de/schirm-${artikel}/` }
  const page = await payload.create({ collection: 'seiten', ...german, data })
  return async (sprache: 'de' | 'en' = 'de') => {
    const answer = await api.get(`/api/cms/seiten/${numberOf(page)}?sprache=${sprache}`)
    return { tags: answer.headers.get('cache-tags') ?? '', text: await answer.text() }
  }
}

test('W14: a text shows the price of an article, follows it, and says nothing when it is not for sale', async () => {
  const { payload } = running
  const { docs } = await payload.find({
    collection: 'shop_artikel',
    where: { and: [{ aktiv: { equals: true } }, { _status: { equals: 'published' } }] },
    limit: 1,
  })
  const id = String(docs[0]?.id)
  const sell = (data: object) =>
    payload.update({ collection: 'shop_artikel', id, ...german, data: { ...published, ...data } })
  await sell({ preis_cent: 1290 })
  const read = await quotePrice(id)
  expect((await read()).text).toContain('12,90\u00a0€')
  expect((await read('en')).text).toContain('€12.90')
  expect((await read()).tags.split(',')).toContain(`shop_artikel:${docs[0]?.nummer}`)
  await sell({ preis_cent: 1450 })
  expect((await read()).text).toContain('14,50\u00a0€')
  await sell({ aktiv: false })
  const gone = await read()
  expect(gone.text).toContain('Der Schirm kostet ')
  expect(gone.text).not.toContain('14,50')
  expect(gone.tags.split(',')).toContain('shop_artikel')
})
