import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { addTranslated } from './event-town.ts'
import { richText } from './lexical.ts'
import { english, german, published } from './writing.ts'

// Translating (finding E10): German beside English, copied without its path, and English published alone.

let office: BackOffice
let token: string

beforeAll(async () => {
  office = await openBackOffice()
  token = await office.logIn('tourismus', 'rathaus')
})

const call = (method: string, path: string, body?: unknown) =>
  office.call(method, path, body, token)

const addEvent = (rest: object = {}) => addTranslated(office.payload, rest)

const save = (id: string, locale: 'de' | 'en', data: object, draft = true) =>
  call('PATCH', `veranstaltungen/${id}?locale=${locale}${draft ? '&draft=true' : ''}`, data)
const publish = (id: string, locale: 'de' | 'en', data: object) =>
  save(id, locale, { ...data, ...published }, false)

async function shown(id: string) {
  const read = { collection: 'veranstaltungen', id, fallbackLocale: false } as const
  const [de, en] = [
    await office.payload.findByID({ ...read, ...german }),
    await office.payload.findByID({ ...read, ...english }),
  ]
  return [de.titel, en.titel]
}

async function newest(id: string) {
  return office.payload.findByID({ collection: 'veranstaltungen', id, ...german, draft: true })
}

test('E10: publishing English leaves the German draft a draft, in its state', async () => {
  const id = await addEvent()
  await save(id, 'de', { titel: 'Neue Führung', bearbeitungsstand: 'pruefung' })
  expect((await publish(id, 'en', { titel: 'Guided walk' })).status).toBe(200)
  expect(await shown(id)).toEqual(['Führung', 'Guided walk'])
  expect(await newest(id)).toMatchObject({
    titel: 'Neue Führung',
    _status: 'draft',
    bearbeitungsstand: 'pruefung',
  })
  expect((await publish(id, 'de', {})).status).toBe(200)
  expect(await shown(id)).toEqual(['Neue Führung', 'Guided walk'])
})

test('E10: what holds for both languages does not go out with the English texts', async () => {
  const id = await addEvent()
  await save(id, 'de', { datum_von: '2031-06-01T12:00:00.000Z' })
  const refused = await publish(id, 'en', { titel: 'Guided walk' })
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    409,
    expect.stringMatching(/Noch nicht veröffentlicht: „[^“]+“.* gilt für beide Sprachen/),
  ])
  expect(await shown(id)).toEqual(['Führung', 'Walk'])
})

test('E10: without a German draft English is published as ever, facts too', async () => {
  const id = await addEvent()
  const { status } = await publish(id, 'en', { titel: 'Guided walk', kostenlos: true })
  expect([status, await shown(id)]).toEqual([200, ['Führung', 'Guided walk']])
  expect(await newest(id)).toMatchObject({ _status: 'published', kostenlos: true })
})

test('E10: many at once are refused where one of them has a German draft', async () => {
  const [one, two] = [await addEvent(), await addEvent()]
  await save(two, 'de', { titel: 'Neue Führung' })
  const where = `where[id][in][0]=${one}&where[id][in][1]=${two}`
  const many = await call('PATCH', `veranstaltungen?locale=en&${where}`, published)
  expect(many.status).not.toBe(200)
  expect(JSON.stringify(many.body)).toContain('bitte einzeln')
  expect(await shown(two)).toEqual(['Führung', 'Walk'])
})

const beside = z.object({
  titel: z.string(),
  texte: z.array(z.object({ feld: z.string(), text: z.string(), fehlt: z.boolean() })),
})

test('E10: the German texts stand beside the English form, with what English lacks', async () => {
  const id = await addEvent({
    text: richText({ type: 'paragraph', children: [{ text: 'Treffpunkt am Markt.' }] }),
  })
  const { titel, texte } = beside.parse((await call('GET', `veranstaltungen/${id}/deutsch`)).body)
  expect(titel).toBe('Führung')
  expect(texte).toContainEqual({ feld: 'Titel', text: 'Führung', fehlt: false })
  expect(texte).toContainEqual({ feld: 'Text', text: 'Treffpunkt am Markt.', fehlt: true })
  expect((await office.call('GET', `veranstaltungen/${id}/deutsch`)).status).toBe(404)
})

async function addPage(titel: string, pfad: string, rest: object = {}): Promise<string> {
  const look = { pageLayout: 'default', pageTheme: 'default' } as const
  const data = { ...published, ...look, titel, pfad, ...rest }
  const { id } = await office.payload.create({ collection: 'seiten', ...german, data })
  return String(id)
}

