import { type DatensatzName, datensaetze, datensatzNamen } from '@kurstadt/contract/offene-daten'
import { parse } from 'csv-parse/sync'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type RunningTown, startTown } from './running-town.ts'
import { german, local, numberOf, published } from './writing.ts'

// Open data (issue 25, point 7): what is in the files, and what is not.

let running: RunningTown
let database: pg.Client

beforeAll(async () => {
  running = await startTown()
  database = new pg.Client({ connectionString: running.databaseUrl })
  await database.connect()
})

afterAll(() => database.end())

const wert = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])
const jsonFile = z.strictObject({
  datensatz: z.enum(datensatzNamen),
  titel: z.string().min(1),
  herausgeber: z.string().nullable(),
  lizenz: z.strictObject({ titel: z.string(), text: z.url() }).nullable(),
  namensnennung: z.string().nullable(),
  seite: z.int().positive(),
  seiten: z.int().positive(),
  naechste: z.url().nullable(),
  daten: z.array(z.record(z.string(), wert)),
})

/** East and north of the Black Forest: who mixes them up is somewhere in the Indian Ocean. */
const position = z.union([
  z.tuple([z.number().min(5).max(16), z.number().min(46).max(56)]),
  z.tuple([z.number().min(5).max(16), z.number().min(46).max(56), z.number()]),
])
/** RFC 7946, section 3, as far as we use it. */
const geoFile = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.strictObject({
      type: z.literal('Feature'),
      id: z.int().positive(),
      geometry: z
        .discriminatedUnion('type', [
          z.strictObject({ type: z.literal('Point'), coordinates: position }),
          z.strictObject({ type: z.literal('LineString'), coordinates: z.array(position).min(2) }),
        ])
        .nullable(),
      properties: z.record(z.string(), wert),
    }),
  ),
})

type Asked = { sprache?: 'de' | 'en'; seite?: number }

async function fetchFile(name: DatensatzName, format: string, { sprache = 'de', seite }: Asked) {
  const page = seite === undefined ? '' : `&seite=${seite}`
  return running.api.get(`/api/cms/daten.${format}?datensatz=${name}&sprache=${sprache}${page}`)
}

const readJson = async (name: DatensatzName, asked: Asked = {}) =>
  jsonFile.parse(await (await fetchFile(name, 'json', asked)).json())
const readGeo = async (name: DatensatzName) =>
  geoFile.parse(await (await fetchFile(name, 'geojson', {})).json())

/** Another reader than the writer, strict about quotes, widths of rows and the byte order mark. */
async function readCsv(name: DatensatzName, asked: Asked = {}) {
  const bytes = Buffer.from(await (await fetchFile(name, 'csv', asked)).arrayBuffer())
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
  const rows = parse(bytes, { bom: true, record_delimiter: '\r\n', relax_column_count: false })
  return z.array(z.array(z.string())).parse(rows)
}

const cell = (value: z.output<typeof wert>) =>
  Array.isArray(value) ? value.join(' | ') : String(value ?? '')

