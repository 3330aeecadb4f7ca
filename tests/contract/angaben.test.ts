import { beforeAll, expect, test } from 'vitest'
import { angabe, richText } from './lexical.ts'
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
