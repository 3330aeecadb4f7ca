import { createLocalReq } from 'payload'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { stopAfterFile } from '../support/leftovers.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { waitFor } from './content-api.ts'
import { german, local, numberOf, published } from './writing.ts'

let office: BackOffice
let client: pg.Client
const notified: string[] = []

beforeAll(async () => {
  office = await openBackOffice()
  client = new pg.Client({ connectionString: office.databaseUrl })
  client.on('error', () => undefined)
  client.on('notification', ({ payload = '' }) => notified.push(payload))
  await client.connect()
  await client.query('listen content_changes')
  stopAfterFile(() => client.end())
})

/** Tags of the changes that are recorded while something is done. */
async function tagsOf(act: () => Promise<unknown>): Promise<string[]> {
  const before = await newest()
  await act()
  const { rows } = await client.query<{ tags: string[] }>(
    'select tags from content_changes where id > $1 order by id',
    [before],
  )
  return rows.flatMap(({ tags }) => tags)
}

async function newest(): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    'select coalesce(max(id), 0)::int as id from content_changes',
  )
  return rows[0]?.id ?? 0
}

async function addMeldung(status: object = published) {
  const data = { titel: 'Markt', einleitung: 'Am Samstag.', datum_von: '2031-05-01', sortierung: 0 }
  return office.payload.create({ collection: 'aktuelles', ...german, data: { ...data, ...status } })
}

test('publishing an entry records its type and its number', async () => {
  let number = 0
  const tags = await tagsOf(async () => {
    number = numberOf(await addMeldung())
  })
  expect(tags).toEqual(['aktuelles', `aktuelles:${number}`])
})

test('a draft that never was public records nothing', async () => {
  const tags = await tagsOf(async () => {
    const { id } = await addMeldung({ _status: 'draft' })
    await office.payload.update({
      collection: 'aktuelles',
      id,
      ...german,
      draft: true,
      data: { titel: 'Anders' },
    })
  })
  expect(tags).toEqual([])
})

test('a draft over a published entry records nothing until it is published', async () => {
  const doc = await addMeldung()
  const draft = { collection: 'aktuelles', id: doc.id, ...german } as const
  const whileDraft = await tagsOf(() =>
    office.payload.update({ ...draft, draft: true, data: { titel: 'Entwurf' } }),
  )
  const whenPublished = await tagsOf(() => office.payload.update({ ...draft, data: published }))
  expect(whileDraft).toEqual([])
  expect(whenPublished).toEqual(['aktuelles', `aktuelles:${numberOf(doc)}`])
})

test('taking a published entry back records it even when a draft lies over it', async () => {
  const doc = await addMeldung()
  const one = { collection: 'aktuelles', id: doc.id, ...german } as const
  await office.payload.update({ ...one, draft: true, data: { titel: 'Entwurf' } })
  const tags = await tagsOf(() => office.payload.update({ ...one, data: { _status: 'draft' } }))
  expect(tags).toEqual(['aktuelles', `aktuelles:${numberOf(doc)}`])
})

test('deleting records a published entry and keeps quiet about a draft', async () => {
  const shown = await addMeldung()
  const draft = await addMeldung({ _status: 'draft' })
  const remove = (id: number | string) =>
    office.payload.delete({ collection: 'aktuelles', id, ...local })
  expect(await tagsOf(() => remove(shown.id))).toEqual([
    'aktuelles',
    `aktuelles:${numberOf(shown)}`,
  ])
  expect(await tagsOf(() => remove(draft.id))).toEqual([])
})

test('changing many at once records each of them', async () => {
  const [one, two] = [await addMeldung(), await addMeldung()]
  const where = { id: { in: [one.id, two.id] } }
  const tags = await tagsOf(() =>
    office.payload.update({ collection: 'aktuelles', ...german, where, data: { sortierung: 3 } }),
  )
  expect(new Set(tags)).toEqual(
    new Set(['aktuelles', `aktuelles:${numberOf(one)}`, `aktuelles:${numberOf(two)}`]),
  )
})

test('menus, redirects and settings record the tags of the answers they are part of', async () => {
  const { payload } = office
  const menu = { name: 'Quicklinks' as const, menuItems: [] }
  const redirect = { von: '/de/alt/', nach: '/de/', status: '301' as const }
  const stelle = { name: 'Rathaus' }
  const settings = {
    ortsname: 'Bad Silberbronn',
    meldung_email: 'website@bad-silberbronn.example',
    tourismus: stelle,
    rathaus: stelle,
  }
  const made = await tagsOf(async () => {
    await payload.create({ collection: 'menus', ...german, data: menu })
    await payload.create({ collection: 'weiterleitungen', ...german, data: redirect })
    await payload.updateGlobal({ slug: 'einstellungen', ...german, data: settings })
  })
  expect(made).toEqual(['menu', 'seiten', 'weiterleitungen', 'einstellungen'])
})

test('a transaction that is rolled back leaves no change', async () => {
  const { payload } = office
  const tags = await tagsOf(async () => {
    const transactionID = await payload.db.beginTransaction()
    if (transactionID === null) throw new Error('no transaction')
    const req = await createLocalReq({ req: { transactionID } }, payload)
    const data = { titel: 'Nie', einleitung: 'Nie.', datum_von: '2031-05-01', sortierung: 0 }
    await payload.create({
      collection: 'aktuelles',
      ...german,
      req,
      data: { ...data, ...published },
    })
    await payload.db.rollbackTransaction(transactionID)
  })
  expect(tags).toEqual([])
})

test('whoever listens hears the number of each change', async () => {
  await tagsOf(() => addMeldung())
  const id = String(await newest())
  await waitFor(async () => notified.includes(id))
})

test('the numbers of changes become visible in their order, however many write at once', async () => {
  const seen: number[] = []
  let isWriting = true
  const watch = async () => {
    while (isWriting) {
      const { rows } = await client.query<{ id: number }>(
        'select id::int as id from content_changes order by id',
      )
      for (const { id } of rows) if (!seen.includes(id)) seen.push(id)
    }
  }
  const watching = watch()
  await Promise.all(Array.from({ length: 8 }, () => addMeldung())).finally(() => {
    isWriting = false
  })
  await watching
  expect(seen.length).toBeGreaterThan(0)
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
})
