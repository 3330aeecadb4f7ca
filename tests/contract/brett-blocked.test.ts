import { beforeAll, beforeEach, expect, test } from 'vitest'
import { offices } from './anfragen.ts'
import { afterDays, type Board, first, openBoard, words } from './brett-town.ts'
import { local } from './writing.ts'

// What the office does against a notice and its writer (spec 2.6), and what is left of them (T67).

let board: Board

beforeAll(async () => {
  board = await openBoard()
})
beforeEach(async () => {
  await board.settings({ brett_pruefung: 'vorher', brett_sperrwoerter: '' })
})

const advertising = { status: 'gesperrt', sperrgrund: 'Werbung.', absender_gesperrt: true }
const wrongPlace = { status: 'gesperrt', sperrgrund: 'Gehört nicht hierher.' }

test('spec 2.6: a blocked notice is nowhere, and its writer is told why', async () => {
  const { email, id, zugang } = await board.asked({ titel: 'Verdächtig' })
  await board.act(zugang, 'bestaetigen', id)
  await expect(board.office(id, { status: 'gesperrt' })).rejects.toThrow()
  await board.office(id, { status: 'gesperrt', sperrgrund: 'Verdacht auf Betrug.' })
  expect((await board.shown('?q=verdächtig')).anzahl).toBe(0)
  expect((await board.look(zugang)).aushaenge[0]).toMatchObject({
    stand: 'gesperrt',
    grund: 'Verdacht auf Betrug.',
  })
  const told = (await board.mailsTo(email)).filter(({ text }) =>
    text.includes('Verdacht auf Betrug.'),
  )
  expect(told).toMatchObject([{ antwort_an: offices.rathaus }])
  expect(await board.act(zugang, 'aendern', id, { felder: words })).toMatchObject({
    ergebnis: 'verloren',
  })
  expect((await board.look(zugang)).aushaenge[0]?.titel).toBe('Verdächtig')
})

test('a notice that hangs is blocked for its writer once that is published, no sooner', async () => {
  const { id, zugang } = await board.hung('Fahrrad')
  await board.office(id, { ...wrongPlace, _status: 'draft' })
  expect((await board.shown('?q=fahrrad')).anzahl).toBe(1)
  const [own] = (await board.look(zugang)).aushaenge
  expect([own?.stand, own?.grund]).toEqual(['haengt', null])
  await board.office(id, wrongPlace)
  expect((await board.look(zugang)).aushaenge[0]).toMatchObject({
    stand: 'gesperrt',
    grund: wrongPlace.sperrgrund,
  })
})

test('a change waits above a draft of the office, and publishes nothing of it', async () => {
  const { email, id, zugang } = await board.hung('Schaukel')
  await board.office(id, { ...wrongPlace, absender_gesperrt: true, _status: 'draft' })
  const changed = first(await board.act(zugang, 'aendern', id, { felder: words }))
  expect(changed).toMatchObject({ stand: 'haengt', titel: 'Neue Worte', aenderungWartet: true })
  const shown = await board.shown('?q=schaukel')
  expect(shown.data.map(({ titel }) => titel)).toEqual(['Schaukel'])
  const subjects = (await board.mailsTo(email)).map(({ betreff }) => betreff)
  expect(subjects).not.toContain('Ihr Aushang wurde abgenommen')
  await board.office(id, {})
  expect((await board.look(zugang)).aushaenge[0]?.stand).toBe('gesperrt')
})

test('a blocked writer is told by mail, and whoever only types the address learns nothing', async () => {
  const { email, id, zugang } = await board.asked({ titel: 'Zu oft' })
  await board.act(zugang, 'bestaetigen', id)
  await board.office(id, { status: 'gesperrt', sperrgrund: 'Werbung.', absender_gesperrt: true })
  expect((await board.put({ email, titel: 'Noch einmal' })).status).toBe(200)
  expect((await board.look(zugang)).aushaenge).toHaveLength(1)
  const last = (await board.mailsTo(email)).at(-1)
  expect([last?.betreff, last?.text]).toEqual([
    'Ihr Aushang wurde nicht angenommen',
    expect.stringContaining('Grund: Werbung.'),
  ])
  const rows = await board.rowsOf('select wer from brett_sperren')
  expect(JSON.stringify(rows)).not.toContain('@')
  await board.office(id, { status: 'aktiv', sperrgrund: '', absender_gesperrt: false })
  expect((await board.put({ email, titel: 'Darf wieder' })).status).toBe(200)
  expect((await board.look(zugang)).aushaenge).toHaveLength(2)
})

