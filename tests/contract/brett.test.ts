import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { brettCalls } from '@kurstadt/contract/brett'
import { formSamples } from '@kurstadt/contract/examples'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { offices, travelling } from './anfragen.ts'
import {
  afterDays,
  type Board,
  first,
  inDays,
  linkIn,
  message,
  openBoard,
  someone,
  words,
} from './brett-town.ts'

let board: Board

beforeAll(async () => {
  board = await openBoard()
})
beforeEach(async () => {
  await board.settings({ brett_pruefung: 'vorher', brett_sperrwoerter: '' })
})

test('spec 2.6: a notice is confirmed by mail, accepted by the office, and hangs', async () => {
  const { email, id, zugang } = await board.asked({ titel: 'Schrank aus Fichte' })
  expect(await board.mailsTo(offices.rathaus)).toEqual([])
  expect((await board.look(zugang)).aushaenge[0]?.stand).toBe('unbestaetigt')
  expect(first(await board.act(zugang, 'bestaetigen', id))?.stand).toBe('wartet')
  expect((await board.mailsTo(offices.rathaus)).at(-1)?.betreff).toContain('Schrank aus Fichte')
  expect((await board.shown()).data.map(({ titel }) => titel)).not.toContain('Schrank aus Fichte')
  await board.office(id, {})
  const own = (await board.look(zugang)).aushaenge[0]
  expect(own).toMatchObject({ stand: 'haengt', verlaengerbar: false })
  expect(own?.adresse).toMatch(/^\/de\/schwarzes-brett\/schrank-aus-fichte-id_\d+\/$/)
  const hung = (await board.shown('?q=fichte')).data[0]
  const { telefon } = formSamples['schwarzes-brett'].fields
  expect(hung?.kontakt).toEqual({ name: null, telefon, schreiben: true })
  expect((await board.mailsTo(email)).map(({ betreff }) => betreff)).toEqual([
    'Bitte bestätigen: Ihr Aushang am Schwarzen Brett',
    'Ihr Aushang hängt: Schrank aus Fichte',
  ])
})

test('T62–T65: one mail an hour that repeats nothing, a link in no table, and looking changes nothing', async () => {
  const { email, zugang } = await board.asked({ titel: 'Marker im Titel', text: 'Marker im Text' })
  expect((await board.put({ email: email.toUpperCase(), titel: 'Ein zweiter' })).status).toBe(200)
  const mails = await board.mailsTo(email)
  expect([mails.length, JSON.stringify(mails).includes('Marker')]).toEqual([1, false])
  await board.look(zugang)
  const { aushaenge } = await board.look(zugang)
  expect(aushaenge.map(({ stand }) => stand)).toEqual(['unbestaetigt', 'unbestaetigt'])
  expect((await board.ask(brettCalls.ansehen, { zugang: 'x'.repeat(22) })).status).toBe(404)
  const rows = await board.rowsOf('select zugang from brett_schreiber')
  expect(JSON.stringify(rows)).not.toContain(zugang)
})

test('a notice may hang as soon as it is confirmed, where the town wants it so', async () => {
  await board.settings({ brett_pruefung: 'nachher' })
  const { email, id, zugang } = await board.asked({ titel: 'Hängt sofort' })
  expect(first(await board.act(zugang, 'bestaetigen', id))?.stand).toBe('haengt')
  await board.act(zugang, 'bestaetigen', id)
  expect((await board.shown('?q=sofort')).anzahl).toBe(1)
  expect((await board.mailsTo(email)).map(({ betreff }) => betreff)).toContain(
    'Ihr Aushang hängt: Hängt sofort',
  )
})

test('a change of what hangs waits for the office, and what hung hangs until then', async () => {
  const { id, zugang } = await board.asked({ titel: 'Alte Worte' })
  await board.act(zugang, 'bestaetigen', id)
  await board.office(id, {})
  const changed = first(await board.act(zugang, 'aendern', id, { felder: words }))
  expect(changed).toMatchObject({ stand: 'haengt', titel: 'Neue Worte', aenderungWartet: true })
  expect((await board.shown('?q=worte')).data.map(({ titel }) => titel)).toEqual(['Alte Worte'])
  await board.office(id, { titel: 'Neue Worte' })
  expect((await board.shown('?q=worte')).data.map(({ titel }) => titel)).toEqual(['Neue Worte'])
})

