import { beforeAll, expect, test, vi } from 'vitest'

type Termin = typeof import('./termin.ts')

let angabenOf: Termin['angabenOf']
let kartenTermin: Termin['kartenTermin']

beforeAll(async () => {
  vi.stubEnv('PAYLOAD_SECRET', 'only-for-tests-'.padEnd(32, '0'))
  vi.stubEnv('DATABASE_URL', 'postgres://none@localhost/none')
  const termin = await import('./termin.ts')
  angabenOf = termin.angabenOf
  kartenTermin = termin.kartenTermin
})

const words = (deutsch: string | null, eigen: string | null = null) => ({ deutsch, eigen })

const eventWith = (wann: object = {}, rest: object = {}) =>
  kartenTermin.parse({
    nummer: 12,
    geaendert: '2026-11-24T09:30:00.000+00:00',
    titel: words('Sommerkonzert', 'Summer concert'),
    haus: words('Kurhaus'),
    ort: words('Großer Saal', 'Great Hall'),
    adresse: 'Kurparkallee 4, 78375 Bad Silberbronn',
    wann: {
      status: 'geplant',
      datum_von: '2031-07-05',
      datum_bis: '2031-07-05',
      timeFrom: '19:30',
      timeTo: '22:00',
      neuer_termin: { datum_von: null, datum_bis: null, timeFrom: null, timeTo: null },
      ...wann,
    },
    ...rest,
  })

const when = (wann: object) => angabenOf(eventWith(wann), '', 'de').wann

test('name, day and place are those of the event, in the language of the order', () => {
  const german = { titel: words('Sommerkonzert', 'Sommerkonzert'), ort: words('Großer Saal') }
  expect(angabenOf(eventWith({}, german), 'Karte', 'de')).toEqual({
    titel: { text: 'Sommerkonzert', sprache: 'de' },
    wann: 'Samstag, 5. Juli 2031, 19:30 bis 22:00 Uhr',
    wo: { text: 'Kurhaus, Großer Saal, Kurparkallee 4, 78375 Bad Silberbronn', sprache: 'de' },
    hinweis: null,
  })
  expect(angabenOf(eventWith(), 'Ticket', 'en')).toMatchObject({
    titel: { text: 'Summer concert', sprache: 'en' },
    wann: 'Saturday, 5 July 2031, 19:30 to 22:00',
  })
})

test('an event without a time, over two days, past midnight', () => {
  expect(when({ timeFrom: null, timeTo: null })).toBe('Samstag, 5. Juli 2031')
  expect(when({ timeTo: null })).toBe('Samstag, 5. Juli 2031, 19:30 Uhr')
  expect(when({ datum_bis: '2031-07-06', timeFrom: null, timeTo: null })).toBe(
    'Samstag, 5. Juli 2031, bis Sonntag, 6. Juli 2031',
  )
  expect(when({ timeFrom: '23:00', timeTo: '01:00' })).toBe(
    'Samstag, 5. Juli 2031, 23:00 bis 01:00 Uhr',
  )
})

test('one that was postponed has its new day, or none as long as nobody knows it', () => {
  const moved = {
    status: 'verschoben',
    neuer_termin: { datum_von: '2031-08-01', timeFrom: '18:00' },
  }
  expect(angabenOf(eventWith(moved), '', 'de')).toMatchObject({
    wann: 'Freitag, 1. August 2031, 18:00 Uhr',
    hinweis: 'Verschoben: Es gilt der Termin auf dieser Karte.',
  })
  const open = angabenOf(eventWith({ status: 'verschoben' }), '', 'de')
  expect(open.wann).toBeNull()
  expect(open.hinweis).toContain('steht noch nicht fest')
})

test('one that was postponed keeps its new day when it is sold out or cancelled', () => {
  const neuer_termin = { datum_von: '2031-08-01', timeFrom: '18:00' }
  const full = angabenOf(eventWith({ status: 'ausverkauft', neuer_termin }), '', 'de')
  expect(full).toMatchObject({
    wann: 'Freitag, 1. August 2031, 18:00 Uhr',
    hinweis: 'Verschoben: Es gilt der Termin auf dieser Karte.',
  })
  const off = angabenOf(eventWith({ status: 'abgesagt', neuer_termin }), '', 'de')
  expect(off.wann).toBe('Freitag, 1. August 2031, 18:00 Uhr')
  expect(off.hinweis).toContain('Abgesagt')
})

test('what is cancelled says so; what is gone has the name of the order, and whom to ask', () => {
  expect(angabenOf(eventWith({ status: 'abgesagt' }), '', 'de').hinweis).toContain('Abgesagt')
  const gone = angabenOf(undefined, 'Karte Sommerkonzert', 'de')
  expect(gone).toMatchObject({
    titel: { text: 'Karte Sommerkonzert', sprache: 'de' },
    wann: null,
    wo: null,
  })
  expect(gone.hinweis).toContain('fragen Sie bei uns nach')
})

test('words that nobody has translated stay German and say so; an empty place is none', () => {
  const german = eventWith(
    {},
    { titel: words('Serenade', '  '), ort: words(null), haus: words(null) },
  )
  expect(angabenOf(german, '', 'en').titel).toEqual({ text: 'Serenade', sprache: 'de' })
  const nowhere = eventWith({}, { ort: words(''), haus: words(null), adresse: '' })
  expect(angabenOf(nowhere, '', 'de').wo).toBeNull()
})