test('E10: copying keeps the English title and path, and links lead to the English pages', async () => {
  const target = await addPage('Bad', '/de/bad/')
  await office.payload.update({
    collection: 'seiten',
    id: target,
    ...english,
    data: { titel: 'Baths', pfad: '/en/baths/' },
  })
  const teaser = { blockType: 'headline-teaser', titel: 'Hin', titel_tag: 'h2', link: '/de/bad/' }
  const id = await addPage('Anreise', '/de/anreise/', { bloecke: [teaser], beschreibung: 'So.' })
  const own = { titel: 'Getting here', pfad: '/en/getting-here/' }
  await office.payload.update({ collection: 'seiten', id, ...english, data: own })
  expect((await call('POST', `seiten/${id}/aus-dem-deutschen`, {})).status).toBe(200)
  const read = { collection: 'seiten', id, draft: true, fallbackLocale: false } as const
  const copied = await office.payload.findByID({ ...read, ...english })
  expect(copied).toMatchObject({
    ...own,
    beschreibung: 'So.',
    bloecke: [{ blockType: 'headline-teaser', titel: 'Hin', link: '/en/baths/' }],
  })
  const there = await office.payload.findByID({ ...read, ...german })
  expect(there).toMatchObject({ titel: 'Anreise', pfad: '/de/anreise/' })
  expect(copied.bloecke?.[0]?.id).not.toBe(there.bloecke?.[0]?.id)
})

test('E10: a page that is not in English yet gets no path from its German words', async () => {
  const id = await addPage('Wandern', '/de/wandern/', { beschreibung: 'Wege.' })
  expect((await call('POST', `seiten/${id}/aus-dem-deutschen`, {})).status).toBe(200)
  const read = { collection: 'seiten', id, draft: true, fallbackLocale: false } as const
  const copied = await office.payload.findByID({ ...read, ...english })
  expect([copied.titel ?? null, copied.pfad ?? null, copied.beschreibung]).toEqual([
    null,
    null,
    'Wege.',
  ])
})

test('E10: copying again overwrites nothing that was translated', async () => {
  const id = await addEvent({ kartenhinweis: 'An der Kasse.' })
  await call('POST', `veranstaltungen/${id}/aus-dem-deutschen`, {})
  const read = { collection: 'veranstaltungen', id, draft: true, fallbackLocale: false } as const
  expect(await office.payload.findByID({ ...read, ...english })).toMatchObject({
    titel: 'Walk',
    plain_text: 'Through the old town.',
    kartenhinweis: 'An der Kasse.',
  })
})

const texts = z.object({ texte: beside.shape.texte })

test('E10: so it is with a picture, whose words are needed in English as well', async () => {
  const { default: sharp } = await import('sharp')
  const create = { width: 60, height: 40, channels: 3, background: '#567869' } as const
  const png = await sharp({ create }).png().toBuffer()
  const file = { name: 'Kurpark.png', data: png, mimetype: 'image/png', size: png.length }
  const data = { alt: 'Der Kurpark', copyright: 'Stadt', lizenz: 'eigene-aufnahme' as const }
  const { id } = await office.payload.create({ collection: 'medien', ...german, file, data })
  const { texte } = texts.parse((await call('GET', `medien/${id}/deutsch`)).body)
  expect(texte).toContainEqual({ feld: 'Alternativtext', text: 'Der Kurpark', fehlt: true })
  expect((await call('POST', `medien/${id}/aus-dem-deutschen`, {})).status).toBe(200)
  const read = { collection: 'medien', id, fallbackLocale: false } as const
  const copied = await office.payload.findByID({ ...read, ...english })
  expect([copied.alt, copied.filename !== null]).toEqual(['Der Kurpark', true])
})

test('E10: and with settings, which administrators alone translate', async () => {
  const { payload } = office
  const agb = richText({ type: 'paragraph', children: [{ text: 'Es gilt deutsches Recht.' }] })
  const own = { slug: 'shop_einstellungen', ...german } as const
  await payload.updateGlobal({ ...own, data: { agb, abholung: 'In der Wandelhalle.' } })
  const path = 'globals/shop_einstellungen'
  const administration = await office.logIn('administration')
  const { texte } = texts.parse(
    (await office.call('GET', `${path}/deutsch`, undefined, administration)).body,
  )
  expect(texte.filter(({ fehlt }) => fehlt).map(({ text }) => text)).toEqual([
    'In der Wandelhalle.',
    'Es gilt deutsches Recht.',
  ])
  const copy = (by?: string) => office.call('POST', `${path}/aus-dem-deutschen`, {}, by)
  expect([(await copy()).status, (await copy(token)).status]).toEqual([403, 403])
  expect((await copy(administration)).status).toBe(200)
  const read = { slug: 'shop_einstellungen', fallbackLocale: false } as const
  expect(await payload.findGlobal({ ...read, ...english })).toMatchObject({
    abholung: 'In der Wandelhalle.',
  })
})
