import { type CallName, callNames, calls } from '@kurstadt/contract'
import fc from 'fast-check'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { stopAfterFile } from '../support/leftovers.ts'
import { Backup, type Breakage, RecordTables, type Victim } from './broken-records.ts'
import { addCouncilPages, fillReaders } from './council-town.ts'
import { type RunningTown, startTown } from './running-town.ts'

let running: RunningTown
let client: pg.Client
let backup: Backup
const victims: Victim[] = []
const breakages: Breakage[] = []
/** Addresses at which a sound twin is shown while nothing is broken, by its number. */
const shownAt = new Map<string, number[]>()

const list = z.object({ data: z.array(z.object({ id: z.number().optional() })) })
const languages = ['de', 'en'] as const

function isCall(name: string): name is CallName {
  return callNames.some((one) => one === name)
}

/** Types whose entries are listed and told one by one, to everybody. */
const types = callNames.filter((name) => isCall(`${name}/{id}`) && calls[name].zugang === undefined)

function listAddress(type: string, sprache: string): string {
  const all = type === 'veranstaltungen' ? '&zeitraum=alle' : ''
  return `${type}?sprache=${sprache}&pro_seite=50${all}`
}

/** What does not depend on a type. */
const others = [
  ...languages.flatMap((one) => [
    `suche?q=kurpark&sprache=${one}`,
    `suche?q=bergbahn&sprache=${one}`,
    `veranstaltungen?sprache=${one}&auswahl=1&zeitraum=alle`,
    `veranstaltungen.ics?sprache=${one}&zeitraum=alle`,
    `veranstaltungen.pdf?sprache=${one}&datum_von=2031-06-01&datum_bis=2031-07-20`,
    `wegweiser_verfahren?sprache=${one}&gruppiert=1`,
    `wegweiser_formulare?sprache=${one}`,
    `aemter?sprache=${one}&q=amt`,
    `einstellungen?sprache=${one}`,
  ]),
  'menu?name=Hauptmen%C3%BC',
  'weiterleitungen',
  'sitemap',
]

type Answered = { path: string; status: number; body: string }

async function ask(path: string): Promise<Answered> {
  const response = await running.api.get(`/api/cms/${path}`)
  return { path, status: response.status, body: await response.text() }
}

/** Asks for everything, a few at a time. */
async function askAll(paths: readonly string[]): Promise<Answered[]> {
  const waiting = [...paths]
  const answers: Answered[] = []
  const work = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) answers.push(await ask(path))
  }
  await Promise.all([work(), work(), work()])
  return answers
}

function pathsOf(chosen: readonly Victim[]): string[] {
  return chosen.flatMap(({ type, nummer, twin }) =>
    languages.flatMap((one) => [
      listAddress(type, one),
      `${type}/${nummer}?sprache=${one}`,
      ...(twin === null ? [] : [`${type}/${twin}?sprache=${one}`]),
      ...(type === 'veranstaltungen' ? [`${type}/${nummer}.ics?sprache=${one}`] : []),
      `route?url=/${one}/${type}/x-id_${nummer}/`,
    ]),
  )
}

async function findVictim(type: string, tables: RecordTables): Promise<Victim | null> {
  const columns = (await tables.of(type)).get(type) ?? []
  const isPublic = columns.some(({ name }) => name === '_status') ? `_status = 'published'` : 'true'
  const { rows } = await client.query<{ id: string; nummer: number }>(
    `select id, nummer::int as nummer from "${type}" where ${isPublic} order by nummer limit 1`,
  )
  const [found] = rows
  if (found === undefined) return null
  return { type, ...found, twin: await tables.copy(type, found.id, found.nummer) }
}

beforeAll(async () => {
  running = await startTown()
  // The small town has no council.
  await addCouncilPages(running.payload)
  await fillReaders(running.payload)
  client = new pg.Client({ connectionString: running.databaseUrl })
  await client.connect()
  // What PostgreSQL refuses to change, somebody with its rights breaks all the same.
  for (const table of ['bekanntmachungen', 'bekanntmachungen_locales'])
    await client.query(`alter table ${table} disable trigger user`)
  stopAfterFile(() => client.end())
  backup = new Backup(client)
  const tables = new RecordTables(client)
  for (const type of types) {
    const victim = await findVictim(type, tables)
    if (victim !== null) victims.push(victim)
  }
  for (const victim of victims) {
    await backup.keep(victim, await tables.of(victim.type))
    breakages.push(...(await tables.breakages(victim)))
  }
  for (const { path, status, body } of await askAll([...pathsOf(victims), ...others])) {
    expect([path, status < 500 ? 'answered' : body]).toStrictEqual([path, 'answered'])
    const parsed = list.safeParse(
      path.startsWith('route') ? null : JSON.parse(body.startsWith('{') ? body : '{}'),
    )
    const ids = parsed.data?.data.flatMap(({ id }) => id ?? []) ?? []
    shownAt.set(path, ids)
  }
})

