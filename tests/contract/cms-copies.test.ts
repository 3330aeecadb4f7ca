import type { CollectionSlug, SanitizedCollectionConfig, Where } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { type BackOffice, isRecord, openBackOffice } from './back-office.ts'
import { copySmallTown } from './small-town-copy.ts'
import { german } from './writing.ts'

let office: BackOffice
let token: string

beforeAll(async () => {
  const { environment } = await copySmallTown()
  office = await openBackOffice(environment)
  token = await office.logIn('administration')
})

/** A day on which every public original is to be withdrawn. */
const zurueckziehen_am = '2031-03-01T11:00:00.000Z'

async function read(slug: CollectionSlug, id: string | number): Promise<Record<string, unknown>> {
  const doc: object = await office.payload.findByID({
    collection: slug,
    id: String(id),
    ...german,
    draft: true,
  })
  return { ...doc }
}

async function schedule({ slug, versions }: SanitizedCollectionConfig, id: string | number) {
  // A public notice is never withdrawn; its schedule has nothing else to be copied.
  if (!versions || slug === 'bekanntmachungen') return
  const data = { zurueckziehen_am, _status: 'published' }
  const path = `${slug}/${id}?locale=de`
  const { status, body } = await office.call('PATCH', path, data, token)
  expect([slug, status, JSON.stringify(body.errors ?? [])]).toEqual([slug, 200, '[]'])
}

/** One public entry of every type that editors may copy, as far as the small town has some. */
async function originals() {
  const types = office.payload.config.collections.filter(
    ({ custom, disableDuplicate }) => custom.bereich !== undefined && disableDuplicate !== true,
  )
  const found = types.map(async (type) => {
    const where: Where = type.versions?.drafts ? { _status: { equals: 'published' } } : {}
    const { docs } = await office.payload.find({
      collection: type.slug,
      ...german,
      where,
      limit: 1,
    })
    return docs.map((doc: { id: string | number }) => ({ type, id: doc.id }))
  })
  return (await Promise.all(found)).flat()
}

/** What of the original a copy must not have. */
async function takenAlong(type: SanitizedCollectionConfig, id: string | number, query: string) {
  const { slug, versions } = type
  const path = `${slug}/${id}/duplicate?locale=de${query}`
  const { status, body } = await office.call('POST', path, {}, token)
  if (status !== 200) return [`${slug}: ${JSON.stringify(body.errors)}`]
  const [original, copy] = [
    await read(slug, id),
    await read(slug, isRecord(body.doc) ? String(body.doc.id) : ''),
  ]
  const own = ['nummer', 'pfad', 'anfrage_id', 'zurueckziehen_am', '_status', 'bearbeitungsstand']
  return own
    .filter((name) => Boolean(original[name]) && (versions || !name.startsWith('_')))
    .filter((name) => original[name] === copy[name])
    .map((name) => `${slug}: ${name} ${String(copy[name])}`)
}

test.each(['', '&draft=false', '&draft=false&publishAllLocales=true'])(
  'a copy of any type has its own number and address, no schedule, and is a draft: ?%s',
  async (query) => {
    const all = await originals()
    expect(all.length).toBeGreaterThan(25)
    const taken: string[] = []
    for (const { type, id } of all) {
      await schedule(type, id)
      taken.push(...(await takenAlong(type, id, query)))
    }
    expect(taken).toEqual([])
  },
)
