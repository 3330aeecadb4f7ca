import { createHash } from 'node:crypto'
import { calls } from '@kurstadt/contract'
import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { stopAfterFile } from '../support/leftovers.ts'
import { readPdf } from '../support/read-pdf.ts'
import { angabe, richText } from './lexical.ts'
import { type RunningTown, startTown } from './running-town.ts'
import { english, german, numberOf, published } from './writing.ts'

let running: RunningTown
let client: pg.Client

beforeAll(async () => {
  running = await startTown()
  client = new pg.Client({ connectionString: running.databaseUrl })
  await client.connect()
  stopAfterFile(() => client.end())
})

const paragraph = (words: string) => richText({ type: 'paragraph', children: [{ text: words }] })

async function publish(titel: string, rest: object = {}) {
  const doc = await running.payload.create({
    collection: 'bekanntmachungen',
    ...german,
    data: {
      ...published,
      titel,
      art: 'satzung' as const,
      datum_von: '2026-03-01',
      text: paragraph('Der volle Wortlaut.'),
      ...rest,
    },
  })
  return { id: doc.id, nummer: numberOf(doc) }
}

const sha256 = (data: string) => createHash('sha256').update(data).digest('hex')

async function fileOf(path: string): Promise<string> {
  const answer = await running.api.get(`/api/cms/${path}`)
  expect(answer.status).toBe(200)
  return answer.text()
}

async function check(pruefsumme?: string) {
  const query = pruefsumme === undefined ? '' : `?pruefsumme=${pruefsumme}`
  return calls.bekanntmachungspruefung.answer.parse(
    await running.read(`bekanntmachungspruefung${query}`),
  )
}

async function detailOf(nummer: number) {
  return calls['bekanntmachungen/{id}'].answer.parse(
    await running.read(`bekanntmachungen/${nummer}`),
  )
}

test('what is published is in the log with its wording, and the log is a chain that anybody can follow', async () => {
  const { nummer } = await publish('Hundesteuersatzung')
  const wording = await fileOf(`bekanntmachungen/${nummer}.txt`)
  expect(wording).toContain('Titel: Hundesteuersatzung\n')
  expect(wording).toContain('\nDer volle Wortlaut.\n')
  const lines = (await fileOf('bekanntmachungen.csv')).trim().split('\n')
  for (const [index, line] of lines.entries())
    if (index > 0) expect(line.split(';')[4]).toBe(sha256(lines[index - 1] ?? ''))
  expect(lines.at(-1)?.split(';')[3]).toBe(sha256(wording))
  const detail = await detailOf(nummer)
  expect(detail.nachweis?.pruefsumme).toBe(sha256(wording))
  expect(detail.unveraendert).toBe(true)
  const found = await check(sha256(wording))
  expect(found).toMatchObject({ bruch: null, eintraege: lines.length - 1 })
  expect(found.letzte).toBe(sha256(lines.at(-1) ?? ''))
  expect(found.treffer).toMatchObject([
    { was: 'wortlaut', unveraendert: true, bekanntmachung: { id: nummer } },
  ])
})

test('a file of a notice is found by its own checksum; what nobody knows is not found', async () => {
  const { docs } = await running.payload.find({ collection: 'medien', ...german, limit: 100 })
  const pdf = docs.find(({ mimeType }) => mimeType === 'application/pdf')
  const { nummer } = await publish('Mit Anlage', {
    dokumente: [{ blockType: 'dokument', titel: 'Plan', datei: pdf?.id }],
  })
  const [, hash = ''] =
    /Plan \(SHA-256 ([\da-f]{64})\)/.exec(await fileOf(`bekanntmachungen/${nummer}.txt`)) ?? []
  const { treffer } = await check(hash)
  expect(treffer).toContainEqual(
    expect.objectContaining({ was: 'anlage', titel: 'Plan', unveraendert: true }),
  )
  expect((await check('0'.repeat(64))).treffer).toEqual([])
  expect((await running.api.get('/api/cms/bekanntmachungspruefung?pruefsumme=7')).status).toBe(400)
})

const refused = /steht fest/

test('what is published stays: no German word, day or file changes, and it is not taken back or deleted', async () => {
  const { id, nummer } = await publish('Bleibt')
  const one = { collection: 'bekanntmachungen', id, ...german } as const
  const changes: object[] = [
    { titel: 'Anders' },
    { text: paragraph('Ein anderer Wortlaut.') },
    { art: 'wahl' },
    { datum_bis: '2026-12-31' },
    { rechtsgrundlage: '§ 1' },
    { _status: 'draft' },
  ]
  for (const data of changes)
    await expect(running.payload.update({ ...one, data }), JSON.stringify(data)).rejects.toThrow(
      refused,
    )
  await expect(running.payload.delete(one)).rejects.toThrow(refused)
  expect((await detailOf(nummer)).titel).toBe('Bleibt')
  const { docs } = await running.payload.find({ collection: 'aemter', ...german })
  await running.payload.update({ ...one, data: { amt: docs[0]?.id } })
  await running.payload.update({ ...one, ...english, data: { titel: 'Stays' } })
  const after = await detailOf(nummer)
  expect([after.unveraendert, after.amt?.id]).toEqual([true, running.town.amt])
})

test('a correction names the old one, and the old one the correction', async () => {
  const old = await publish('Falsche Frist')
  const corrected = await publish('Richtige Frist', { berichtigt: old.id })
  expect((await detailOf(corrected.nummer)).berichtigt?.id).toBe(old.nummer)
  expect((await detailOf(old.nummer)).berichtigt_durch).toMatchObject([{ id: corrected.nummer }])
})

