import { beforeAll, expect, test } from 'vitest'
import { type BackOffice, isRecord, openBackOffice } from './back-office.ts'
import { addEvent, series } from './event-town.ts'
import { english, german, published } from './writing.ts'

let office: BackOffice
let token: string
/** A Sunday of next year, wherever in time the test runs. */
let sunday: string

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

beforeAll(async () => {
  office = await openBackOffice()
  token = await office.logIn('tourismus')
  const soon = inDays(60)
  sunday = inDays(60 + ((7 - soon.getUTCDay()) % 7))
    .toISOString()
    .slice(0, 10)
})

const after = (weeks: number) =>
  new Date(Date.parse(sunday) + weeks * 7 * 86_400_000).toISOString().slice(0, 10)

async function addSeries() {
  const rule = { rhythmus: 'woechentlich', anzahl: 6, aenderungen: [] }
  const more = { timeFrom: '15:30', timeTo: '17:00', serie: series(rule) }
  return addEvent(office.payload, 'Kurkonzert', sunday, more)
}

function cancel(id: string, body: object, as = token) {
  return office.call('POST', `veranstaltungen/${id}/absagen`, body, as)
}

function shown(id: string, texts: typeof german | typeof english = german) {
  return office.payload.findByID({ collection: 'veranstaltungen', id, ...texts, draft: false })
}

function newest(id: string, texts: typeof german | typeof english = german) {
  return office.payload.findByID({ collection: 'veranstaltungen', id, ...texts, draft: true })
}

async function rowsOf(id: string) {
  const { rows } = await office.payload.db.pool.query(
    'select regeltag::text, status from veranstaltung_termine where veranstaltung = $1 order by 1',
    [id],
  )
  return rows.map(({ regeltag, status }) => `${regeltag} ${status}`)
}

async function beginningsOf(id: string, status: string) {
  const { rows } = await office.payload.db.pool.query(
    `select datum_von::text, zeit_von from veranstaltung_termine
     where veranstaltung = $1 and status = $2`,
    [id, status],
  )
  return rows.map(({ datum_von, zeit_von }) => `${datum_von} ${zeit_von}`)
}

const moved = { stand: 'verschoben', grund: 'Chorfest', timeFrom: '19:00' }
const ill = { stand: 'abgesagt', grund: 'Die Dirigentin ist krank.', grund_en: 'Illness.' }

test('an event is cancelled with its reason in one step, in both languages, and it is logged', async () => {
  const { id } = await addEvent(office.payload, 'Orgel', sunday)
  const { status } = await cancel(id, ill)
  expect(status).toBe(200)
  expect(await shown(id)).toMatchObject({
    status: 'abgesagt',
    statusgrund: ill.grund,
    ...published,
  })
  expect(await shown(id, english)).toMatchObject({ statusgrund: 'Illness.' })
  expect(await rowsOf(id)).toEqual([`${sunday} abgesagt`])
  const { rows } = await office.payload.db.pool.query(
    'select wer, vorgang, felder from protokoll where dokument = $1',
    [id],
  )
  expect(rows).toContainEqual({ wer: 'Probe', vorgang: 'geaendert', felder: 'Stand, Grund' })
})

test('one day of a series is cancelled and takes place after all', async () => {
  const { id } = await addSeries()
  await cancel(id, { ...ill, tag: after(2) })
  const days = await rowsOf(id)
  expect(days.filter((one) => one.endsWith('abgesagt'))).toEqual([`${after(2)} abgesagt`])
  const again = await cancel(id, { ...ill, grund: 'Sturm', grund_en: '', tag: after(2) })
  const { serie } = await shown(id)
  expect(again.status).toBe(200)
  expect(serie?.[0]?.aenderungen).toMatchObject([{ grund: 'Sturm', stand: 'abgesagt' }])
  await cancel(id, { stand: 'geplant', tag: after(2) })
  expect((await rowsOf(id)).filter((one) => one.endsWith('abgesagt'))).toEqual([])
})