/** What went wrong once some records are broken; empty when nothing did. */
async function problemsAfter(broken: readonly Breakage[]): Promise<string[]> {
  const hit = new Set(broken.map(({ type }) => type))
  const asked = victims.filter(({ type }) => hit.has(type) || hit.size > 3)
  try {
    for (const { statement } of broken) await client.query(statement)
    // Nothing of them is answered from memory.
    await client.query('insert into content_changes (tags) values ($1)', [[...hit]])
    const answers = await askAll([...pathsOf(asked), ...others])
    return answers.flatMap((answer) => problemsOf(answer, hit))
  } finally {
    await backup.restore()
    await client.query('insert into content_changes (tags) values ($1)', [[...hit]])
  }
}

/** A date of a waste collection is nothing without its kind, which all of them here share. */
function hangsOn(type: string, hit: ReadonlySet<string>): boolean {
  return type === 'abfuhrtermine' && hit.has('abfallarten')
}

function problemsOf({ path, status, body }: Answered, hit: ReadonlySet<string>): string[] {
  if (status >= 500) return [`${path} answers ${status}`]
  const [name = ''] = path.split('?')
  const call = isCall(name) ? name : name.replace(/\/\d+$/, '/{id}')
  if (status !== 200 || !isCall(call)) return []
  const answer: unknown = JSON.parse(body)
  const parsed = calls[call].answer.safeParse(answer)
  if (!parsed.success) return [`${path} breaks the contract: ${parsed.error.message}`]
  const twin = victims.find(({ type }) => type === name)?.twin ?? null
  const isMissed =
    !hangsOn(name, hit) && twin !== null && shownAt.get(path)?.includes(twin) === true
  const ids = list.safeParse(answer).data?.data.map(({ id }) => id) ?? []
  return isMissed && !ids.includes(twin) ? [`${path} lost its sound entry ${twin}`] : []
}

test('there is a record of each type to break, and most have a sound twin in their list', () => {
  expect(types.filter((name) => !victims.some(({ type }) => type === name))).toEqual([])
  expect(victims.length).toBeGreaterThan(24)
  expect(victims.filter(({ twin }) => twin !== null).length).toBeGreaterThan(18)
  expect(breakages.length).toBeGreaterThan(400)
})

/** What once took more along than itself; each by itself, and all of them together. */
const known = [
  'aktuelles_locales in English only',
  'veranstaltungen_locales in English only',
  'aemter_locales in English only',
  'brancheneintraege_locales gone',
  'veranstaltungen.datum_von missing',
  'veranstaltungen.serie rows without fields',
  'pauschalen.preiskategorien rows without fields',
  'abfallarten_locales gone',
  'seiten_locales.bloecke de rows without fields',
  'wegweiser_verfahren.formulare an empty object',
]

test.each(known)('%s: every call answers', async (what) => {
  const broken = breakages.filter((one) => one.what === what)
  expect(broken).toHaveLength(1)
  expect(await problemsAfter(broken)).toStrictEqual([])
})

test('a record without its number takes no other along, whatever its type', async () => {
  const broken = breakages.filter(({ what }) => what.endsWith('.nummer missing'))
  expect(broken.length).toBeGreaterThan(18)
  for (const one of broken)
    expect([one.what, await problemsAfter([one])]).toStrictEqual([one.what, []])
})

test('a package that cannot be read takes no module along that shows it', async () => {
  const both = [
    'pauschalen.preiskategorien an empty object',
    'portalmodule_locales.inhalt de an empty row',
  ]
  const broken = breakages.filter(({ what }) => both.includes(what))
  expect(broken).toHaveLength(2)
  expect(await problemsAfter(broken)).toStrictEqual([])
})

test('all that once took others along is harmless together', async () => {
  const broken = breakages.filter(({ what }) => known.includes(what))
  expect(await problemsAfter(broken)).toStrictEqual([])
})

test('whatever is missing in published records, every call answers and no list loses another entry', async () => {
  const some = fc.subarray([...breakages.keys()], { minLength: 1, maxLength: 80 })
  await fc.assert(
    fc.asyncProperty(some, async (chosen) => {
      const broken = chosen.flatMap((index) => breakages[index] ?? [])
      expect(await problemsAfter(broken)).toStrictEqual([])
    }),
    { numRuns: 4 },
  )
})
