import { beforeAll, expect, test } from 'vitest'
import { says } from '../support/push-service.ts'
import { addEvent, series } from './event-town.ts'
import { openPushTown, type PushTown } from './push-town.ts'
import { german, numberOf, published } from './writing.ts'

// Push messages (spec 2.6, F25, T70): asked for, sent once, and gone without a trace.

let town: PushTown

const evening = '2031-03-31T16:00:00Z'
const minutesLater = (minutes: number) =>
  new Date(Date.parse(evening) + minutes * 60_000).toISOString()

beforeAll(async () => {
  town = await openPushTown()
  await town.addDate('2031-04-01', town.ids.rest)
})

const streetOf = () => ({ strasse_id: town.numbers.street })

test('a device is reminded once by two workers at once, in words that say nothing of its owner', async () => {
  const phone = town.device('/one')
  expect(await town.subscribe(phone, streetOf())).toBe('angenommen')
  await town.runAt('2031-03-31T15:59:00Z')
  await town.sendAt('2031-03-31T15:59:00Z')
  expect(town.taken(phone)).toEqual([])
  await Promise.all([town.runAt(evening), town.runAt(evening)])
  await Promise.all([town.sendAt(evening), town.sendAt(evening)])
  await town.runAt(minutesLater(1))
  await town.sendAt(minutesLater(10))
  const [said, ...others] = town.taken(phone)
  expect(others).toEqual([])
  expect(said).toMatchObject({
    sprache: 'de',
    titel: 'Müllabfuhr am Dienstag, 1. April',
    text: 'Restmüll',
    adresse: '/de/',
  })
  expect(said?.marke).toMatch(/^abfuhr:2031-04-01:/)
})

test('of a device only address, keys, language and what it wants are kept, and all of it ends by one call', async () => {
  const phone = town.device('/ends')
  await town.subscribe(phone, { ...streetOf(), hinweise: true }, 'en')
  await town.runAt(evening)
  const [row] = await town.rows('select * from abo_bezieher where endpunkt like $1', ['%/ends'])
  expect(Object.keys(row ?? {}).sort()).toEqual(
    ['auth', 'email', 'endpunkt', 'erstellt_am', 'id', 'p256dh', 'sprache', 'zugang'].sort(),
  )
  expect(row).toMatchObject({ email: null, sprache: 'en' })
  expect((await town.end(phone)).status).toBe(200)
  expect((await town.end(phone)).status).toBe(200)
  expect(await town.left(phone)).toEqual([])
  await town.sendAt(minutesLater(1))
  expect(town.taken(phone)).toEqual([])
})

test('what is chosen anew takes the place of what was chosen', async () => {
  const phone = town.device('/anew')
  await town.subscribe(phone, streetOf())
  expect((await town.left(phone)).map(({ art }) => art)).toEqual(['abfuhr', 'abfuhr'])
  await town.subscribe(phone, { hinweise: true })
  expect((await town.left(phone)).map(({ art }) => art)).toEqual(['hinweise'])
})

test('a device whose browser has changed its address is reached at the new one, with all that waits', async () => {
  const [old, moved] = [town.device('/old'), town.device('/moved')]
  await town.subscribe(old, streetOf())
  await town.runAt(evening)
  expect(await town.move(old, moved)).toBe('gewechselt')
  expect(await town.move(old, moved)).toBe('gewechselt')
  expect(await town.left(old)).toEqual([])
  await town.sendAt(minutesLater(1))
  expect([town.taken(old).length, town.taken(moved).length]).toEqual([0, 1])
})

