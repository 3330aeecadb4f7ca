import { beforeAll, expect, test } from 'vitest'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { english, german, local, published } from './writing.ts'

// English is published alone below a German draft (finding E10): German stays as it is, in every way.

let office: BackOffice
let token: string

beforeAll(async () => {
  office = await openBackOffice()
  const { prepareQueues } = await import('../../apps/cms/src/platform/queue/prepare-queues.ts')
  await prepareQueues(office.databaseUrl)
  token = await office.logIn('tourismus', 'rathaus')
})

/** A public event in both languages. */
async function addEvent(): Promise<string> {
  const { payload } = office
  const data = {
    ...published,
    titel: 'Führung',
    plain_text: 'Durch die Altstadt.',
    datum_von: '2031-05-01',
    status: 'geplant' as const,
    preise: [{ blockType: 'preis' as const, bezeichnung: 'Erwachsene', betrag_cent: 500 }],
  }
  const { id, preise = [] } = await payload.create({ collection: 'veranstaltungen', ...german, data })
  const prices = (preise ?? []).map((preis) => ({ ...preis, bezeichnung: 'Adults' }))
  const texts = { titel: 'Walk', plain_text: 'Through the old town.', preise: prices }
  await payload.update({ collection: 'veranstaltungen', id, ...english, data: texts })
  return String(id)
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
