import { rhythmen, wochentage } from '@kurstadt/contract'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { seriesProblem } from './checks.ts'
import { eventWith, seriesWith } from './events.fixtures.ts'
import { mostOccurrences, occurrencesOf } from './occurrences.ts'
import type { Scheduled } from './serie.ts'

const heute = '2027-01-01'
const daysOf = (event: Scheduled) => occurrencesOf(event, heute).map(({ datum_von }) => datum_von)

test('an event without a series takes place once', () => {
  expect(occurrencesOf(eventWith({ datum_bis: '2027-01-05' }), heute)).toEqual([
    {
      regeltag: '2027-01-03',
      regelzeit: '15:30',
      datum_von: '2027-01-03',
      datum_bis: '2027-01-05',
      zeit_von: '15:30',
      zeit_bis: '17:00',
      status: 'geplant',
      ort: null,
    },
  ])
})

test.each([
  ['every day', { rhythmus: 'taeglich', anzahl: 3 }, '2027-02-27', '27 28 01'],
  ['every third day', { rhythmus: 'taeglich', abstand: 3, anzahl: 3 }, '2027-01-03', '03 06 09'],
  ['every week', { anzahl: 3 }, '2027-01-03', '03 10 17'],
  ['every second week', { abstand: 2, anzahl: 3 }, '2027-01-03', '03 17 31'],
  ['weekdays', { wochentage: ['DIENSTAG', 'FREITAG'], anzahl: 4 }, '2027-01-05', '05 08 12 15'],
  [
    'weekdays every second week, counted from Monday',
    { wochentage: ['MONTAG', 'FREITAG'], abstand: 2, anzahl: 4 },
    '2027-01-08',
    '08 18 22 01',
  ],
  ['the 31st', { rhythmus: 'monatlich_tag', anzahl: 3 }, '2027-01-31', '31 31 31'],
  ['the first Sunday', { rhythmus: 'monatlich_wochentag', anzahl: 3 }, '2027-01-03', '03 07 07'],
  ['the fifth Friday', { rhythmus: 'monatlich_wochentag', anzahl: 2 }, '2027-01-29', '29 30'],
  [
    'the last Sunday',
    { rhythmus: 'monatlich_letzter_wochentag', anzahl: 4 },
    '2027-01-31',
    '31 28 28 25',
  ],
  ['every quarter', { rhythmus: 'monatlich_tag', abstand: 3, anzahl: 3 }, '2027-01-15', '15 15 15'],
  ['29 February', { rhythmus: 'jaehrlich', anzahl: 9 }, '2028-02-29', '29'],
  ['only listed days', { rhythmus: 'einzeln' }, '2027-01-03', '03'],
])('%s', (_name, rule, datum_von, days) => {
  const found = daysOf(seriesWith(rule, { datum_von }))
  expect(found.map((day) => day.slice(8)).join(' ')).toBe(days)
})

const feiertage = [
  { datum: '2027-01-06', de: 'Heilige Drei Könige', en: 'Epiphany' },
  { datum: '2027-01-08', de: 'Fest', en: 'Feast' },
]

test('W5: a series leaves out public holidays where it says so, and counts them among its days', () => {
  const rule = { rhythmus: 'taeglich', anzahl: 5, feiertage }
  const at = { datum_von: '2027-01-04' }
  const pausing = daysOf(seriesWith({ ...rule, nicht_an_feiertagen: true }, at))
  expect(pausing).toEqual(['2027-01-04', '2027-01-05', '2027-01-07'])
  expect(daysOf(seriesWith(rule, at))).toHaveLength(5)
})

test('W5: a day that somebody listed takes place on a holiday too', () => {
  const listed = { zusatztermine: [{ datum: '2027-01-06' }], nicht_an_feiertagen: true, feiertage }
  expect(
    daysOf(seriesWith({ rhythmus: 'taeglich', anzahl: 3, ...listed }, { datum_von: '2027-01-05' })),
  ).toEqual(['2027-01-05', '2027-01-06', '2027-01-07'])
  const single = seriesWith({ rhythmus: 'einzeln', ...listed }, { datum_von: '2027-01-08' })
  expect(daysOf(single)).toEqual(['2027-01-06', '2027-01-08'])
})

