import { type Erinnerungszeit, erinnerungszeiten } from '@kurstadt/contract/abos'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDateTime } from '../../../platform/time/berlin.ts'
import { daysLater } from '../../../platform/time/days.ts'
import { dayNumber, dueDays, dueFrom, overFrom } from './reminder-time.ts'

const zeiten = fc.constantFrom<Erinnerungszeit>(...erinnerungszeiten)

test('the evening before and the morning are those of clocks in Berlin, also when they change', () => {
  expect(dueFrom('2027-03-28', 'abend-18')).toBe('2027-03-27T17:00:00.000Z')
  expect(dueFrom('2027-03-28', 'morgen-6')).toBe('2027-03-28T04:00:00.000Z')
  expect(dueFrom('2027-10-31', 'abend-18')).toBe('2027-10-30T16:00:00.000Z')
  expect(dueFrom('2027-10-31', 'morgen-6')).toBe('2027-10-31T05:00:00.000Z')
  expect(dueFrom('2027-01-01', 'abend-21')).toBe('2026-12-31T20:00:00.000Z')
})

test('a reminder is of use until noon, or until a vehicle drives on', () => {
  expect(overFrom('2027-07-01', null)).toBe('2027-07-01T10:00:00.000Z')
  expect(overFrom('2027-07-01', '15:30')).toBe('2027-07-01T13:30:00.000Z')
})

test('in the evening that of tomorrow is due, in the morning that of today', () => {
  expect(dueDays(new Date('2027-07-01T16:30:00Z'))).toEqual([
    { datum: '2027-07-01', zeiten: [...erinnerungszeiten] },
    { datum: '2027-07-02', zeiten: ['abend-16', 'abend-17', 'abend-18'] },
  ])
  const [today] = dueDays(new Date('2027-07-01T03:30:00Z'))
  expect(today?.zeiten).toEqual(expect.arrayContaining(['abend-21', 'morgen-4', 'morgen-5']))
  expect(today?.zeiten).not.toContain('morgen-6')
})

/** A year of one street: days of collection, some of them moved to another one at some instant. */
const year = fc.record({
  zeit: zeiten,
  days: fc.uniqueArray(fc.integer({ min: 1, max: 360 }), { minLength: 5, maxLength: 60 }),
  moves: fc.array(fc.record({ which: fc.nat(59), by: fc.constantFrom(-1, 1, 2) }), {
    maxLength: 5,
  }),
  /** Minutes from a look of the worker to the next, over and over: some nights it is away. */
  pauses: fc.array(
    fc.oneof(fc.integer({ min: 25, max: 90 }), fc.integer({ min: 60, max: 1_500 })),
    {
      minLength: 3,
      maxLength: 12,
    },
  ),
  /** Which looks end before their transaction does, and which are those of two workers at once. */
  kills: fc.array(fc.constantFrom('none', 'killed', 'twice'), { minLength: 2, maxLength: 7 }),
})

const start = Date.parse('2026-12-31T00:00:00Z')
const dayAfter = (days: number) => daysLater('2027-01-01', days)

type Sent = { datum: string; at: string }
type Year = typeof year extends fc.Arbitrary<infer Value> ? Value : never

/** Days of a year, some of them moved to another one. */
function planned({ days, moves }: Year): string[] {
  const all = days.map(dayAfter)
  for (const { by, which } of moves) {
    const old = all[which % all.length] ?? ''
    const fresh = daysLater(old === '' ? '2027-01-01' : old, by)
    if (!all.includes(fresh)) all[all.indexOf(old)] = fresh
  }
  return all
}

/** The instants at which the worker looks, and what becomes of each look. */
function* looksOf({ kills, pauses }: Year) {
  let now = start
  for (let look = 0; now < start + 368 * 86_400_000; look += 1) {
    yield { at: new Date(now), kill: kills[look % kills.length] ?? 'none' }
    now += (pauses[look % pauses.length] ?? 60) * 60_000
  }
}

/** Runs a year with the rules of time; `told` stands for the table, whose part waste-reminders.test.ts proves. */
function runYear(asked: Year) {
  const days = planned(asked)
  const told = new Set<number>()
  const [sent, looks]: [Sent[], string[]] = [[], []]
  for (const { at, kill } of looksOf(asked)) {
    if (kill === 'killed') continue
    const instant = at.toISOString()
    looks.push(instant)
    const due = dueDays(at)
      .filter(({ datum, zeiten: come }) => days.includes(datum) && come.includes(asked.zeit))
      .filter(({ datum }) => instant < overFrom(datum, null))
    // Two workers have found the same before either has written it down.
    for (const { datum } of kill === 'twice' ? [...due, ...due] : due) {
      if (told.has(dayNumber(datum))) continue
      told.add(dayNumber(datum))
      sent.push({ datum, at: instant })
    }
  }
  return { days, sent, looks }
}

test('in a year each reminder that a worker could see is due in its time, and never after', () => {
  fc.assert(
    fc.property(year, (asked) => {
      const { days, looks, sent } = runYear(asked)
      expect(new Set(sent.map(({ datum }) => datum)).size).toBe(sent.length)
      for (const { at, datum } of sent) {
        expect(at >= dueFrom(datum, asked.zeit)).toBe(true)
        expect(at < overFrom(datum, null)).toBe(true)
      }
      for (const datum of days) {
        const [from, over] = [dueFrom(datum, asked.zeit), overFrom(datum, null)]
        const wasThere = looks.some((at) => from <= at && at < over)
        expect(sent.some((one) => one.datum === datum)).toBe(wasThere)
      }
    }),
    { numRuns: 12 },
  )
})

test('every hour that is offered exists once on every day, also when clocks change', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_500 }), zeiten, (days, zeit) => {
      const datum = dayAfter(days)
      const local = localDateTime(dueFrom(datum, zeit))
      const [part, hour = ''] = zeit.split('-')
      const day = part === 'abend' ? daysLater(datum, -1) : datum
      expect(local).toBe(`${day}T${hour.padStart(2, '0')}:00`)
    }),
  )
})