test('a day that is called off by its time stays so when the series begins at another one', async () => {
  const { id } = await addSeries()
  await cancel(id, { ...ill, tag: after(2), uhrzeit: '15:30' })
  const { serie } = await shown(id)
  await office.payload.update({
    collection: 'veranstaltungen',
    id,
    ...german,
    data: { ...published, timeFrom: '16:00', serie },
  })
  expect((await rowsOf(id)).filter((one) => one.endsWith('abgesagt'))).toEqual([
    `${after(2)} abgesagt`,
  ])
})

test('a day that was changed in the form is called off by its time, and takes place after all', async () => {
  const { id } = await addSeries()
  const [rule] = (await shown(id)).serie ?? []
  const aenderungen = [{ datum: `${after(1)}T12:00:00.000Z`, stand: 'ausverkauft' as const }]
  await office.payload.update({
    collection: 'veranstaltungen',
    id,
    ...german,
    data: { ...published, serie: rule ? [{ ...rule, aenderungen }] : [] },
  })
  const stateOf = async () => (await rowsOf(id))[1]
  expect(await stateOf()).toBe(`${after(1)} ausverkauft`)
  await cancel(id, { ...ill, tag: after(1), uhrzeit: '15:30' })
  expect(await stateOf()).toBe(`${after(1)} abgesagt`)
  await cancel(id, { stand: 'geplant', tag: after(1), uhrzeit: '15:30' })
  expect(await stateOf()).toBe(`${after(1)} geplant`)
})

test('a day that was moved is sold out or called off on its new day', async () => {
  const { id } = await addSeries()
  await cancel(id, { ...moved, neues_datum: after(9), tag: after(1), uhrzeit: '15:30' })
  await cancel(id, { ...ill, stand: 'ausverkauft', tag: after(1), uhrzeit: '15:30' })
  expect(await beginningsOf(id, 'ausverkauft')).toEqual([`${after(9)} 19:00`])
})

test('all days of a series are cancelled at once', async () => {
  const { id } = await addSeries()
  await cancel(id, ill)
  expect((await rowsOf(id)).every((one) => one.endsWith('abgesagt'))).toBe(true)
})

test('a day that is postponed names the new one', async () => {
  const { id } = await addSeries()
  await cancel(id, { ...moved, neues_datum: after(9), tag: after(1) })
  expect(await beginningsOf(id, 'verschoben')).toEqual([`${after(9)} 19:00`])
})

test('an unfinished draft stays a draft, with the cancellation in it', async () => {
  const { id } = await addEvent(office.payload, 'Lesung', sunday)
  const draft = { titel: 'Lesung mit Musik', _status: 'draft' } as const
  const collection = 'veranstaltungen'
  await office.payload.update({ collection, id, ...german, draft: true, data: draft })
  await cancel(id, ill)
  expect(await shown(id)).toMatchObject({ titel: 'Lesung', status: 'abgesagt' })
  const cancelled = { titel: 'Lesung mit Musik', status: 'abgesagt', _status: 'draft' }
  expect(await newest(id)).toMatchObject(cancelled)
})

test.each([
  [{ stand: 'abgesagt' }, 400, /Grund an/],
  [{ stand: 'abgesagt', grund: '   ' }, 400, /Grund an/],
  [{ stand: 'entfallen', grund: 'x' }, 400, /./],
  [{ stand: 'abgesagt', grund: 'x'.repeat(301) }, 400, /300 Zeichen/],
  [{ stand: 'abgesagt', grund: 'x', tag: '2031-02-30' }, 400, /Tag an/],
  [{ stand: 'abgesagt', grund: 'x', tag: '2027-01-01' }, 400, /findet die Veranstaltung nicht/],
  [{ stand: 'verschoben', grund: 'x', neues_datum: '9999-01-01' }, 400, /Datum/],
  // A whole series has no one new day, which nobody would see.
  [{ stand: 'verschoben', grund: 'x', neues_datum: '2031-08-02' }, 400, /ganze Reihe/],
  [[], 400, /./],
])('%j is refused in German and changes nothing', async (body, status, message) => {
  const { id } = await addSeries()
  const reply = await cancel(id, body)
  expect([reply.status, JSON.stringify(reply.body)]).toEqual([
    status,
    expect.stringMatching(message),
  ])
  expect((await shown(id)).status).toBe('geplant')
})

