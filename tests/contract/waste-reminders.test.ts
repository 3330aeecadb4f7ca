import { randomUUID } from 'node:crypto'
import { type AboAnsicht, aboAnsicht, aboAntwort, aboCalls } from '@kurstadt/contract/abos'
import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import type { JobTools } from '../../apps/cms/src/platform/queue/tools.ts'
import type { FindCollections } from '../../apps/cms/src/subjects/abos/jobs/index.ts'
import { openTaking } from './anfragen.ts'
import { german, numberOf } from './writing.ts'

type Town = Awaited<ReturnType<typeof openTaking>>
let town: Town
let jobs: typeof import('../../apps/cms/src/subjects/abos/jobs/index.ts')
let findCollections: FindCollections
const numbers: Record<'street' | 'merged' | 'rest' | 'bio', number> = {
  street: 0,
  merged: 0,
  rest: 0,
  bio: 0,
}
let restId = ''

const addDate = (datum: string, abfallart: string, more: object = {}) =>
  town.payload.create({
    collection: 'abfuhrtermine',
    ...german,
    data: { datum, abfallart, bezirke: [3], ...more },
  })

beforeAll(async () => {
  town = await openTaking()
  jobs = await import('../../apps/cms/src/subjects/abos/jobs/index.ts')
  findCollections = (await import('../../apps/cms/src/subjects/stadt/jobs/index.ts'))
    .findCollections
  const { payload } = town
  const kind = (titel: string, sortierung: number) =>
    payload.create({
      collection: 'abfallarten',
      ...german,
      data: { titel, sortierung, farbe: '#3A6B35', icon: 'tonne' },
    })
  const [rest, bio] = [await kind('Restmüll', 1), await kind('Biomüll', 2)]
  const street = await payload.create({
    collection: 'strassen',
    ...german,
    data: { name: 'Talstraße', hausnummern: '1 bis 60', bezirk: 3 },
  })
  const merged = await payload.create({
    collection: 'strassen',
    ...german,
    data: { name: 'Alte Gasse', bezirk: 9, gehoert_zu: street.id },
  })
  restId = rest.id
  Object.assign(numbers, {
    street: numberOf(street),
    merged: numberOf(merged),
    rest: numberOf(rest),
    bio: numberOf(bio),
  })
  await addDate('2031-03-30', rest.id)
  await addDate('2031-03-30', bio.id, { hinweis: 'Bitte früh herausstellen.' })
  await addDate('2031-07-01', rest.id)
})

type Row = Record<string, string>

const rows = async (text: string, values: unknown[] = []) =>
  (await town.client.query<Row>(text, values)).rows