test('W5: what is written beside a rule and makes no sense takes no day away', () => {
  const broken = { nicht_an_feiertagen: true, feiertage: [{ datum: 7 }], anzahl: 2 }
  expect(daysOf(seriesWith(broken))).toHaveLength(2)
})

test('a month without the day is left out', () => {
  const found = daysOf(
    seriesWith({ rhythmus: 'monatlich_tag', anzahl: 3 }, { datum_von: '2027-01-31' }),
  )
  expect(found).toEqual(['2027-01-31', '2027-03-31', '2027-05-31'])
})

test('a series ends on its last day, which belongs to it', () => {
  expect(daysOf(seriesWith({ bis: '2027-01-17' }))).toHaveLength(3)
  expect(daysOf(seriesWith({ bis: '2027-01-16' }))).toHaveLength(2)
})

test('the time of day stays what it is through both changes of the clock', () => {
  const spring = occurrencesOf(seriesWith({ anzahl: 3 }, { datum_von: '2027-03-21' }), heute)
  expect(spring.map(({ datum_von, zeit_von }) => `${datum_von} ${zeit_von}`)).toEqual([
    '2027-03-21 15:30',
    '2027-03-28 15:30',
    '2027-04-04 15:30',
  ])
  const autumn = daysOf(
    seriesWith({ rhythmus: 'taeglich', anzahl: 3 }, { datum_von: '2027-10-30' }),
  )
  expect(autumn).toEqual(['2027-10-30', '2027-10-31', '2027-11-01'])
})

test('exceptions fall out, extra days come in, and other times stand beside the first', () => {
  const event = seriesWith({
    anzahl: 3,
    ausnahmen: [{ datum: '2027-01-10T12:00:00.000Z' }],
    zusatztermine: [{ datum: '2027-01-06' }, { datum: '2027-01-13', timeFrom: '11:00' }],
    weitereZeiten: [{ timeFrom: '19:00', timeTo: '20:00' }],
  })
  const found = occurrencesOf(event, heute)
  expect(found.map(({ datum_von, zeit_von, zeit_bis }) => [datum_von, zeit_von, zeit_bis])).toEqual(
    [
      ['2027-01-03', '15:30', '17:00'],
      ['2027-01-03', '19:00', '20:00'],
      ['2027-01-06', '15:30', '17:00'],
      ['2027-01-13', '11:00', null],
      ['2027-01-17', '15:30', '17:00'],
      ['2027-01-17', '19:00', '20:00'],
    ],
  )
})

test('a single day is moved, cancelled or held elsewhere and still known by its rule', () => {
  const event = seriesWith(
    {
      anzahl: 3,
      aenderungen: [
        { datum: '2027-01-03', stand: 'verschoben', neues_datum: '2027-01-20', timeFrom: '18:00' },
        { datum: '2027-01-10', stand: 'abgesagt' },
        {
          datum: '2027-01-17',
          stand: 'verlegt',
          brancheneintrag_veranstaltungsort: { id: 'hall' },
        },
      ],
    },
    { brancheneintrag_veranstaltungsort: 'park' },
  )
  const found = occurrencesOf(event, heute)
  expect(
    found.map(({ regeltag, datum_von, zeit_von, status, ort }) => [
      regeltag,
      datum_von,
      zeit_von,
      status,
      ort,
    ]),
  ).toEqual([
    ['2027-01-10', '2027-01-10', '15:30', 'abgesagt', 'park'],
    ['2027-01-17', '2027-01-17', '15:30', 'verlegt', 'hall'],
    ['2027-01-03', '2027-01-20', '18:00', 'verschoben', 'park'],
  ])
})

