import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { readPdf } from '../support/read-pdf.ts'
import { type Handlers, openHandlers } from './content-api.ts'
import { fillCouncil, secret } from './council.ts'
import { type RunningTown, startTown } from './running-town.ts'
import { german, published } from './writing.ts'

// Spec 2.6 and 7: the council information system. Reliability T02, T10, T20, T51.

let running: RunningTown
let handlers: Handlers
let council: Awaited<ReturnType<typeof fillCouncil>>

beforeAll(async () => {
  running = await startTown()
  handlers = await openHandlers()
  council = await fillCouncil(running.payload)
})

const insider = { rat: { nummer: 1 }, intranet: null }
const list = (name: 'raete' | 'gremien' | 'sitzungen' | 'vorlagen', query = '') =>
  running.read(`${name}?${query}`)

test('members are shown with their committees, contact only where it was released', async () => {
  const { data } = calls.raete.answer.parse(await list('raete', 'aktiv=1'))
  expect(data.map(({ nachname, kontakt }) => [nachname, kontakt.email])).toStrictEqual([
    ['Offen', 'toni@rat.example'],
    ['Scheu', null],
  ])
  expect(data[0]?.gremien).toStrictEqual([
    {
      id: council.council,
      titel: 'Gemeinderat',
      kuerzel: 'GR',
      detailURL: null,
      funktion: 'stellvertretung',
      von: null,
      bis: null,
    },
  ])
})

test('members are found by faction, committee and whether they hold a seat', async () => {
  const names = async (query: string) =>
    calls.raete.answer.parse(await list('raete', query)).data.map(({ nachname }) => nachname)
  expect(await names('aktiv=0')).toStrictEqual(['Ehemals'])
  expect(await names(`fraktion=${encodeURIComponent('Bürgerliste')}`)).toStrictEqual([
    'Offen',
    'Scheu',
  ])
  expect(await names(`gremium_id=${council.council}&order=nachname desc`)).toStrictEqual([
    'Scheu',
    'Offen',
    'Ehemals',
  ])
  expect(await names('gremium_id=9999')).toStrictEqual([])
})

test('a committee has its members of today in the editor’s order', async () => {
  const gremium = calls['gremien/{id}'].answer.parse(
    await running.read(`gremien/${council.council}`),
  )
  expect(gremium).toMatchObject({ titel: 'Gemeinderat', vorsitz: 'Bürgermeisterin' })
  expect(gremium.mitglieder.map(({ nachname, funktion }) => [nachname, funktion])).toStrictEqual([
    ['Scheu', 'mitglied'],
    ['Offen', 'stellvertretung'],
  ])
  expect(gremium.fruehere.map(({ nachname, bis }) => [nachname, bis])).toStrictEqual([
    ['Ehemals', '2025-12-31'],
  ])
})

test('a member has a public answer by number, also when the term is over, without the account', async () => {
  const { data } = calls.raete.answer.parse(await list('raete'))
  for (const { id } of data) {
    const text = JSON.stringify(await running.read(`ratsmitglieder/${id}`))
    expect(calls['ratsmitglieder/{id}'].answer.parse(JSON.parse(text)).id).toBe(id)
    expect(text).not.toContain('taetigkeitsbereiche')
    expect(text.toLowerCase()).not.toContain(secret.toLowerCase())
  }
  expect((await running.api.get('/api/cms/ratsmitglieder/9999')).status).toBe(404)
})

