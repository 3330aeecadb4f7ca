import { beforeAll, expect, test } from 'vitest'
import { type BackOffice, openBackOfficeWithQueues } from './back-office.ts'
import { addTranslated } from './event-town.ts'
import { english, german, local, published } from './writing.ts'

// English is published alone below a German draft (finding E10): German stays as it is, in every way.

let office: BackOffice
let token: string

beforeAll(async () => {
  office = await openBackOfficeWithQueues()
  token = await office.logIn('tourismus', 'rathaus')
})

/** A public event in both languages, with words inside a list. */
async function addEvent(): Promise<string> {
  const { payload } = office
  const preise = [{ blockType: 'preis', bezeichnung: 'Erwachsene', betrag_cent: 500 }]
  const id = await addTranslated(payload, { preise })
  const event = { collection: 'veranstaltungen', id, ...english } as const
  const found = await payload.findByID(event)
  const prices = (found.preise ?? []).map((preis) => ({ ...preis, bezeichnung: 'Adults' }))
  await payload.update({ ...event, data: { preise: prices } })
  return id
}

const save = (id: string, locale: 'de' | 'en', data: object, draft = true) =>
  office.call(
    'PATCH',
    `veranstaltungen/${id}?locale=${locale}${draft ? '&draft=true' : ''}`,
    data,
    token,
  )
const publishEnglish = (id: string, data: object = { titel: 'Guided walk' }) =>
  save(id, 'en', { ...data, ...published }, false)

const shown = (id: string, locale: 'de' | 'en') =>
  office.payload.findByID({
    collection: 'veranstaltungen',
    id,
    ...local,
    locale,
    fallbackLocale: false,
  })

test('E10: German stays on the website, however often it was drafted before', async () => {
  const id = await addEvent()
  for (let turn = 1; turn <= 31; turn += 1) await save(id, 'de', { titel: `Entwurf ${turn}` })
  expect((await publishEnglish(id)).status).toBe(200)
  expect(await shown(id, 'de')).toMatchObject({
    titel: 'Führung',
    plain_text: 'Durch die Altstadt.',
    preise: [{ bezeichnung: 'Erwachsene', betrag_cent: 500 }],
    _status: 'published',
  })
  expect(await shown(id, 'en')).toMatchObject({
    titel: 'Guided walk',
    preise: [{ bezeichnung: 'Adults', betrag_cent: 500 }],
  })
  const newest = { collection: 'veranstaltungen', id, ...german, draft: true } as const
  expect(await office.payload.findByID(newest)).toMatchObject({
    titel: 'Entwurf 31',
    _status: 'draft',
  })
})

const sunday = '2031-04-06T18:00:00.000Z'
const monday = '2031-04-07T06:00:00.000Z'

async function scheduleOf(id: string) {
  const { rows } = await office.payload.db.pool.query<{ aktion: string; faellig: Date }>(
    'select aktion, faellig from zeitplan where dokument = $1 order by aktion',
    [id],
  )
  return rows.map(({ aktion, faellig }) => [aktion, faellig.toISOString()])
}

test('E10: when the entry leaves the website can be set and emptied with the English texts', async () => {
  const id = await addEvent()
  await save(id, 'de', { titel: 'Neue Führung' })
  await publishEnglish(id, { zurueckziehen_am: sunday })
  expect(await scheduleOf(id)).toEqual([['zurueckziehen', sunday]])
  await publishEnglish(id, { zurueckziehen_am: null })
  expect(await scheduleOf(id)).toEqual([])
})

test('E10: a German draft that waits for its time still does when English has gone out', async () => {
  const id = await addEvent()
  await save(id, 'de', { titel: 'Neue Führung', veroeffentlichen_am: monday })
  const { status, body } = await publishEnglish(id)
  expect([status, body.doc]).toEqual([
    200,
    expect.objectContaining({ veroeffentlichen_am: monday }),
  ])
  const newest = { collection: 'veranstaltungen', id, ...german, draft: true } as const
  expect(await office.payload.findByID(newest)).toMatchObject({
    titel: 'Neue Führung',
    veroeffentlichen_am: monday,
  })
  expect((await shown(id, 'de')).veroeffentlichen_am ?? null).toBe(null)
  expect(await scheduleOf(id)).toEqual([['veroeffentlichen', monday]])
})

test('E10: that time is changed in German alone, and the message says so', async () => {
  const id = await addEvent()
  await save(id, 'de', { titel: 'Neue Führung', veroeffentlichen_am: monday })
  const { status, body } = await publishEnglish(id, { veroeffentlichen_am: null })
  expect([status, JSON.stringify(body)]).toEqual([
    400,
    expect.stringContaining('in der deutschen Fassung'),
  ])
  expect(await scheduleOf(id)).toEqual([['veroeffentlichen', monday]])
})
