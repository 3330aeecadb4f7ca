import { calls } from '@kurstadt/contract'
import ical from 'node-ical'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { hidden, nothingHiddenIn } from './council-hidden.ts'
import { markers, type OpenCouncil, openCouncil } from './council-town.ts'
import { german, numberOf } from './writing.ts'

// Where the council shows outside its own calls: calendars, the town's search, the sitemap. T51, T20.

let payload: OpenCouncil['payload']
let handlers: OpenCouncil['handlers']
let council: OpenCouncil['council']

beforeAll(async () => {
  ;({ payload, handlers, council } = await openCouncil({ hasPages: true }))
})

async function calendar(params: { gremium_id?: number } = {}) {
  const { fileMakers: files } = await import('../../apps/cms/src/api/file-makers.ts')
  const asked = { payload, id: 0, params: { sprache: 'de' as const, ...params } }
  return String((await files['sitzungen.ics'](asked)).body)
}

const eventsIn = (text: string) =>
  Object.values(ical.sync.parseICS(text)).flatMap((one) => (one?.type === 'VEVENT' ? [one] : []))

/** A text of a calendar, which this reader hands over as an object where it has parameters. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const day = { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' } as const

test('a calendar holds the public meetings with their public items, and where to read them', async () => {
  const text = await calendar()
  nothingHiddenIn(text)
  const events = eventsIn(text)
  expect(events).toHaveLength(2)
  const [first] = events
  expect(first?.start.toLocaleString('sv-SE', day)).toBe('2031-06-10 18:30')
  const id = numberOf(council.meetings.council)
  expect(textOf(first?.description)).toContain(`Punkt ${markers.everybody}`)
  expect(String(first?.url)).toMatch(new RegExp(`/de/gemeinderat/sitzungen/[^/]+-id_${id}/$`))
})

test('a committee has a calendar of its own, which says whose it is', async () => {
  const text = await calendar({ gremium_id: numberOf(council.committees.finance) })
  expect(eventsIn(text)).toHaveLength(1)
  expect(text).toContain('Finanzausschuss: Sitzungen in')
  expect(eventsIn(await calendar({ gremium_id: 9_999 }))).toHaveLength(0)
})

test('a meeting is an entry that a calendar finds again when it is cancelled', async () => {
  const { fileMakers: files } = await import('../../apps/cms/src/api/file-makers.ts')
  const id = numberOf(council.meetings.finance)
  const params = { sprache: 'de' as const }
  const read = async () =>
    eventsIn(String((await files['sitzungen/{id}.ics']({ payload, params, id })).body))[0]
  const before = await read()
  const set = (abgesagt: boolean) =>
    payload.update({
      collection: 'sitzungen',
      id: council.meetings.finance.id,
      ...german,
      data: { abgesagt, _status: 'published' },
    })
  await set(true)
  const after = await read()
  expect([before?.status, after?.status]).toEqual(['CONFIRMED', 'CANCELLED'])
  expect(after?.uid).toBe(before?.uid)
  expect(textOf(after?.summary)).toMatch(/^Abgesagt: /)
  await set(false)
})

test('a meeting that is not public has no calendar', async () => {
  const { fileMakers: files } = await import('../../apps/cms/src/api/file-makers.ts')
  const id = numberOf(council.meetings.building)
  const asked = { payload, params: { sprache: 'de' as const }, id }
  await expect(files['sitzungen/{id}.ics'](asked)).rejects.toMatchObject({ code: 'not-found' })
})

async function find(q: string, exclude_type = '') {
  const params = calls.suche.params.parse({ q, exclude_type })
  return (await handlers.suche({ payload, id: 0, params })).answer.data
}

test('the town’s search finds what is public of the council, by words of its files too', async () => {
  const hits = await find(markers.everybody)
  expect(new Set(hits.map(({ _type }) => _type))).toEqual(new Set(['sitzungen', 'vorlagen']))
  const paper = hits.find(({ _type }) => _type === 'vorlagen')
  expect(paper?.url).toMatch(/^\/de\/gemeinderat\/vorlagen\/.+-id_\d+\/$/)
  nothingHiddenIn(JSON.stringify(hits))
})

test('the town’s search leaves the council out where it is asked to (spec 7)', async () => {
  expect(await find(markers.everybody, 'ratsinfosystem')).toEqual([])
})

test.each(hidden)('nobody’s search finds %s', async (word) => {
  for (const q of [
    word,
    word.slice(0, -1),
    word.toUpperCase(),
    `"${word}"`,
    `${word} | Rat`,
    `!Rat ${word}`,
  ])
    expect(await find(q), q).toEqual([])
})

/** Letters that a search syntax, a pattern or a statement could mean something by. */
const pieces = [
  "'",
  '"',
  '\\',
  '%',
  '_',
  ':*',
  '&',
  '|',
  '!',
  '<->',
  '(',
  ')',
  '--',
  '\u0000',
  '€',
  '𝔐',
  'ß',
  ' ',
]