test('a public meeting is shown with its public items, papers and files alone', async () => {
  const address = `sitzungen/${council.meetings.open}`
  const sitzung = calls['sitzungen/{id}'].answer.parse(await running.read(address))
  expect(sitzung).toMatchObject({ beginn: '2031-06-10T18:30', ende: '2031-06-10T20:00' })
  const [own] = sitzung.tagesordnung
  expect(own?.id).toBeGreaterThan(0)
  expect(sitzung.tagesordnung).toStrictEqual([
    {
      id: own?.id,
      punkt: '1',
      titel: 'Spielplatz',
      oeffentlich: true,
      vorlagen: [
        {
          id: council.papers.open,
          drucksache: '2031/001',
          titel: 'Spielplatz',
          oeffentlich: true,
          detailURL: null,
        },
      ],
      beratung: null,
      beschluss: 'Wird gebaut.',
      ergebnis: null,
      abstimmung: { ja: 12, nein: 3, enthaltung: 0, befangen: 0 },
    },
  ])
  expect(sitzung.einladung).toMatchObject({ titel: 'Lageplan', format: 'PDF', stand: '2031-01-02' })
  expect(sitzung.protokoll).toBeNull()
})

test('meetings are found by time and committee', async () => {
  const titles = async (query: string) =>
    calls.sitzungen.answer.parse(await list('sitzungen', query)).data.map(({ titel }) => titel)
  expect(await titles('')).toStrictEqual(['Gemeinderat im Juni', 'Gemeinderat von früher'])
  expect(await titles('zeitraum=kommend')).toStrictEqual(['Gemeinderat im Juni'])
  expect(await titles('zeitraum=vergangen')).toStrictEqual(['Gemeinderat von früher'])
  expect(await titles('datum_von=2031-06-10&datum_bis=2031-06-10')).toHaveLength(1)
  expect(await titles('datum_von=2031-06-11')).toStrictEqual([])
  expect(await titles(`gremium_id=${council.council}`)).toHaveLength(2)
  expect(await titles('gremium_id=9999')).toStrictEqual([])
  expect(await titles('pro_seite=1&seite=2')).toStrictEqual(['Gemeinderat von früher'])
  expect(await titles('pro_seite=1&seite=3')).toStrictEqual([])
})

test('a paper names the public items it stands on, its office and its public files', async () => {
  const paper = calls['vorlagen/{id}'].answer.parse(
    await running.read(`vorlagen/${council.papers.open}`),
  )
  expect(
    paper.beratungsfolge.map(({ sitzung, punkt }) => [sitzung?.id, punkt?.punkt]),
  ).toStrictEqual([[council.meetings.open, '1']])
  expect(paper.amt).toMatchObject({ id: council.amt, titel: 'Kämmerei' })
  expect(paper.dateien.map(({ titel }) => titel)).toStrictEqual(['Lageplan'])
})

test('papers are found by meeting, office and year', async () => {
  const count = async (query: string) =>
    calls.vorlagen.answer.parse(await list('vorlagen', query)).anzahl
  expect(await count('')).toBe(1)
  expect(await count(`sitzung_id=${council.meetings.open}`)).toBe(1)
  expect(await count(`sitzung_id=${council.meetings.closed}`)).toBe(0)
  expect(await count(`amt_id=${council.amt}`)).toBe(1)
  expect(await count('jahr=2031')).toBe(1)
  expect(await count('jahr=2030')).toBe(0)
  expect(await count(`gremium_id=${council.council}`)).toBe(1)
  expect(await count('gremium_id=9999')).toBe(0)
  expect(await count('art=beschlussvorlage')).toBe(1)
  expect(await count('art=antrag')).toBe(0)
})

test('what is not public is answered as if it were not there', async () => {
  for (const address of [
    `sitzungen/${council.meetings.closed}`,
    `vorlagen/${council.papers.closed}`,
    'sitzungen/9999',
  ]) {
    const { status } = await running.api.get(`/api/cms/${address}`)
    expect([address, status]).toStrictEqual([address, 404])
  }
})

test('without pages of the council its things have no address, and the town’s search finds none', async () => {
  expect(calls.suche.answer.parse(await running.read('suche?q=Spielplatz')).data).toStrictEqual([])
})