test.each(datensatzNamen)(
  '%s says the same as JSON, table and map, in both languages',
  async (name) => {
    const { spalten, formate } = datensaetze[name]
    const names = spalten.map((one) => one.name)
    for (const sprache of ['de', 'en'] as const) {
      const { daten } = await readJson(name, { sprache })
      const [head, ...rows] = await readCsv(name, { sprache })
      expect(daten.length, name).toBeGreaterThan(0)
      expect(head).toStrictEqual(names)
      for (const one of daten) expect(Object.keys(one)).toStrictEqual(names)
      const withoutGuard = rows.map((row) => row.map((text) => text.replace(/^'(?=[=+\-@])/, '')))
      expect(withoutGuard).toStrictEqual(
        daten.map((one) => names.map((key) => cell(one[key] ?? null))),
      )
    }
    if (!formate.includes('geojson')) return
    const { features } = await readGeo(name)
    expect(features.map(({ properties }) => properties)).toStrictEqual((await readJson(name)).daten)
    const isPlaced = features.some(({ geometry }) => geometry !== null)
    // The other entries of the small town lie nowhere, and are there all the same.
    expect([name, isPlaced]).toStrictEqual([
      name,
      ['pois', 'brancheneintraege', 'touren'].includes(name),
    ])
  },
)

test('who hides an address, what is a draft and who works there are in no file', async () => {
  const texts = await Promise.all(
    datensatzNamen.flatMap((name) =>
      datensaetze[name].formate.map(async (format) => (await fetchFile(name, format, {})).text()),
    ),
  )
  const all = texts.join('\n')
  expect(all).toContain('Zum Ähren')
  // An owner who hides, a draft, members of staff of the only office.
  for (const private_ of ['Ölmühle Obermüller', 'Geheimweg', 'Verborgener Betrieb', 'Zwickel'])
    expect(all).not.toContain(private_)
  expect((await readJson('brancheneintraege')).daten.flatMap(Object.keys)).not.toContain('email')
})

test('T49: what a spreadsheet would calculate is text in the table and unchanged in JSON', async () => {
  const titel = '=HYPERLINK("https://boese.example";"Klick"),\n+49'
  const { nummer } = z.object({ nummer: z.int() }).parse(
    await running.payload.create({
      collection: 'pois',
      ...german,
      data: {
        ...published,
        titel,
        art: 'aussicht',
        einleitung: 'Weit, „sehr“ weit.',
        koordinaten: { breite: 48.7, laenge: 8.4 },
      },
    }),
  )
  const [head = [], ...rows] = await readCsv('pois')
  const row = rows.find(([id]) => id === String(nummer))
  expect(row?.[head.indexOf('titel')]).toMatch(/^'=HYPERLINK/)
  const { daten } = await readJson('pois')
  expect(daten.find(({ id }) => id === nummer)).toMatchObject({ titel, geo_breite: 48.7 })
  const { features } = await readGeo('pois')
  expect(features.find(({ id }) => id === nummer)?.geometry?.coordinates).toStrictEqual([8.4, 48.7])
})

test('a broken record costs its own line and no other', async () => {
  const before = await readJson('touren')
  await database.query('update touren set laenge = -1 where nummer = $1', [
    running.town.erleben.tour,
  ])
  // Tours are kept in memory until a change of theirs is noted.
  await database.query("insert into content_changes (tags) values (array['touren'])")
  const after = await readJson('touren')
  expect(after.daten.length).toBe(before.daten.length - 1)
  const { datensaetze: listed } = z
    .object({ datensaetze: z.array(z.object({ name: z.string() })) })
    .parse(await running.read('offene_daten'))
  expect(listed.map(({ name }) => name)).toStrictEqual([...datensatzNamen])
})

test('a picture is named only while its own licence lets others use it', async () => {
  const pictured = async () => {
    const { daten } = await readJson('veranstaltungen')
    const found = daten.find(({ id }) => id === running.town.concert)
    return [found?.bild, found?.bild_urheber, found?.bild_lizenz]
  }
  const licence = async (lizenz: 'cc-by' | 'nutzungsrecht') =>
    running.payload.update({
      collection: 'medien',
      where: { nummer: { equals: running.town.bildNummer } },
      ...local,
      data: { lizenz, urheber: 'Foto Tannert' },
    })
  expect(await pictured()).toStrictEqual([null, null, null])
  await licence('cc-by')
  expect(await pictured()).toStrictEqual([
    expect.stringMatching(/^https?:\/\/[^/]+\/media\/[\w.-]+$/),
    expect.stringMatching(/./),
    'https://creativecommons.org/licenses/by/4.0/',
  ])
  await licence('nutzungsrecht')
  expect(await pictured()).toStrictEqual([null, null, null])
  const { headers } = await fetchFile('veranstaltungen', 'json', {})
  const tags = (headers.get('cache-tags') ?? '').split(',')
  expect(tags).toEqual(expect.arrayContaining(['veranstaltungen', 'einstellungen']))
  expect(tags.some((tag) => tag.startsWith('medien'))).toBe(true)
})

test('the licence is the town’s to choose; until then none is named', async () => {
  const choose = (offene_daten_lizenz: 'dl-by-de/2.0' | null) =>
    running.payload.updateGlobal({
      slug: 'einstellungen',
      ...german,
      data: { offene_daten_lizenz },
    })
  await choose(null)
  expect(await readJson('aemter')).toMatchObject({ lizenz: null, namensnennung: null })
  expect(await running.read('offene_daten')).toMatchObject({ lizenz: null })
  await choose('dl-by-de/2.0')
  const { herausgeber, lizenz, namensnennung } = await readJson('aemter')
  expect(lizenz?.text).toBe('https://www.govdata.de/dl-de/by-2-0')
  expect(namensnennung).toBe(herausgeber)
  expect(await running.read('offene_daten')).toMatchObject({ lizenz: 'dl-by-de/2.0' })
})

test('T52: more than one file holds comes in parts, each record once', async () => {
  await database.query(`insert into strassen (nummer, name, bezirk, updated_at, created_at)
    select 10000 + n, 'Querweg ' || n, 1 + n % 4, now(), now() from generate_series(1, 5200) n`)
  const first = await readJson('strassen')
  const second = await readJson('strassen', { seite: 2 })
  expect([first.seiten, first.daten.length]).toStrictEqual([2, 5_000])
  expect(new URL(first.naechste ?? '').search).toBe('?seite=2')
  expect(second.naechste).toBeNull()
  const numbers = [...first.daten, ...second.daten].map(({ id }) => id)
  const { rows } = await database.query('select nummer from strassen')
  expect(new Set(numbers).size).toBe(rows.length)
  expect(numbers.length).toBe(rows.length)
  expect((await readCsv('strassen', { seite: 2 })).length).toBe(second.daten.length + 1)
  const answer = z
    .object({ datensaetze: z.array(z.object({ name: z.string(), anzahl: z.int() })) })
    .parse(await running.read('offene_daten'))
  expect(answer.datensaetze.find(({ name }) => name === 'strassen')?.anzahl).toBe(rows.length)
})

test.each([
  ['daten.json?datensatz=mitarbeiter', 400],
  ['daten.json', 400],
  ['daten.csv?datensatz=pois&seite=0', 400],
  ['daten.csv?datensatz=pois&seite=1e9', 400],
  ['daten.csv?datensatz=pois&seite=1001', 400],
  ['daten.csv?datensatz=pois&seite=1000', 404],
  ['daten.json?datensatz=parken&seite=2', 404],
  ['daten.geojson?datensatz=abfuhrtermine', 404],
])('%s is refused in words', async (path, status) => {
  const response = await running.api.get(`/api/cms/${path}`)
  expect([response.status, await response.json()]).toMatchObject([status, { error: {} }])
})

test('a dataset that nobody has filled is a file without records', async () => {
  const { docs } = await running.payload.delete({
    collection: 'touren',
    where: { nummer: { greater_than: 0 } },
    ...local,
  })
  expect(docs.map(numberOf)).not.toStrictEqual([])
  expect((await readJson('touren')).daten).toStrictEqual([])
  expect(await readCsv('touren')).toHaveLength(1)
  expect((await readGeo('touren')).features).toStrictEqual([])
})
