import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import type { JobTools } from '../../apps/cms/src/platform/queue/tools.ts'
import { stopAfterFile } from '../support/leftovers.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { german, local, published } from './writing.ts'

const noon = new Date('2031-03-01T11:00:00Z')
const later = new Date('2031-03-01T12:00:00Z')

let office: BackOffice
let client: pg.Client
let runSchedule: (data: object, tools: JobTools) => Promise<void>

beforeAll(async () => {
  office = await openBackOffice()
  const { prepareQueues } = await import('../../apps/cms/src/platform/queue/prepare-queues.ts')
  ;({ runSchedule } = await import('../../apps/cms/src/jobs/schedule.ts'))
  await prepareQueues(office.databaseUrl)
  client = new pg.Client({ connectionString: office.databaseUrl })
  await client.connect()
  stopAfterFile(() => client.end())
})

/** Runs the schedule with a clock that stands at a moment. */
async function sweepAt(moment: Date): Promise<void> {
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const { payload } = office
  const from = 'website@kurstadt.example'
  await runSchedule({}, { payload, log, now: () => moment, transport: null, from })
}

async function addMeldung(rest: object) {
  const data = { titel: 'Markt', einleitung: 'Am Samstag.', datum_von: '2031-05-01', sortierung: 0 }
  return office.payload.create({ collection: 'aktuelles', ...german, data: { ...data, ...rest } })
}

async function stateOf(id: string) {
  const doc = await office.payload.findByID({ collection: 'aktuelles', id, ...german, draft: true })
  const { _status, bearbeitungsstand, veroeffentlichen_am, zurueckziehen_am } = doc
  return { _status, bearbeitungsstand, veroeffentlichen_am, zurueckziehen_am }
}

async function rowsOf<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await client.query<Row>(text, values)).rows
}

const publicOnce = {
  _status: 'published',
  bearbeitungsstand: 'veroeffentlicht',
  veroeffentlichen_am: null,
  zurueckziehen_am: null,
}

test('a draft goes public at its time, not before and not twice', async () => {
  const { id } = await addMeldung({ _status: 'draft', veroeffentlichen_am: noon.toISOString() })
  await sweepAt(new Date(noon.getTime() - 1_000))
  expect((await stateOf(id))._status).toBe('draft')
  await sweepAt(noon)
  expect(await stateOf(id)).toEqual(publicOnce)
  const changes = () => rowsOf('select 1 from content_changes')
  const { length } = await changes()
  await sweepAt(later)
  // A clock that goes back and comes round again finds nothing to do.
  await sweepAt(new Date(noon.getTime() - 86_400_000))
  await sweepAt(noon)
  expect(await changes()).toHaveLength(length)
})

test('the newest draft is what goes public, and what was public stays until then', async () => {
  const { id } = await addMeldung(published)
  const one = { collection: 'aktuelles', id, ...german, draft: true } as const
  const data = { titel: 'Neu', _status: 'draft', veroeffentlichen_am: noon.toISOString() } as const
  await office.payload.update({ ...one, data })
  const before = await office.payload.findByID({ collection: 'aktuelles', id, ...german })
  await sweepAt(noon)
  const after = await office.payload.findByID({ collection: 'aktuelles', id, ...german })
  expect([before.titel, after.titel]).toEqual(['Markt', 'Neu'])
})

test('a draft whose instant was taken out again never goes public', async () => {
  const { id } = await addMeldung({ _status: 'draft', veroeffentlichen_am: noon.toISOString() })
  const one = { collection: 'aktuelles', id, ...german, draft: true } as const
  await office.payload.update({ ...one, data: { veroeffentlichen_am: null } })
  await sweepAt(later)
  expect((await stateOf(id))._status).toBe('draft')
})

test('an entry is taken back at its time, even under a draft that is not finished', async () => {
  const { id } = await addMeldung({ ...published, zurueckziehen_am: noon.toISOString() })
  const one = { collection: 'aktuelles', id, ...german, draft: true } as const
  await office.payload.update({ ...one, data: { titel: '' } })
  await sweepAt(new Date(noon.getTime() - 1_000))
  const [shown] = await rowsOf('select _status from aktuelles where id = $1', [id])
  await sweepAt(noon)
  const [gone] = await rowsOf('select _status from aktuelles where id = $1', [id])
  expect([shown, gone]).toEqual([{ _status: 'published' }, { _status: 'draft' }])
  expect(await stateOf(id)).toMatchObject({ bearbeitungsstand: 'entwurf', zurueckziehen_am: null })
})

test('a draft alone does not change when the public entry is taken back', async () => {
  const { id } = await addMeldung({ ...published, zurueckziehen_am: noon.toISOString() })
  const one = { collection: 'aktuelles', id, ...german, draft: true } as const
  await office.payload.update({ ...one, data: { zurueckziehen_am: null } })
  await sweepAt(noon)
  expect((await stateOf(id))._status).toBe('draft')
})

test('what is not finished stays a draft, says why, and holds up nothing else', async () => {
  const data = { veroeffentlichen_am: noon.toISOString(), _status: 'draft' } as const
  const { id } = await addMeldung({ ...data, titel: 'X' })
  const one = { collection: 'aktuelles', id, ...german, draft: true } as const
  await office.payload.update({ ...one, data: { titel: '' } })
  const { id: other } = await addMeldung(data)
  await sweepAt(noon)
  expect([(await stateOf(id))._status, (await stateOf(other))._status]).toEqual([
    'draft',
    'published',
  ])
  const rows = await rowsOf<{ fehler: string }>('select fehler from zeitplan where dokument = $1', [
    id,
  ])
  expect(rows.map(({ fehler }) => fehler)).toEqual([
    'Noch nicht veröffentlicht: Auf Deutsch fehlt „Titel“. Bitte füllen Sie das aus.',
  ])
  const where = { dokument: { equals: id }, vorgang: { equals: 'gescheitert' } } as const
  expect(await office.payload.count({ collection: 'protokoll', ...local, where })).toEqual({
    totalDocs: 1,
  })
  await office.payload.update({ ...one, data: { titel: 'Jetzt fertig' } })
  await sweepAt(noon)
  expect((await stateOf(id))._status).toBe('published')
})