test('a member is told of themselves and of nobody else (T10)', async () => {
  const { payload } = running
  const { shy } = council.members
  const where = { nummer: { equals: shy } }
  const { docs } = await payload.find({ collection: 'raete', where })
  const sitzung = { bleibt: 3_600, laengstens: 43_200, begonnen: new Date() }
  const rat = { nummer: shy, konto: docs[0]?.id ?? '', sitzung }
  const ask = (id: number) =>
    handlers['raete/{id}']({ payload, params: {}, id, sessions: { rat, intranet: null } })
  const own = await ask(shy)
  expect(calls['raete/{id}'].answer.strict().parse(own.answer)).toStrictEqual({
    id: shy,
    vorname: 'Toni',
    nachname: 'Scheu',
    kontakt: { email: null },
    taetigkeitsbereiche: [secret],
    gremien: [expect.objectContaining({ titel: 'Gemeinderat' })],
    sitzung: { bleibt: 3_600, laengstens: 43_200, letzte_anmeldung: null },
  })
  expect(own.isPrivate).toBe(true)
  for (const other of [council.members.open, council.members.former, 9999])
    await expect(ask(other)).rejects.toMatchObject({
      code: 'not-found',
      detail: { isPrivate: true },
    })
})

test('with a session of the council everything published is there', async () => {
  const { payload } = running
  const all = { payload, id: 0, sessions: insider }
  const meetings = await handlers.sitzungen({ ...all, params: calls.sitzungen.params.parse({}) })
  const papers = await handlers.vorlagen({ ...all, params: calls.vorlagen.params.parse({}) })
  expect(calls.sitzungen.answer.parse(meetings.answer).anzahl).toBe(3)
  expect(calls.vorlagen.answer.parse(papers.answer).data).toMatchObject([
    { drucksache: '2031/002', beratungsfolge: { length: 5 } },
    { drucksache: '2031/001', beratungsfolge: { length: 4 } },
  ])
  expect(JSON.stringify(meetings.answer)).toContain(secret)
})

test('published minutes are a tagged PDF of what everybody reads; of others there is none (T51)', async () => {
  const { open, closed } = council.meetings
  const ask = (id: number) => running.api.get(`/api/cms/sitzungen/${id}.pdf`)
  const { docs } = await running.payload.find({
    collection: 'raete',
    where: { nummer: { in: [council.members.open, council.members.shy] } },
    sort: 'nummer',
  })
  const [rat, vertretung] = docs.map(({ id }) => id)
  if (rat === undefined) throw new Error('a council without members')
  const teilnahme = [{ rat, anwesenheit: 'entschuldigt' as const, vertretung }]
  const minutes = (id: number, niederschrift: 'entwurf' | 'genehmigt' | 'oeffentlich') =>
    running.payload.update({
      collection: 'sitzungen',
      where: { nummer: { equals: id } },
      ...german,
      data: { teilnahme, niederschrift, genehmigt_am: '2031-07-01T12:00:00.000Z', ...published },
    })
  for (const stand of ['entwurf', 'genehmigt'] as const) {
    await minutes(open, stand)
    expect([stand, (await ask(open)).status]).toStrictEqual([stand, 404])
  }
  await minutes(open, 'oeffentlich')
  await minutes(closed, 'oeffentlich')
  expect((await ask(closed)).status).toBe(404)
  const answer = await ask(open)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  expect([pdf.isMarked, pdf.lang, pdf.unmarked, pdf.nested]).toStrictEqual([true, 'de-DE', [], []])
  expect(pdf.title).toBe('Niederschrift: Gemeinderat im Juni')
  const words = pdf.pages.join(' ').replaceAll(/\s+/g, ' ')
  for (const said of ['Toni Offen (Bürgerliste), vertreten durch Toni Scheu', 'TOP 1: Spielplatz'])
    expect(words).toContain(said)
  expect(words).toContain('Beschluss: Wird gebaut.')
  expect(words).toContain('1. Juli 2031')
  expect(words).not.toContain(secret)
})