test('only whoever may publish events cancels them, and only public ones', async () => {
  const { id } = await addSeries()
  for (const rolle of ['autor', 'rat-verwaltung', 'intranet-redaktion'] as const)
    expect((await cancel(id, ill, await office.logIn(rolle))).status).toBe(403)
  expect((await cancel(id, ill, '')).status).toBe(403)
  const draft = await addEvent(office.payload, 'Entwurf', sunday, { _status: 'draft' })
  expect((await cancel(draft.id, ill)).status).toBe(409)
  expect((await cancel('0192d4a0-0000-7000-8000-000000000000', ill)).status).toBe(404)
})

test('a copy is a draft on its own day, with the rule and without what deviated', async () => {
  const { id, nummer } = await addSeries()
  await cancel(id, { ...ill, tag: after(1) })
  await cancel(id, { ...ill, stand: 'ausverkauft' })
  const path = `veranstaltungen/${id}/kopieren`
  const { status, body } = await office.call('POST', path, { datum_von: after(52) }, token)
  expect(status).toBe(200)
  const copy = await newest(String(body.id))
  expect(copy).toMatchObject({
    titel: 'Kurkonzert',
    datum_von: `${after(52)}T12:00:00.000Z`,
    status: 'geplant',
    _status: 'draft',
    serie: [{ rhythmus: 'woechentlich', anzahl: 6, aenderungen: [] }],
  })
  expect([copy.statusgrund ?? null, copy.nummer === nummer]).toEqual([null, false])
  expect((await shown(id)).serie?.[0]?.aenderungen).toHaveLength(1)
})

test('Payload’s own copy moves to the same weekday and leaves behind what deviated', async () => {
  const { id } = await addSeries()
  await cancel(id, ill)
  const { status, body } = await office.call('POST', `veranstaltungen/${id}/duplicate`, {}, token)
  const copy = isRecord(body.doc) ? await newest(String(body.doc.id)) : null
  const day = `${after(1)}T12:00:00.000Z`
  expect(status).toBe(200)
  expect(copy).toMatchObject({ datum_von: day, status: 'geplant', _status: 'draft' })
  const { statusgrund } = await newest(copy?.id ?? '', english)
  expect(statusgrund ?? null).toBeNull()
})

test('a copy of several days keeps their number', async () => {
  const more = { datum_bis: after(1) }
  const { id } = await addEvent(office.payload, 'Ausstellung', sunday, more)
  const path = `veranstaltungen/${id}/kopieren`
  const { body } = await office.call('POST', path, { datum_von: after(10) }, token)
  expect(await newest(String(body.id))).toMatchObject({ datum_bis: `${after(11)}T12:00:00.000Z` })
})

test.each(['2031-02-30', '9999-01-01', '', null])('a copy on %j is refused', async (datum_von) => {
  const { id } = await addSeries()
  const path = `veranstaltungen/${id}/kopieren`
  expect((await office.call('POST', path, { datum_von }, token)).status).toBe(400)
})

test('the dialogs know the days that are left and suggest the same weekday', async () => {
  const { id } = await addSeries()
  const { status, body } = await office.call(
    'GET',
    `veranstaltungen/${id}/termine`,
    undefined,
    token,
  )
  expect(status).toBe(200)
  expect(body).toMatchObject({ istReihe: true, istOeffentlich: true, vorschlag: after(1) })
  expect(body.termine).toHaveLength(6)
  expect((await office.call('GET', `veranstaltungen/${id}/termine`)).status).toBe(404)
})