test('what is wrong with a change is said at its field, and nothing is changed', async () => {
  const { id, zugang } = await board.asked({ titel: 'Bleibt so' })
  await board.act(zugang, 'bestaetigen', id)
  const felder = { ...words, text: 'Anruf: 030 23125-911' }
  const answer = await board.act(zugang, 'aendern', id, { felder })
  expect(answer).toMatchObject({ ergebnis: 'fehler', fehler: { text: 'nummern' } })
  expect((await board.look(zugang)).aushaenge[0]?.titel).toBe('Bleibt so')
})

test('it is extended in its last fortnight, and never beyond 180 days', async () => {
  const { id, zugang } = await board.asked({ titel: 'Verlängern' })
  await board.act(zugang, 'bestaetigen', id)
  await board.office(id, {})
  const before = (await board.look(zugang)).aushaenge[0]?.bis
  expect(first(await board.act(zugang, 'verlaengern', id))?.bis).toBe(before)
  await board.office(id, { datum_von: inDays(-56), ablaufdatum: inDays(4) })
  expect((await board.look(zugang)).aushaenge[0]?.verlaengerbar).toBe(true)
  expect(first(await board.act(zugang, 'verlaengern', id))?.bis).toBe(inDays(60))
  await board.office(id, { datum_von: inDays(-175), ablaufdatum: inDays(4) })
  expect(first(await board.act(zugang, 'verlaengern', id))?.bis).toBe(inDays(5))
})

test('T67: who ends a notice leaves nothing behind', async () => {
  const { email, id, zugang } = await board.asked({ titel: 'Ist weg' })
  await board.act(zugang, 'bestaetigen', id)
  await board.office(id, {})
  const doc = await board.docOf(id)
  expect(await board.act(zugang, 'beenden', id)).toBe(404)
  expect((await board.ask(brettCalls.ansehen, { zugang })).status).toBe(404)
  expect((await board.shown('?q=weg')).anzahl).toBe(0)
  const rows = await board.rowsOf(
    `select (select count(*)::int from schwarzes_brett where id = $1::uuid) as a,
       (select count(*)::int from _schwarzes_brett_v where parent_id = $1::uuid) as b,
       (select count(*)::int from anfragen where email = $2) as c,
       (select count(*)::int from brett_schreiber where email = $2) as d`,
    doc,
    email,
  )
  expect(rows[0]).toEqual({ a: 0, b: 0, c: 0, d: 0 })
})

test('T62: the name of a host and a blocked word are said at their field', async () => {
  await board.settings({ brett_sperrwoerter: 'Wunderpille\nSchnelles Geld' })
  const refused = await board.put({ email: someone(), text: 'Heute: die WUNDERPILLE!' })
  const fields = { text: 'sperrwort' }
  expect([refused.status, await refused.json()]).toMatchObject([400, { error: { fields } }])
  const linked = await board.put({ email: someone(), text: 'Bilder: bit.ly/3xYz' })
  expect(await linked.json()).toMatchObject({ error: { fields: { text: 'links' } } })
  expect((await board.put({ email: someone(), titel: 'Schnelles  Geld' })).status).toBe(400)
  expect((await board.put({ email: someone(), text: 'Wunderpillendose' })).status).toBe(200)
})

/** Sends a notice until it is answered: of many at once, some wait too long and get 503. */
async function putUntilAnswered(email: string): Promise<Response> {
  const notice = { email, ...travelling() }
  for (;;) {
    const answer = await board.put(notice)
    if (answer.status !== 503) return answer
    await sleep(Number(answer.headers.get('retry-after')) * 1_000)
  }
}

test('twenty notices of one address at once: ten are taken, ten refused at their field', async () => {
  const email = someone()
  const answers = await Promise.all(Array.from({ length: 20 }, () => putUntilAnswered(email)))
  const taken = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 400)
  expect([taken.length, refused.length]).toEqual([10, 10])
  const fields = { email: 'maximum' }
  for (const answer of refused) expect(await answer.json()).toMatchObject({ error: { fields } })
  expect(await board.mailsTo(email)).toHaveLength(1)
})