test('what fails by a mistake of ours holds up nothing else either, and names its number', async () => {
  const data = { veroeffentlichen_am: noon.toISOString(), _status: 'draft' } as const
  const { id } = await addMeldung(data)
  await rowsOf(`create function fail() returns trigger language plpgsql
    as $$ begin raise exception 'broken'; end $$`)
  await rowsOf(`create trigger fail before update on aktuelles for each row
    when (new.id = '${id}') execute function fail()`)
  const { id: other } = await addMeldung(data)
  await sweepAt(noon).finally(() => rowsOf('drop trigger fail on aktuelles'))
  expect((await stateOf(other))._status).toBe('published')
  const rows = await rowsOf<{ fehler: string }>('select fehler from zeitplan where dokument = $1', [
    id,
  ])
  expect(rows[0]?.fehler).toMatch(/die Fehlernummer [2-9A-Z]{4}-[2-9A-Z]{4}\.$/)
})

test('two workers at once publish each entry once', async () => {
  const due = { _status: 'draft', veroeffentlichen_am: noon.toISOString() }
  const all = await Promise.all(Array.from({ length: 6 }, () => addMeldung(due)))
  await Promise.all([sweepAt(noon), sweepAt(noon), sweepAt(noon)])
  const ids = all.map(({ id }) => id)
  const where = { dokument: { in: ids }, vorgang: { equals: 'veroeffentlicht' } } as const
  const { totalDocs } = await office.payload.count({ collection: 'protokoll', ...local, where })
  expect(totalDocs).toBe(6)
})

test('what was put into the archive never goes public by itself', async () => {
  const { id } = await addMeldung({ _status: 'draft', veroeffentlichen_am: noon.toISOString() })
  const token = await office.logIn('tourismus', 'rathaus')
  const whole = { veroeffentlichen_am: noon.toISOString(), _status: 'draft' }
  const path = `aktuelles/${id}?locale=de&unpublishAllLocales=true`
  const archived = { ...whole, bearbeitungsstand: 'archiviert' }
  expect((await office.call('PATCH', path, archived, token)).status).toBe(200)
  expect(await rowsOf('select 1 from zeitplan where dokument = $1', [id])).toEqual([])
  await sweepAt(later)
  expect(await stateOf(id)).toEqual({
    _status: 'draft',
    bearbeitungsstand: 'archiviert',
    veroeffentlichen_am: null,
    zurueckziehen_am: null,
  })
})

test('a deleted entry leaves the schedule', async () => {
  const { id } = await addMeldung({ _status: 'draft', veroeffentlichen_am: noon.toISOString() })
  await office.payload.delete({ collection: 'aktuelles', id, ...local })
  expect(await rowsOf('select 1 from zeitplan where dokument = $1', [id])).toEqual([])
})

test('a restored version brings no instant back to life', async () => {
  const { id } = await addMeldung({ _status: 'draft', veroeffentlichen_am: noon.toISOString() })
  const one = { collection: 'aktuelles', id, ...german, draft: true } as const
  await office.payload.update({ ...one, data: { veroeffentlichen_am: null } })
  const where = { parent: { equals: id } }
  const { docs } = await office.payload.findVersions({ collection: 'aktuelles', where, ...german })
  const oldest = docs.at(-1)?.id ?? ''
  await office.payload.restoreVersion({
    collection: 'aktuelles',
    id: oldest,
    ...german,
    draft: true,
  })
  await sweepAt(later)
  expect((await stateOf(id))._status).toBe('draft')
})

test('each instant asks for a job, in the transaction of the save', async () => {
  const jobs = () => rowsOf("select 1 from pgboss.job where name = 'schedule'")
  const { length } = await jobs()
  await addMeldung({ _status: 'draft', veroeffentlichen_am: noon.toISOString() })
  expect(await jobs()).toHaveLength(length + 1)
})

test.each([
  [
    'published before its instant',
    { ...published, veroeffentlichen_am: noon.toISOString() },
    'erst später online',
  ],
  [
    'planned for the past',
    { _status: 'draft', veroeffentlichen_am: '2020-01-01T10:00:00Z' },
    'in der Vergangenheit',
  ],
  [
    'taken back in the past',
    { ...published, zurueckziehen_am: '2020-01-01T10:00:00Z' },
    'in der Vergangenheit',
  ],
  [
    'taken back before it is public',
    {
      _status: 'draft',
      veroeffentlichen_am: later.toISOString(),
      zurueckziehen_am: noon.toISOString(),
    },
    'muss nach',
  ],
])('an entry cannot be %s, and the field says so', async (_, instants, words) => {
  const token = await office.logIn('tourismus')
  const data = { titel: 'Markt', einleitung: 'X', datum_von: '2031-05-01', sortierung: 0 }
  const reply = await office.call('POST', 'aktuelles?locale=de', { ...data, ...instants }, token)
  expect(reply.status).toBe(400)
  expect(JSON.stringify(reply.body)).toContain(words)
})