test('a venue in words replaces the business entry', () => {
  const event = eventWith({
    status: 'verlegt',
    brancheneintrag_veranstaltungsort: 'park',
    neuer_ort: { veranstaltungsort: 'Turnhalle' },
  })
  expect(occurrencesOf(event, heute)[0]?.ort).toBeNull()
})

test('an event that is called off calls off every day of it', () => {
  const event = seriesWith({ anzahl: 2 }, { status: 'abgesagt' })
  expect(occurrencesOf(event, heute).map(({ status }) => status)).toEqual(['abgesagt', 'abgesagt'])
})

test('a postponed event stands at its new day, and at its old one while that is unknown', () => {
  const neuer_termin = { datum_von: '2027-02-01', datum_bis: '2027-02-02', timeFrom: '20:00' }
  const event = eventWith({ status: 'verschoben', neuer_termin })
  expect(occurrencesOf(event, heute)[0]).toMatchObject({
    regeltag: '2027-01-03',
    datum_von: '2027-02-01',
    datum_bis: '2027-02-02',
    zeit_von: '20:00',
    zeit_bis: null,
  })
  expect(daysOf(eventWith({ status: 'verschoben' }))).toEqual(['2027-01-03'])
})

test('a new day holds whatever state follows, until the event takes place as planned', () => {
  const neuer_termin = { datum_von: '2027-02-01', timeFrom: '20:00' }
  for (const status of ['ausverkauft', 'abgesagt', 'verlegt']) {
    const [only] = occurrencesOf(eventWith({ status, neuer_termin }), heute)
    const moved = { regeltag: '2027-01-03', datum_von: '2027-02-01', zeit_von: '20:00' }
    expect(only).toMatchObject({ ...moved, status })
  }
  expect(daysOf(eventWith({ neuer_termin }))).toEqual(['2027-01-03'])
})

const day = fc
  .integer({ min: 0, max: 1500 })
  .map((days) => String(Temporal.PlainDate.from('2026-06-01').add({ days })))

test('whatever the rule: bounded, in order, never before the first day, never too far ahead', () => {
  const rule = fc.record({
    rhythmus: fc.constantFrom(...rhythmen),
    abstand: fc.integer({ min: 1, max: 52 }),
    wochentage: fc.subarray([...wochentage]),
    bis: fc.option(day),
    anzahl: fc.option(fc.integer({ min: 1, max: 500 })),
    ausnahmen: fc.array(fc.record({ datum: day }), { maxLength: 5 }),
  })
  fc.assert(
    fc.property(rule, day, (one, datum_von) => {
      const event = seriesWith(one, { datum_von })
      const found = occurrencesOf(event, heute)
      const days = found.map(({ datum_von: own }) => own)
      expect(days).toEqual(days.toSorted())
      expect(new Set(days).size).toBe(days.length)
      expect(days.length).toBeLessThanOrEqual(mostOccurrences + 1)
      expect(days.every((own) => own >= datum_von && own <= '2030-12-31')).toBe(true)
      if (seriesProblem(event, heute) === null) {
        expect(days.length).toBeGreaterThan(0)
        expect(days.length).toBeLessThanOrEqual(mostOccurrences)
      }
    }),
    { numRuns: 400 },
  )
})

test('every day of a weekly rule is on one of its weekdays, in a week of its stride', () => {
  const rule = fc.record({
    abstand: fc.integer({ min: 1, max: 8 }),
    wochentage: fc.subarray([...wochentage], { minLength: 1 }),
    anzahl: fc.integer({ min: 1, max: 60 }),
  })
  fc.assert(
    fc.property(rule, day, (one, datum_von) => {
      const first = Temporal.PlainDate.from(datum_von)
      const monday = first.subtract({ days: first.dayOfWeek - 1 })
      for (const own of daysOf(seriesWith(one, { datum_von }))) {
        const date = Temporal.PlainDate.from(own)
        expect(one.wochentage).toContain(wochentage[date.dayOfWeek - 1])
        expect(Math.floor(monday.until(date).days / 7) % one.abstand).toBe(0)
      }
    }),
    { numRuns: 200 },
  )
})