test('a device that asked anew at its new address keeps what it chose there; T70 holds for that too', async () => {
  const [old, moved] = [town.device('/before'), town.device('/after')]
  await town.subscribe(old, streetOf())
  await town.subscribe(moved, { hinweise: true })
  await town.move(old, moved)
  expect(await town.left(old)).toEqual([])
  expect((await town.left(moved)).map(({ art }) => art)).toEqual(['hinweise'])
  await town.move(moved, moved)
  expect(await town.left(moved)).toHaveLength(1)
  const foreign = { ...old.geraet, endpunkt: 'https://169.254.169.254/latest/' }
  expect(await town.move(moved, { ...old, geraet: foreign })).toBe('dienst')
  expect(await town.left(moved)).toHaveLength(1)
})

test('what there is not, or a service that nobody knows, is said and not kept', async () => {
  const phone = town.device('/nothing')
  expect(await town.subscribe(phone, {})).toBe('nichts')
  expect(await town.subscribe(phone, { strasse_id: 999_999, rubriken: [999_999] })).toBe('nichts')
  const foreign = { ...phone.geraet, endpunkt: 'https://169.254.169.254/latest/' }
  expect(await town.subscribe({ ...phone, geraet: foreign }, { hinweise: true })).toBe('dienst')
  const broken = { ...phone.geraet, p256dh: `BA${'A'.repeat(85)}` }
  expect(await town.subscribe({ ...phone, geraet: broken }, { hinweise: true })).toBe('dienst')
  for (const body of [{}, { geraet: 1 }, null, 'x'])
    expect((await town.ask('push', body)).status).toBe(400)
  expect(await town.left(phone)).toEqual([])
})

test.each([404, 410])('F25: a device of which its service says %i is forgotten', async (status) => {
  const phone = town.device(`/gone-${status}`)
  town.service.behave(phone.path, says(status))
  await town.subscribe(phone, streetOf())
  await town.runAt(evening)
  await town.sendAt(evening)
  expect(await town.left(phone)).toEqual([])
})

test('F25: too large is sent shortened, and then given up; the device stays', async () => {
  const phone = town.device('/large')
  town.service.behave(phone.path, says(413))
  await town.subscribe(phone, streetOf())
  await town.runAt(evening)
  await town.sendAt(evening)
  await town.sendAt(minutesLater(10))
  expect(town.taken(phone)).toHaveLength(2)
  expect((await town.left(phone))[0]?.zustand).toBe('verworfen')
})

test('F25: a service that is busy is asked when it said, and no other message waits for that', async () => {
  const [busy, other] = [town.device('/busy'), town.device('/other')]
  town.service.behave(busy.path, says(429, { 'Retry-After': '600' }))
  await town.subscribe(busy, streetOf())
  await town.runAt(evening)
  await town.sendAt(evening)
  expect((await town.left(busy))[0]).toMatchObject({
    zustand: 'wartet',
    wann: '2031-03-31T16:10:00',
  })
  town.service.behave(busy.path, says(201))
  await town.subscribe(other, streetOf())
  await town.runAt(minutesLater(1))
  await town.sendAt(minutesLater(1))
  expect([town.taken(busy).length, town.taken(other).length]).toEqual([1, 1])
  await town.sendAt(minutesLater(10))
  expect(town.taken(busy)).toHaveLength(2)
})

test('F25: what nobody answers to is tried again, until nobody is served by it any more', async () => {
  const phone = town.device('/never')
  town.service.behave(phone.path, () => undefined)
  await town.subscribe(phone, streetOf())
  await town.runAt(evening)
  await town.sendAt(evening)
  expect(town.taken(phone)).toHaveLength(1)
  await town.sendAt(minutesLater(2))
  expect(town.taken(phone)).toHaveLength(2)
  await town.sendAt('2031-04-01T10:01:00Z')
  expect(town.taken(phone)).toHaveLength(2)
})