test('PostgreSQL itself refuses to change a logged notice or the log', async () => {
  const { id } = await publish('Auch nicht in SQL')
  const statements = [
    `update bekanntmachungen set art = 'wahl' where id = '${id}'`,
    `delete from bekanntmachungen where id = '${id}'`,
    `update bekanntmachungen_locales set titel = 'x' where _parent_id = '${id}' and _locale = 'de'`,
    `delete from bekanntmachungen_locales where _parent_id = '${id}' and _locale = 'de'`,
    `update bekanntmachungsverzeichnis set wortlaut = 'x' where bekanntmachung = '${id}'`,
    `delete from bekanntmachungsverzeichnis where bekanntmachung = '${id}'`,
    'truncate bekanntmachungsverzeichnis',
  ]
  for (const statement of statements)
    await expect(client.query(statement), statement).rejects.toThrow(/stays as it is|only added to/)
  await client.query(`update bekanntmachungen set pruefen_bis = now() where id = '${id}'`)
})

/** Changes rows as somebody does who may do anything with the database. */
async function byHand(statement: string): Promise<void> {
  await client.query(`begin; set local session_replication_role = replica; ${statement}; commit`)
}

test('a notice changed by hand in the database: its page and the check say so, and there is no PDF of it', async () => {
  const { id, nummer } = await publish('Grundsteuer')
  const hash = (await detailOf(nummer)).nachweis?.pruefsumme ?? ''
  expect((await check(hash)).treffer[0]?.unveraendert).toBe(true)
  await byHand(
    `update bekanntmachungen_locales set titel = 'Grundsteuer B' where _parent_id = '${id}'`,
  )
  expect((await detailOf(nummer)).unveraendert).toBe(false)
  expect((await check(hash)).treffer[0]?.unveraendert).toBe(false)
  expect((await running.api.get(`/api/cms/bekanntmachungen/${nummer}.pdf`)).status).toBe(404)
  await byHand(
    `update bekanntmachungen_locales set titel = 'Grundsteuer' where _parent_id = '${id}'`,
  )
  expect((await detailOf(nummer)).unveraendert).toBe(true)
})

test('an entry of the log changed by hand breaks the chain after it', async () => {
  const { nummer } = await publish('Vorletzte')
  await publish('Letzte')
  expect((await check()).bruch).toBeNull()
  const at = `where nummer = ${nummer}`
  await byHand(
    `update bekanntmachungsverzeichnis set zeitpunkt = zeitpunkt + interval '1 ms' ${at}`,
  )
  expect((await check()).bruch).toBe((await check()).eintraege)
  await byHand(
    `update bekanntmachungsverzeichnis set zeitpunkt = zeitpunkt - interval '1 ms' ${at}`,
  )
  expect((await check()).bruch).toBeNull()
})

test('the PDF has tags, the whole text and the place in the log', async () => {
  const { nummer } = await publish('Friedhofssatzung', { rechtsgrundlage: '§ 4 GemO' })
  const answer = await running.api.get(`/api/cms/bekanntmachungen/${nummer}.pdf`)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  const { nachweis } = await detailOf(nummer)
  const words = JSON.stringify(pdf).replaceAll(/\s+/g, ' ')
  for (const expected of [
    'Friedhofssatzung',
    '§ 4 GemO',
    'Der volle Wortlaut.',
    nachweis?.pruefsumme,
  ])
    expect(words).toContain(expected)
})

test('published in the hour that comes twice in autumn: each at its second, told apart by the offset', async () => {
  const stamps: string[] = []
  for (const instant of ['2031-10-26T00:30:05.700Z', '2031-10-26T01:30:05.100Z']) {
    vi.setSystemTime(new Date(instant))
    const { nummer } = await publish('In der Nacht der Umstellung')
    vi.useRealTimers()
    stamps.push(
      /Bekannt gemacht: (.*)/.exec(await fileOf(`bekanntmachungen/${nummer}.txt`))?.[1] ?? '',
    )
  }
  expect(stamps).toEqual(['2031-10-26T02:30:05+02:00', '2031-10-26T02:30:05+01:00'])
  expect((await check()).bruch).toBeNull()
})

test('many published at the same moment follow one another', async () => {
  const before = (await check()).eintraege
  await Promise.all(Array.from({ length: 6 }, (_, index) => publish(`Zugleich ${index}`)))
  expect(await check()).toMatchObject({ eintraege: before + 6, bruch: null })
})

test('a fact that follows an office does not stand in a notice', async () => {
  const text = richText({
    type: 'paragraph',
    children: [angabe('x', 'telefon')],
  })
  await expect(publish('Lebendig', { text })).rejects.toThrow(/festen Text/)
})

test('nothing of a notice ahead of its first day: neither its wording nor a hit', async () => {
  const { nummer } = await publish('Später', { datum_von: '2099-01-01' })
  for (const ending of ['', '.txt', '.pdf'])
    expect((await running.api.get(`/api/cms/bekanntmachungen/${nummer}${ending}`)).status).toBe(404)
  const [hash = ''] =
    /[\da-f]{64}/.exec((await fileOf('bekanntmachungen.csv')).split('\n').at(-2) ?? '') ?? []
  expect((await check(hash)).treffer).toEqual([])
})