test('a message reaches the writer, and neither sees the other’s address', async () => {
  const { aushang, email } = await board.hung('Antwortrad')
  await board.write(aushang, { ...message, email: 'mara@post.example' })
  const last = (await board.mailsTo(email)).at(-1)
  expect(last).toMatchObject({ antwort_an: null, betreff: 'Antwort auf Ihren Aushang: Antwortrad' })
  expect(last?.text).toContain('> Ist das Rad noch da?')
  expect(last?.text).not.toContain('mara@post.example')
  const shown = { ...message, email: 'mara@post.example', weitergeben: 'on' }
  await board.write(aushang, shown)
  expect((await board.mailsTo(email)).at(-1)).toMatchObject({ antwort_an: 'mara@post.example' })
})

test('T61: no message makes a header, a link or another recipient', async () => {
  const { aushang, email } = await board.hung('Kopfzeile')
  const before = (await board.mailsTo(email)).length
  for (const [felder, fehler] of [
    [{ ...message, name: 'Mara\r\nBcc: x@evil.example' }, { name: 'zeichen' }],
    [{ ...message, email: 'a@b.example, c@d.example', weitergeben: 'on' }, { email: 'ungueltig' }],
    [{ ...message, nachricht: 'Hier: https://evil.example' }, { nachricht: 'links' }],
    [{ ...message, weitergeben: 'on' }, { email: 'fehlt' }],
    [{ ...message, nachricht: ' ' }, { nachricht: 'fehlt' }],
  ] as const)
    expect(await board.write(aushang, felder)).toEqual({ ergebnis: 'fehler', fehler })
  expect(await board.mailsTo(email)).toHaveLength(before)
  expect(await board.write(2_000_000, message)).toBe(404)
})

test('F12: a message that is sent once more reaches the writer once', async () => {
  const { aushang, email } = await board.hung('Doppelklick')
  const before = (await board.mailsTo(email)).length
  const sender = randomUUID()
  const twice = [0, 1].map(() => board.write(aushang, message, sender))
  const taken = { ergebnis: 'angenommen' }
  expect(await Promise.all(twice)).toEqual([taken, taken])
  expect(await board.write(aushang, message, sender)).toEqual(taken)
  expect(await board.mailsTo(email)).toHaveLength(before + 1)
  await board.write(aushang, { ...message, nachricht: 'Und der Preis?' }, sender)
  await board.write(aushang, message)
  expect(await board.mailsTo(email)).toHaveLength(before + 3)
})

test('T60: a sender writes six messages in ten minutes, and the seventh is told to wait', async () => {
  const { aushang } = await board.hung('Vielschreiber')
  const sender = randomUUID()
  for (let count = 0; count < 6; count += 1)
    expect(await board.write(aushang, message, sender)).toEqual({ ergebnis: 'angenommen' })
  expect(await board.write(aushang, message, sender)).toBe(429)
})

test('T04: who has lost the link gets it once more, and everybody is answered alike', async () => {
  const { email, zugang } = await board.asked()
  const link = async (to: string) =>
    (await board.ask(brettCalls.link, { felder: { email: to } })).text()
  expect(await link(email)).toEqual(await link(someone()))
  expect(linkIn((await board.mailsTo(email)).at(-1))).toBe(zugang)
  await link(email)
  expect(await board.mailsTo(email)).toHaveLength(2)
})

test('its writer is reminded once a week before the end, and a month after it everything goes', async () => {
  const { email, id, zugang } = await board.hung('Jahreszeit')
  const ending = 'Ihr Aushang endet bald'
  const reminders = async () =>
    (await board.mailsTo(email)).filter(({ betreff }) => betreff.startsWith(ending))
  await board.keep(afterDays(50))
  expect(await reminders()).toHaveLength(0)
  await board.keep(afterDays(54))
  await board.keep(afterDays(55))
  expect(await reminders()).toHaveLength(1)
  await board.keep(afterDays(89))
  expect((await board.look(zugang)).aushaenge).toHaveLength(1)
  await board.keep(afterDays(92))
  expect((await board.ask(brettCalls.ansehen, { zugang })).status).toBe(404)
  expect(await board.docOf(id)).toBe('')
})

test('what nobody confirms is deleted after seven days, with its request', async () => {
  const { email, zugang } = await board.asked({ titel: 'Nie bestätigt' })
  await board.keep(afterDays(6))
  expect((await board.look(zugang)).aushaenge).toHaveLength(1)
  await board.keep(afterDays(8))
  expect(await board.rowsOf('select 1 from anfragen where email = $1', email)).toEqual([])
})
