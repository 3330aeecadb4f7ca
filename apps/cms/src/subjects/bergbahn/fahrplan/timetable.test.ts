import { expect, test } from 'vitest'
import { daysLater } from '../../../platform/time/days.ts'
import { dayWith, exceptionWith, runWith, timetableWith } from './timetable.fixtures.ts'
import { nextService, serviceOn, type Timetable, timesOf } from './timetable.ts'

const timesOn = (plan: Partial<Timetable>, day = dayWith()) =>
  serviceOn([timetableWith(plan)], day).abfahrten.map(({ zeit }) => zeit)

test('a run goes from its first to its last time, and past neither', () => {
  expect(timesOn({})).toEqual(['10:00', '10:30', '11:00', '11:30', '12:00'])
  expect(timesOf({ beginn: '09:00', ende: '10:00', takt: 25 })).toEqual(['09:00', '09:25', '09:50'])
  expect(timesOf({ beginn: '09:00', ende: null, takt: null })).toEqual(['09:00'])
})

test('runs of a day are in order, and what stands there twice is there once', () => {
  const single = { ende: null, takt: null }
  const fahrten = [
    runWith({ beginn: '18:00', ...single }),
    runWith({ beginn: '09:00', richtung: 'tal', ...single }),
    runWith({ beginn: '18:00', ...single }),
  ]
  expect(serviceOn([timetableWith({ fahrten })], dayWith()).abfahrten).toEqual([
    { zeit: '09:00', richtung: 'tal' },
    { zeit: '18:00', richtung: 'beide' },
  ])
})

test.each([
  ['2025-10-31', 'saison'],
  ['2025-11-01', null],
  ['2026-03-31', null],
  ['2026-04-01', 'saison'],
  ['2030-12-31', null],
  ['2031-01-01', null],
  ['2031-04-01', 'saison'],
])('a season over New Year that comes again: %s is out of season: %s', (tag, art) => {
  expect(serviceOn([timetableWith()], dayWith(tag)).ruht?.art ?? null).toBe(art)
})

test('of several timetables of a day the one whose season began last counts', () => {
  const evening = timetableWith({
    id: 2,
    saison: { von: '2026-11-20', bis: '2026-11-24', jaehrlich: false },
    fahrten: [runWith({ beginn: '20:00', ende: null, takt: null })],
  })
  expect(serviceOn([timetableWith(), evening], dayWith()).plan).toBe(2)
  expect(serviceOn([evening, timetableWith()], dayWith('2026-11-25')).plan).toBe(1)
})

test.each([
  [
    'the winter within a timetable without an end',
    { von: '2024-04-01', bis: null, jaehrlich: false },
    { von: '2023-11-01', bis: '2024-03-31', jaehrlich: true },
    '2026-12-01',
  ],
  [
    'the weeks within a summer that was stored later',
    { von: '2024-04-01', bis: '2024-10-31', jaehrlich: true },
    { von: '2023-07-01', bis: '2023-08-31', jaehrlich: true },
    '2026-07-15',
  ],
])('a season that has begun again counts by its beginning this year: %s', (_, main, again, tag) => {
  const plans = [timetableWith({ saison: main }), timetableWith({ id: 2, saison: again })]
  expect(serviceOn(plans, dayWith(tag)).plan).toBe(2)
})

test('weekdays: what runs on Saturdays alone does not run on a Tuesday', () => {
  const fahrten = [runWith({ tage: ['SAMSTAG'] })]
  expect(serviceOn([timetableWith({ fahrten })], dayWith())).toMatchObject({
    abfahrten: [],
    ruht: { art: 'wochentag', grund: null },
  })
  expect(timesOn({ fahrten }, dayWith('2026-11-28'))).toHaveLength(5)
})

test('a holiday is as a Sunday, unless the timetable says what runs on holidays', () => {
  const sunday = runWith({ tage: ['SONNTAG'], beginn: '14:00', ende: null, takt: null })
  const holiday = runWith({ tage: ['FEIERTAG'], beginn: '15:00', ende: null, takt: null })
  const day = dayWith('2027-01-06', 'Heilige Drei Könige')
  const workdays = runWith({ tage: ['MONTAG', 'DIENSTAG', 'MITTWOCH', 'DONNERSTAG', 'FREITAG'] })
  expect(timesOn({ fahrten: [workdays, sunday] }, day)).toEqual(['14:00'])
  expect(timesOn({ fahrten: [workdays, sunday, holiday] }, day)).toEqual(['15:00'])
})