test('a message that a killed worker had taken is sent by the next one, with the same mark', async () => {
  const phone = town.device('/killed')
  await town.subscribe(phone, streetOf())
  await town.runAt(evening)
  await town.rows(
    `update push_nachrichten set versuche = 1, naechster_versuch = $1
     where bezieher = (select id from abo_bezieher where endpunkt like '%/killed')`,
    [minutesLater(3)],
  )
  await town.sendAt(minutesLater(1))
  expect(town.taken(phone)).toEqual([])
  await town.sendAt(minutesLater(4))
  await town.sendAt(minutesLater(8))
  expect(town.taken(phone).map(({ marke }) => marke)).toEqual([
    expect.stringMatching(/^abfuhr:2031-04-01:/),
  ])
})

test('one message that cannot be read keeps no other from its device', async () => {
  const phone = town.device('/half')
  await town.subscribe(phone, streetOf())
  await town.rows(
    `insert into push_nachrichten (bezieher, anlass, inhalt, naechster_versuch, gueltig_bis)
     select id, 'halb', '{"titel": null}', $1, $2 from abo_bezieher where endpunkt like '%/half'`,
    [evening, minutesLater(60)],
  )
  await town.runAt(evening)
  await town.sendAt(evening)
  expect(town.taken(phone)).toHaveLength(1)
})

test('of a category a device hears what is new from now on, once, and not at night', async () => {
  const data = { rubrik: 'Konzerte', art: 'veranstaltungen' } as const
  const category = await town.payload.create({ collection: 'rubriken', ...german, data })
  const page = { titel: 'Veranstaltung', pageLayout: 'default', pageTheme: 'default' } as const
  const place = { pfad: '/de/veranstaltungen/*', detailseite_fuer: 'veranstaltungen' } as const
  await town.payload.create({
    collection: 'seiten',
    ...german,
    data: { ...published, ...page, ...place },
  })
  const publish = (titel: string) =>
    addEvent(town.payload, titel, '2035-06-01', { rubriken: [category.id] })
  await publish('Das gab es schon')
  const phone = town.device('/events')
  expect(await town.subscribe(phone, { rubriken: [numberOf(category)] })).toBe('angenommen')
  await publish('Serenade im Kurpark')
  const night = new Date(Date.now() + 86_400_000).toISOString().replace(/T.*/, 'T01:05:00.000Z')
  await Promise.all([town.newsAt(night), town.newsAt(night)])
  await town.sendAt(night)
  expect(town.taken(phone)).toEqual([])
  await town.sendAt(night.replace('T01', 'T09'))
  await town.newsAt(night.replace('T01', 'T10'))
  await town.sendAt(night.replace('T01', 'T10'))
  expect(town.taken(phone)).toMatchObject([
    { titel: 'Neue Veranstaltung', text: 'Serenade im Kurpark' },
  ])
  expect(town.taken(phone)[0]?.adresse).toMatch(
    /^\/de\/veranstaltungen\/serenade-im-kurpark-id_\d+\/$/,
  )
})

test('an event whose first day is over is news as long as it is to come on another', async () => {
  const data = { rubrik: 'Matineen', art: 'veranstaltungen' } as const
  const category = await town.payload.create({ collection: 'rubriken', ...german, data })
  const rubriken = [category.id]
  const moved = { status: 'ausverkauft', neuer_termin: { datum_von: '2035-06-01' } } as const
  await addEvent(town.payload, 'Vorbei', '2020-06-01', { rubriken })
  await addEvent(town.payload, 'Matinee', '2020-06-01', { rubriken, ...moved })
  const rule = { rhythmus: 'einzeln', zusatztermine: [{ datum: '2035-06-03' }] } as const
  await addEvent(town.payload, 'Kurs', '2020-06-01', { rubriken, serie: series(rule) })
  const { findNewEvents } = await import(
    '../../apps/cms/src/subjects/veranstaltungen/jobs/index.ts'
  )
  const since = new Date(Date.now() - 60_000).toISOString()
  const found = await findNewEvents(town.payload, String(numberOf(category)), since, 'de')
  expect(found.map(({ titel }) => titel).toSorted()).toEqual(['Kurs', 'Matinee'])
})