const ask = (call: keyof typeof aboCalls, body: unknown) =>
  fetch(`${town.api.url}/api/cms${aboCalls[call]}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Absender': randomUUID() },
    body: JSON.stringify(body),
  })

async function order(email: string, felder: Row = {}) {
  const own = { strasse_id: String(numbers.street), arten: String(numbers.rest), zeit: 'abend-18' }
  const response = await ask('bestellen', { art: 'abfuhr', felder: { ...own, email, ...felder } })
  return aboAntwort.parse(await response.json())
}

const mailsTo = (email: string) =>
  rows('select * from mails where an = $1 order by created_at, anlass', [email])
const reminders = async (email: string) =>
  (await mailsTo(email)).filter(({ anlass }) => anlass?.includes(':abfuhr:'))

async function linkOf(email: string): Promise<string> {
  const [mail] = await mailsTo(email)
  return /\/benachrichtigungen\/([\w-]{22})\//.exec(mail?.text ?? '')?.[1] ?? ''
}

async function look(zugang: string): Promise<AboAnsicht> {
  return aboAnsicht.parse(await (await ask('ansehen', { zugang })).json())
}

async function confirm(email: string): Promise<string> {
  const zugang = await linkOf(email)
  for (const { id } of (await look(zugang)).abos)
    await ask('aendern', { tun: 'bestaetigen', zugang, abo: id })
  return zugang
}

/** Runs the job once at an instant, as the worker does. */
function runAt(instant: string, changes: Partial<JobTools> = {}): Promise<void> {
  const tools: JobTools = {
    payload: town.payload,
    log: pino({ level: 'silent' }),
    now: () => new Date(instant),
    transport: null,
    from: 'a@b.example',
    ...changes,
  }
  return jobs.sendReminders({}, tools, findCollections)
}

test('who wants reminders confirms each kind, and is told by its name and street', async () => {
  const email = 'erna@post.example'
  const arten = `${numbers.rest},${numbers.bio}`
  expect(await order(email, { arten })).toEqual({ ergebnis: 'angenommen' })
  const [mail] = await mailsTo(email)
  expect(mail?.betreff).toBe('Bitte bestätigen: Erinnerung an die Müllabfuhr')
  const { abos } = await look(await linkOf(email))
  expect(abos.map(({ bestaetigt, wort, zeit }) => [wort, zeit, bestaetigt])).toEqual([
    ['Restmüll: Talstraße, Hausnummern 1 bis 60', 'abend-18', false],
    ['Biomüll: Talstraße, Hausnummern 1 bis 60', 'abend-18', false],
  ])
})

test('nothing is sent that nobody has confirmed', async () => {
  await order('nie@post.example')
  await runAt('2031-03-29T19:00:00Z')
  expect(await reminders('nie@post.example')).toEqual([])
})

test('a reminder comes at its hour by clocks in Berlin, once, with all kinds of the day', async () => {
  const email = 'frida@post.example'
  await order(email, { arten: `${numbers.rest},${numbers.bio}` })
  await confirm(email)
  // Clocks change in the night to 30 March: 18:00 is still at UTC+1.
  await runAt('2031-03-29T16:59:00Z')
  expect(await reminders(email)).toEqual([])
  await Promise.all([runAt('2031-03-29T17:00:00Z'), runAt('2031-03-29T17:00:00Z')])
  await runAt('2031-03-29T17:01:00Z')
  const sent = await reminders(email)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.betreff).toBe('Müllabfuhr am Sonntag, 30. März 2031: Restmüll, Biomüll')
  expect(sent[0]?.text).toContain('Bitte früh herausstellen.')
  expect(sent[0]?.text).toContain(`/benachrichtigungen/${await linkOf(email)}/`)
})

test('a worker that was away reminds of what is not over, and of nothing that is', async () => {
  const [late, tooLate] = ['gustl@post.example', 'hanne@post.example']
  await order(late)
  await confirm(late)
  await runAt('2031-03-30T09:59:00Z')
  expect(await reminders(late)).toHaveLength(1)
  const [mail] = await rows(
    "select to_json(gueltig_bis at time zone 'UTC') #>> '{}' as bis from mails where an = $1 and anlass like '%:abfuhr:%'",
    [late],
  )
  expect(mail?.bis).toMatch(/^2031-03-30T10:00:00/)
  await order(tooLate)
  await confirm(tooLate)
  await runAt('2031-03-30T10:00:00Z')
  expect(await reminders(tooLate)).toEqual([])
})

test('a worker that dies in the middle has sent all or nothing, and the next one sends once', async () => {
  const email = 'ida@post.example'
  await order(email)
  await confirm(email)
  await town.client.query(
    `create function refuse_mail() returns trigger as $$ begin raise 'killed'; end $$ language plpgsql;
     create trigger killed before insert on mails for each row
       when (new.an = 'ida@post.example') execute function refuse_mail()`,
  )
  await runAt('2031-03-29T18:00:00Z')
  expect(await reminders(email)).toEqual([])
  await town.client.query('drop trigger killed on mails; drop function refuse_mail()')
  await runAt('2031-03-29T18:01:00Z')
  await runAt('2031-03-29T18:02:00Z')
  expect(await reminders(email)).toHaveLength(1)
})

test('a date that is moved moves its reminder, and a street that was merged has those of its other', async () => {
  const email = 'jonas@post.example'
  await order(email, { strasse_id: String(numbers.merged), zeit: 'morgen-6' })
  await confirm(email)
  const date = await addDate('2031-05-29', restId)
  const data = { datum: '2031-05-31', verschoben_von: '2031-05-29' }
  await town.payload.update({ collection: 'abfuhrtermine', id: date.id, ...german, data })
  await runAt('2031-05-29T05:00:00Z')
  expect(await reminders(email)).toEqual([])
  await runAt('2031-05-31T04:00:00Z')
  const [sent] = await reminders(email)
  expect(sent?.text).toContain('Restmüll (Talstraße, Hausnummern 1 bis 60)')
  expect(sent?.text).toContain('verschoben, sonst 29.05.2031')
})

test('the hour is changed and all of it ended behind the link, and what still waits is not sent', async () => {
  const email = 'karla@post.example'
  await order(email)
  const zugang = await confirm(email)
  const [own] = (await look(zugang)).abos
  const changed = await ask('aendern', {
    tun: 'zeit-aendern',
    zugang,
    abo: own?.id,
    zeit: 'morgen-5',
  })
  expect(aboAnsicht.parse(await changed.json()).abos[0]?.zeit).toBe('morgen-5')
  await runAt('2031-06-30T20:00:00Z')
  expect(await reminders(email)).toEqual([])
  await runAt('2031-07-01T03:00:00Z')
  expect(await reminders(email)).toHaveLength(1)
  expect((await ask('aendern', { tun: 'alles-beenden', zugang })).status).toBe(404)
  expect(await reminders(email)).toEqual([])
})

test('bad input is named by its field; a street that is not there takes nobody’s address', async () => {
  const answer = async (felder: Row) => order('lena@post.example', felder)
  expect(await answer({ arten: '' })).toEqual({ ergebnis: 'fehler', fehler: { arten: 'fehlt' } })
  expect(await answer({ zeit: 'abend-99' })).toMatchObject({ fehler: { zeit: 'fehlt' } })
  expect(await answer({ strasse_id: '0' })).toMatchObject({ fehler: { strasse_id: 'fehlt' } })
  expect(await answer({ email: 'x' })).toMatchObject({ fehler: { email: 'ungueltig' } })
  expect(await answer({ strasse_id: '999999' })).toEqual({ ergebnis: 'angenommen' })
  expect(await mailsTo('lena@post.example')).toEqual([])
})

test('a second form changes the time of what waits, and of nothing that is confirmed', async () => {
  const email = 'mona@post.example'
  await order(email)
  await order(email, { zeit: 'morgen-4' })
  const zugang = await confirm(email)
  expect((await look(zugang)).abos[0]?.zeit).toBe('morgen-4')
  await order(email, { zeit: 'abend-20' })
  expect((await look(zugang)).abos).toMatchObject([{ zeit: 'morgen-4', bestaetigt: true }])
})