test('a writer stays blocked while another notice is blocked without them, and until none blocks them', async () => {
  const { email, id, zugang } = await board.asked({ titel: 'Erster' })
  await board.put({ email, titel: 'Zweiter' })
  const other = (await board.look(zugang)).aushaenge.find(({ titel }) => titel === 'Zweiter')?.id
  for (const one of [id, other ?? '']) await board.act(zugang, 'bestaetigen', one)
  const isBlocked = async () => {
    const before = (await board.look(zugang)).aushaenge.length
    await board.put({ email, titel: `Versuch ${before}` })
    return (await board.look(zugang)).aushaenge.length === before
  }
  await board.office(id, advertising)
  await board.office(other ?? '', wrongPlace)
  expect(await isBlocked()).toBe(true)
  await board.office(other ?? '', { status: 'aktiv', sperrgrund: '' })
  expect(await isBlocked()).toBe(true)
  await board.office(other ?? '', advertising)
  await board.office(id, { status: 'aktiv', sperrgrund: '', absender_gesperrt: false })
  expect(await isBlocked()).toBe(true)
  await board.office(other ?? '', { status: 'aktiv', sperrgrund: '', absender_gesperrt: false })
  expect(await isBlocked()).toBe(false)
})

test('what a writer asked for before they were blocked cannot be confirmed afterwards', async () => {
  await board.settings({ brett_pruefung: 'nachher' })
  const { email, id, zugang } = await board.asked({ titel: 'Der eine' })
  await board.put({ email, titel: 'Der andere' })
  const other = (await board.look(zugang)).aushaenge.find(({ titel }) => titel === 'Der andere')
  await board.act(zugang, 'bestaetigen', id)
  await board.office(id, advertising)
  const answer = await board.act(zugang, 'bestaetigen', other?.id ?? '')
  expect(answer).toMatchObject({ ergebnis: 'verloren' })
  expect((await board.shown('?q=andere')).anzahl).toBe(0)
  expect((await board.mailsTo(email)).at(-1)?.betreff).toBe('Ihr Aushang wurde nicht angenommen')
})

test('too late is said so, and done twice is done', async () => {
  const { email, id, zugang } = await board.asked({ titel: 'Zwei Fenster' })
  await board.put({ email, titel: 'Bleibt' })
  expect(await board.act(zugang, 'beenden', id)).toMatchObject({ ergebnis: 'getan' })
  expect(await board.act(zugang, 'beenden', id)).toMatchObject({ ergebnis: 'getan' })
  expect(await board.act(zugang, 'bestaetigen', id)).toMatchObject({ ergebnis: 'verloren' })
  expect(await board.act(zugang, 'aendern', id, { felder: words })).toMatchObject({
    ergebnis: 'verloren',
  })
  const left = (await board.look(zugang)).aushaenge[0]?.id ?? ''
  await board.rowsOf('delete from anfragen where email = $1', email)
  expect(await board.act(zugang, 'bestaetigen', left)).toMatchObject({ ergebnis: 'verloren' })
})

test('T67: a request of somebody who is blocked goes after seven days', async () => {
  const { email, id, zugang } = await board.asked({ titel: 'Werbung' })
  await board.act(zugang, 'bestaetigen', id)
  await board.office(id, advertising)
  await board.put({ email, titel: 'Noch mehr Werbung' })
  const requests = () => board.rowsOf('select 1 from anfragen where email = $1', email)
  expect(await requests()).toHaveLength(2)
  await board.keep(afterDays(8))
  expect(await requests()).toHaveLength(1)
})

test('T67: what the office empties out of the bin takes its request and its writer along', async () => {
  const { email, id, zugang } = await board.asked({ titel: 'In den Korb' })
  await board.act(zugang, 'bestaetigen', id)
  await board.office(id, {})
  await board.rowsOf('delete from schwarzes_brett where id = $1::uuid', await board.docOf(id))
  await board.keep(afterDays(8))
  const kept = `select (select count(*)::int from anfragen where email = $1) as anfragen,
    (select count(*)::int from brett_schreiber where email = $1) as schreiber`
  expect(await board.rowsOf(kept, email)).toEqual([{ anfragen: 0, schreiber: 0 }])
})

test('a request that the office has entered itself stays until it is done', async () => {
  const { id } = await board.payload.create({
    collection: 'anfragen',
    ...local,
    data: { art: 'schwarzes-brett', name: 'Am Telefon', status: 'in_arbeit' },
  })
  await board.keep(afterDays(8))
  const left = await board.rowsOf('select name from anfragen where id = $1::uuid', id)
  expect(left).toEqual([{ name: 'Am Telefon' }])
})
