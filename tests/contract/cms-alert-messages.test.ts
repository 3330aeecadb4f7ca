import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type BackOffice, openBackOfficeWithQueues } from './back-office.ts'
import { german, published } from './writing.ts'

// An alert of the town goes to devices: looked at first, once for each, with a line in the log. T71.

const plan = z.object({
  stand: z.string(),
  empfaenger: z.number(),
  problem: z.string().nullable(),
  bisher: z.array(z.object({ wer: z.string(), was: z.string() })),
  de: z.object({ titel: z.string(), text: z.string(), adresse: z.string() }),
  en: z.object({ titel: z.string(), adresse: z.string(), sprache: z.string() }),
})

let office: BackOffice
let clerk: string

const rows = async (text: string, values: unknown[] = []) =>
  z
    .array(z.record(z.string(), z.unknown()))
    .parse((await office.payload.db.pool.query(text, values)).rows)

beforeAll(async () => {
  office = await openBackOfficeWithQueues()
  clerk = await office.logIn('rathaus')
})

async function addDevices(...languages: string[]) {
  await rows('delete from abo_bezieher')
  for (const sprache of languages)
    await rows(
      `with b as (insert into abo_bezieher (id, zugang, endpunkt, p256dh, auth, sprache)
         values (gen_random_uuid(), gen_random_uuid(), 'https://fcm.googleapis.com/x', 'p', 'a', $1)
         returning id)
       insert into abos (bezieher, art, wort, bestaetigt_am) select id, 'hinweise', 'alle', now() from b`,
      [sprache],
    )
}

const addAlert = (rest: object = {}) =>
  office.payload.create({
    collection: 'hinweise',
    ...german,
    data: {
      ...published,
      titel: 'Bergbahn steht wegen Sturm',
      text: 'Der Ersatzbus fährt ab Marktplatz.',
      gueltig_von: '2026-01-01T00:00:00.000Z',
      stufe: 'warnung',
      bereich: 'alle',
      link: '/de/bergbahn/',
      ...rest,
    },
  })

/** What the log says of sent alerts under a title. */
const logged = (eintrag: string) =>
  rows("select wer, felder from protokoll where vorgang = 'mitgeteilt' and eintrag = $1", [eintrag])

const look = async (id: string) =>
  plan.parse((await office.call('GET', `hinweise/${id}/mitteilung`, undefined, clerk)).body)
const send = (id: string, stand: unknown, token = clerk) =>
  office.call('POST', `hinweise/${id}/mitteilung`, { stand }, token)

test('what goes out is looked at first: its words, where it leads, and to how many', async () => {
  await addDevices('de', 'de', 'en')
  const { id } = await addAlert()
  expect(await look(id)).toMatchObject({
    empfaenger: 3,
    problem: null,
    bisher: [],
    de: {
      titel: 'Warnung: Bergbahn steht wegen Sturm',
      text: 'Der Ersatzbus fährt ab Marktplatz.',
      adresse: '/de/bergbahn/',
    },
    // Nobody has translated it: its words are German, and it says so of itself.
    en: { titel: 'Warnung: Bergbahn steht wegen Sturm', sprache: 'de' },
  })
})

test('of two who send at once one does: each device has it once, and the log has a line', async () => {
  await addDevices('de', 'en')
  const { id } = await addAlert({ titel: 'Wasser abkochen', stufe: 'gefahr' })
  const { stand } = await look(id)
  const both = await Promise.all([send(id, stand), send(id, stand)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(both.find(({ status }) => status === 200)?.body.message).toBe(
    'Die Mitteilung geht an 2 Geräte hinaus.',
  )
  const waiting = await rows('select inhalt from push_nachrichten where anlass = $1', [stand])
  expect(waiting).toHaveLength(2)
  expect(await logged('Wasser abkochen')).toEqual([{ wer: 'Probe', felder: 'an 2 Geräte' }])
  const { bisher, problem } = await look(id)
  expect(problem).toContain('schon hinausgegangen')
  expect(bisher).toEqual([{ wer: 'Probe', was: 'an 2 Geräte' }])
})

test('other words go out once more; what changed after somebody looked does not', async () => {
  await addDevices('de')
  const { id } = await addAlert({ titel: 'Straße gesperrt' })
  const { stand } = await look(id)
  await office.payload.update({
    collection: 'hinweise',
    id,
    ...german,
    data: { ...published, titel: 'Straße wieder frei' },
  })
  const { body, status } = await send(id, stand)
  expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining('geändert')])
  expect((await send(id, (await look(id)).stand)).status).toBe(200)
})

test('a draft, what is over and what nobody wants stay here, and why is said', async () => {
  await addDevices('de')
  const draft = await addAlert({ _status: 'draft' })
  expect((await look(draft.id)).problem).toContain('nicht veröffentlicht')
  const over = await addAlert({ gueltig_bis: '2026-01-02T00:00:00.000Z' })
  expect((await look(over.id)).problem).toContain('gilt gerade nicht')
  await addDevices()
  const lonely = await addAlert({ titel: 'Niemand da' })
  const { problem, stand } = await look(lonely.id)
  expect(problem).toContain('niemand')
  expect((await send(lonely.id, stand)).status).toBe(409)
})

test('a link to another site opens the home page, where the alert stands', async () => {
  await addDevices('de')
  const { id } = await addAlert({ link: 'https://wetter.example/' })
  expect((await look(id)).de.adresse).toBe('/de/')
})

test('T71: whoever may not put an alert up may not send it; what is sent is in the log, what is refused is not', async () => {
  await addDevices('de')
  const titel = 'Nur vom Rathaus'
  const { id } = await addAlert({ titel, bereich: 'behoerdenlotse' })
  const { stand } = await look(id)
  const others = await Promise.all([
    office.logIn('tourismus'),
    office.logIn('festival'),
    office.logIn('autor'),
  ])
  for (const token of ['', ...others]) {
    expect((await send(id, stand, token)).status).toBe(403)
    expect((await office.call('GET', `hinweise/${id}/mitteilung`, undefined, token)).status).toBe(
      403,
    )
  }
  for (const body of [null, {}, { stand: 5 }])
    expect((await office.call('POST', `hinweise/${id}/mitteilung`, body, clerk)).status).toBe(400)
  expect((await send(crypto.randomUUID(), stand)).status).toBe(404)
  const waiting = () => rows('select id from push_nachrichten where anlass = $1', [stand])
  expect([await logged(titel), await waiting()]).toEqual([[], []])
  expect((await send(id, stand)).status).toBe(200)
  expect(await logged(titel)).toEqual([{ wer: 'Probe', felder: 'an 1 Gerät' }])
  expect(await waiting()).toHaveLength(1)
})
