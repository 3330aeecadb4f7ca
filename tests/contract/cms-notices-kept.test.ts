import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import type { JobTools } from '../../apps/cms/src/platform/queue/tools.ts'
import { stopAfterFile } from '../support/leftovers.ts'
import { type BackOffice, openBackOffice, type Reply } from './back-office.ts'
import { angabe, type Inline, preisangabe, richText } from './lexical.ts'
import { sendFile } from './uploading.ts'
import { german } from './writing.ts'

// Decision 0094: whatever way somebody tries, a published notice stays, and they hear so in German.

let office: BackOffice
let client: pg.Client
let token: string
let runSchedule: (data: object, tools: JobTools) => Promise<void>

beforeAll(async () => {
  office = await openBackOffice()
  token = await office.logIn('administration')
  const { prepareQueues } = await import('../../apps/cms/src/platform/queue/prepare-queues.ts')
  ;({ runSchedule } = await import('../../apps/cms/src/jobs/schedule.ts'))
  await prepareQueues(office.databaseUrl)
  client = new pg.Client({ connectionString: office.databaseUrl })
  await client.connect()
  stopAfterFile(() => client.end())
})

async function sweepAt(moment: Date): Promise<void> {
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const from = 'website@kurstadt.example'
  await runSchedule({}, { payload: office.payload, log, now: () => moment, transport: null, from })
}

const wahl = { titel: 'Wahl', art: 'wahl', datum_von: '2031-05-02', _status: 'published' }
const draft = { _status: 'draft' }

const add = (data: object, query = 'locale=de') =>
  office.call('POST', `bekanntmachungen?${query}`, { ...wahl, ...data }, token)
const change = (id: string, data: object, query = 'locale=de') =>
  office.call('PATCH', `bekanntmachungen/${id}?${query}`, data, token)
const idOf = ({ body }: Reply) =>
  String(new Map<string, unknown>(Object.entries(body.doc ?? {})).get('id'))

async function rowsOf(text: string, values: unknown[] = []): Promise<unknown[]> {
  return (await client.query<Record<string, unknown>>(text, values)).rows
}

/** What visitors see of a notice. */
const shown = (id: string) =>
  rowsOf(
    `select b._status, l.titel, b.datum_von::date::text as tag, b.deleted_at
     from bekanntmachungen b join bekanntmachungen_locales l on l._parent_id = b.id and l._locale = 'de'
     where b.id = $1`,
    [id],
  )
const asPublished = [{ _status: 'published', titel: 'Wahl', tag: '2031-05-02', deleted_at: null }]

function expectRefused({ status, body }: Reply, words: RegExp): void {
  expect([status, JSON.stringify(body.errors)]).toEqual([400, expect.stringMatching(words)])
}

/** Public since before there was a log. */
async function addOld(titel: string): Promise<string> {
  const id = idOf(await add({ ...draft, titel, datum_von: '2026-01-01' }))
  await client.query(`update bekanntmachungen set _status = 'published' where id = $1`, [id])
  await client.query(
    `update _bekanntmachungen_v set version__status = 'published' where parent_id = $1`,
    [id],
  )
  return id
}

/** A draft in which a fact stands that follows an entry. */
async function addLiving(data: object, fact: Inline = angabe('x', 'telefon')): Promise<string> {
  const text = richText({ type: 'paragraph', children: [fact] })
  const { id } = await office.payload.create({
    collection: 'bekanntmachungen',
    ...german,
    draft: true,
    data: { titel: 'Wahl', art: 'wahl', datum_von: '2031-05-02', _status: 'draft', text, ...data },
  })
  return id
}

test('neither the bin, nor a list of many, nor a call that withdraws takes one back', async () => {
  const id = idOf(await add({}))
  await change(id, { titel: 'Election', _status: 'published' }, 'locale=en')
  const bin = { deletedAt: '2031-05-03T00:00:00.000Z' }
  const many = `bekanntmachungen?locale=de&where[id][in]=${id}`
  const tries = [
    await change(id, bin),
    await change(id, draft),
    await change(id, draft, 'locale=en'),
    await change(id, draft, 'locale=de&unpublishAllLocales=true'),
    await office.call('PATCH', many, bin, token),
    await office.call('PATCH', many, draft, token),
    await office.call('DELETE', many, undefined, token),
  ]
  for (const tried of tries) expectRefused(tried, /steht fest/)
  expect(await shown(id)).toEqual(asPublished)
  const words = { titel: 'Anders', art: 'satzung' }
  expect((await office.call('PATCH', many, words, token)).status).toBe(200)
  expect(await shown(id)).toEqual(asPublished)
})