test('no words at all make the council’s search fail (T51)', async () => {
  for (const piece of pieces)
    for (const q of [
      piece,
      piece.repeat(80),
      `Markeroffen${piece}`,
      `${piece}Markeroffen ${piece}`,
    ]) {
      const parsed = calls.ratsinfo_suche.params.safeParse({ q })
      if (!parsed.success) continue
      const asked = { payload, id: 0, params: parsed.data, sessions: { rat: null, intranet: null } }
      const { answer } = await handlers.ratsinfo_suche(asked)
      nothingHiddenIn(JSON.stringify(answer.data))
    }
})

test('the sitemap names what is public of the council, and nothing else of it', async () => {
  const { publicAddresses } = await import(
    '../../apps/cms/src/subjects/seiten/read/public-addresses.ts'
  )
  const found = await publicAddresses(payload, { seite: 1, pro_seite: 1_000 })
  const of = (typ: string) => found.filter((one) => one.typ === typ).map(({ nummer }) => nummer)
  expect(of('sitzungen')).toEqual(
    [council.meetings.council, council.meetings.finance].map(numberOf).toSorted((a, b) => a - b),
  )
  expect(of('vorlagen')).toEqual([council.papers.everybody, council.papers.attached].map(numberOf))
  expect(of('gremien')).toHaveLength(3)
  expect(found.filter(({ _locale, typ }) => _locale === 'en' && typ !== 'seiten')).toEqual([])
  nothingHiddenIn(JSON.stringify(found))
})

/** What stores keep of a public item: feeds, pages, calendars and open data, with what ends it. */
async function keptAnswers() {
  const { fileMakers: files } = await import('../../apps/cms/src/api/file-makers.ts')
  const sprache = 'de' as const
  const meeting = numberOf(council.meetings.council)
  const paper = numberOf(council.papers.everybody)
  const single = { payload, params: { sprache } }
  const feed = calls.sitzungen.params.parse({ order: 'beginn desc', pro_seite: '50' })
  const papers = calls.vorlagen.params.parse({ order: 'drucksache desc', pro_seite: '50' })
  const lists = [
    await handlers.sitzungen({ payload, id: 0, params: feed }),
    await handlers['sitzungen/{id}']({ ...single, id: meeting }),
    await handlers.vorlagen({ payload, id: 0, params: papers }),
    await handlers['vorlagen/{id}']({ ...single, id: paper }),
  ].map(({ answer, tags }) => ({ text: JSON.stringify(answer), tags }))
  const open = { pfad: 'body/1/agendaitem', omit_internal: 'false' as const, limit: 100 }
  const made = [
    await files['sitzungen.ics']({ ...single, id: 0 }),
    await files['sitzungen/{id}.ics']({ ...single, id: meeting }),
    await files['oparl.json']({ payload, id: 0, params: open }),
  ].map(({ body, tags }) => ({ text: String(body).replaceAll(/\r\n /g, ''), tags }))
  return [...lists, ...made]
}

test('an item that is made non-public ends all that stores keep of it, and is in nothing made anew', async () => {
  const { id } = council.meetings.council
  const word = 'Brunnenvergabe'
  const doc = await payload.findByID({ collection: 'sitzungen', id, ...german })
  const [first, ...rest] = doc.tagesordnung ?? []
  if (first === undefined) throw new Error('a meeting without items')
  const save = (oeffentlich: boolean) =>
    payload.update({
      collection: 'sitzungen',
      id,
      ...german,
      data: {
        tagesordnung: [{ ...first, titel: word, beschluss: word, oeffentlich }, ...rest],
        _status: 'published',
      },
    })
  await save(true)
  const before = await keptAnswers()
  expect(before.map(({ text }) => text.includes(word))).toEqual(before.map(() => true))
  const last = 'select coalesce(max(id), 0)::int as id from content_changes'
  const { id: from } = z.object({ id: z.int() }).parse((await payload.db.pool.query(last)).rows[0])
  await save(false)
  const { rows } = await payload.db.pool.query(
    'select distinct unnest(tags) as tag from content_changes where id > $1',
    [from],
  )
  const ended = new Set(
    z
      .array(z.object({ tag: z.string() }))
      .parse(rows)
      .map(({ tag }) => tag),
  )
  for (const { tags, text } of before)
    expect([text.slice(0, 80), tags.some((tag) => ended.has(tag))]).toEqual([
      text.slice(0, 80),
      true,
    ])
  for (const { text } of await keptAnswers()) expect(text).not.toContain(word)
  const params = calls.ratsinfo_suche.params.parse({ q: word })
  expect((await handlers.ratsinfo_suche({ payload, id: 0, params })).answer.anzahl).toBe(0)
})