test('an exception says why nothing runs, on its first and last day and on no other', () => {
  const ausnahmen = [exceptionWith({ von: '2026-11-23', bis: '2026-11-25' })]
  const plan = timetableWith({ ausnahmen })
  for (const tag of ['2026-11-23', '2026-11-24', '2026-11-25'])
    expect(serviceOn([plan], dayWith(tag)).ruht).toEqual({ art: 'ausnahme', grund: 'Prüfung' })
  for (const tag of ['2026-11-22', '2026-11-26'])
    expect(serviceOn([plan], dayWith(tag)).ruht).toBeNull()
})

test('an exception of some hours takes away what leaves in them, and is told beside the rest', () => {
  const ausnahmen = [exceptionWith({ beginn: '10:30', ende: '11:30' })]
  expect(timesOn({ ausnahmen })).toEqual(['10:00', '11:30', '12:00'])
  expect(timesOn({ ausnahmen: [exceptionWith({ beginn: '11:00' })] })).toEqual(['10:00', '10:30'])
  expect(timesOn({ ausnahmen: [exceptionWith({ ende: '11:00' })] })).toEqual([
    '11:00',
    '11:30',
    '12:00',
  ])
  const service = serviceOn([timetableWith({ ausnahmen })], dayWith())
  expect(service.ruht).toBeNull()
  expect(service.ausnahmen).toEqual(ausnahmen)
})

test('an exception that comes again each year does: Christmas Eve', () => {
  const eve = { von: '2025-12-24', bis: '2025-12-24', jaehrlich: true, beginn: '11:00' }
  const ausnahmen = [exceptionWith(eve)]
  expect(timesOn({ ausnahmen }, dayWith('2029-12-24'))).toEqual(['10:00', '10:30'])
  expect(timesOn({ ausnahmen }, dayWith('2029-12-25'))).toHaveLength(5)
})

test('a day that runs as a Sunday, and one with more besides', () => {
  const fahrten = [
    runWith({ tage: ['DIENSTAG'] }),
    runWith({ tage: ['SONNTAG'], beginn: '14:00', ende: null, takt: null }),
  ]
  const sonntag = exceptionWith({ art: 'sonntag' })
  expect(timesOn({ fahrten, ausnahmen: [sonntag] })).toEqual(['14:00'])
  const zusatz = exceptionWith({ art: 'zusatz', beginn: '22:00', ende: '22:30', takt: 30 })
  expect(timesOn({ fahrten, ausnahmen: [zusatz] }).slice(-2)).toEqual(['22:00', '22:30'])
})

test('clock-change days: the hour that spring leaves out has no departures, autumn none twice', () => {
  const night = runWith({ tage: ['SONNTAG'], beginn: '01:30', ende: '03:30', takt: 30 })
  const plan = {
    saison: { von: '2026-01-01', bis: null, jaehrlich: false },
    fahrten: [night],
  }
  expect(timesOn(plan, dayWith('2027-03-28'))).toEqual(['01:30', '03:00', '03:30'])
  expect(timesOn(plan, dayWith('2027-03-21'))).toHaveLength(5)
  expect(timesOn(plan, dayWith('2026-10-25'))).toHaveLength(5)
})

function* from(tag: string, count: number) {
  for (let ahead = 1; ahead <= count; ahead += 1) yield dayWith(daysLater(tag, ahead))
}

test('the next service is the first day on which something runs', () => {
  const ausnahmen = [exceptionWith({ von: '2026-11-24', bis: '2026-11-27' })]
  const plan = timetableWith({ ausnahmen })
  expect(nextService([plan], from('2026-11-24', 366))).toEqual({ tag: '2026-11-28', zeit: '10:00' })
  expect(nextService([timetableWith()], from('2026-04-01', 366))).toEqual({
    tag: '2026-11-01',
    zeit: '10:00',
  })
  expect(nextService([], from('2026-04-01', 366))).toBeNull()
})

test('a timetable without a single run rests', () => {
  expect(serviceOn([timetableWith({ fahrten: [] })], dayWith()).ruht?.art).toBe('wochentag')
  expect(nextService([timetableWith({ fahrten: [] })], from('2026-04-01', 366))).toBeNull()
})