test('an older version brings no other German back, and the notice can still be worked on', async () => {
  const id = idOf(await add({ ...draft, titel: 'Vorläufig' }, 'locale=de&draft=true'))
  await change(id, { titel: 'Wahl', _status: 'published' })
  await change(id, { pruefen_bis: '2032-01-01', _status: 'published' })
  const where = { parent: { equals: id } }
  const { docs } = await office.payload.findVersions({
    collection: 'bekanntmachungen',
    where,
    sort: 'createdAt',
    ...german,
  })
  const [oldest, second] = docs.map((version) => `bekanntmachungen/versions/${version.id}`)
  expectRefused(await office.call('POST', `${oldest}?locale=de`, {}, token), /steht fest/)
  expect((await office.call('POST', `${second}?locale=de`, {}, token)).status).toBe(200)
  const asDraft = await office.call('POST', `${oldest}?locale=de&draft=true`, {}, token)
  expect(asDraft.status).toBe(200)
  for (const [data, locale] of [
    [{ titel: 'Election' }, 'en'],
    [{ pruefen_bis: null }, 'de'],
  ] as const) {
    const saved = await change(id, { ...data, _status: 'published' }, `locale=${locale}`)
    expect([saved.status, saved.body.errors]).toEqual([200, undefined])
  }
  expect(await shown(id)).toEqual(asPublished)
})

test('no time is set at which it would be taken back, neither before nor after', async () => {
  const ending = { zurueckziehen_am: '2032-05-02T08:00:00.000Z' }
  expectRefused(await add({ ...draft, ...ending }), /im Archiv/)
  const id = idOf(await add({}))
  expectRefused(await change(id, { ...ending, _status: 'published' }), /im Archiv/)
  expect(await rowsOf('select 1 from zeitplan where dokument = $1', [id])).toEqual([])
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const dayOf = (instant: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(instant)

test('the worker publishes one at its time, puts it into the log, and a refused one stops no other', async () => {
  const at = inDays(3)
  const planned = { ...draft, veroeffentlichen_am: at.toISOString(), datum_von: dayOf(at) }
  const living = await addLiving(planned)
  const sound = idOf(await add(planned))
  await sweepAt(inDays(2))
  const logged = (id: string) =>
    rowsOf(
      `select b.bekanntgemacht_am = date_trunc('second', b.bekanntgemacht_am) as whole
       from bekanntmachungsverzeichnis v join bekanntmachungen b on b.id = v.bekanntmachung
       where b.id = $1 and b._status = 'published'`,
      [id],
    )
  expect(await logged(sound)).toEqual([])
  await Promise.all([sweepAt(at), sweepAt(at)])
  expect(await logged(sound)).toEqual([{ whole: true }])
  expect(await logged(living)).toEqual([])
  const reasons = await rowsOf('select fehler from zeitplan where dokument = $1', [living])
  expect(JSON.stringify(reasons)).toContain('festen Text')
})

test('it is not planned for later than its first day', async () => {
  const planned = { ...draft, veroeffentlichen_am: inDays(3).toISOString() }
  expectRefused(await add({ ...planned, datum_von: dayOf(inDays(2)) }), /nach „Ausgehängt ab“/)
  expect((await add({ ...planned, datum_von: dayOf(inDays(3)) })).status).toBe(201)
})

test('a fact that follows an office, and a price, is refused in the English form as well', async () => {
  for (const fact of [angabe('x', 'telefon'), preisangabe('shop_artikel', 'x')]) {
    const id = await addLiving({}, fact)
    const tried = await change(id, { titel: 'Election', _status: 'published' }, 'locale=en')
    expectRefused(tried, /festen Text/)
  }
})

test('its file is neither replaced nor deleted; what is said of the file may change', async () => {
  const pdf = (words: string) => Buffer.from(`%PDF-1.4\n${words}\nxref\ntrailer\n%%EOF\n`)
  const file = { name: 'plan.pdf', data: pdf('eins'), type: 'application/pdf' }
  const datei = idOf(await sendFile({ path: 'medien', token, file, fields: { titel: 'Plan' } }))
  await add({ dokumente: [{ blockType: 'dokument', titel: 'Plan', datei }] })
  const path = `medien/${datei}`
  const replaced = await sendFile({ path, token, file: { ...file, data: pdf('zwei') } })
  expect(replaced.status).toBe(409)
  expect(JSON.stringify(replaced.body)).toContain('veröffentlichten Bekanntmachung')
  expect((await office.call('DELETE', path, undefined, token)).status).toBe(409)
  expect((await sendFile({ path, token, file: null, fields: { titel: 'Lageplan' } })).status).toBe(
    200,
  )
})

test('one that another corrects is not deleted, though it is older than the log', async () => {
  const old = await addOld('Alt')
  expect((await add({ berichtigt: old })).status).toBe(201)
  const path = `bekanntmachungen/${old}`
  expectRefused(await office.call('DELETE', path, undefined, token), /berichtigt diese/)
  expectRefused(await change(old, { deletedAt: '2031-05-03T00:00:00.000Z' }), /berichtigt diese/)
})

test('one that is older than the log can be saved, and is in the log from then on', async () => {
  const id = await addOld('Älter')
  const saved = await change(id, { pruefen_bis: '2032-01-01', _status: 'published' })
  expect([saved.status, idOf(saved)]).toEqual([200, id])
  const log = 'select 1 as nr from bekanntmachungsverzeichnis where bekanntmachung = $1'
  expect(await rowsOf(log, [id])).toEqual([{ nr: 1 }])
})
