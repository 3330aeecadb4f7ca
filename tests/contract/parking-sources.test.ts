import type { ServerResponse } from 'node:http'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Behaviour, sends } from '../support/camera.ts'
import { html, iso, openParking, type Parking, record, says } from './parking.ts'

// Fault F07: a source that lies, hangs, answers HTML, goes back in time, sends 10 MB.

let parking: Parking
beforeAll(async () => {
  parking = await openParking()
})
beforeEach(() => parking.forget())

test.each([
  ['more taken than there are', { Aktuell: 181 }],
  ['less than nothing taken', { Aktuell: -1 }],
  ['no spaces at all', { Gesamt: 0, Aktuell: 0 }],
  ['half a car', { Aktuell: 1.5 }],
  ['a billion', { Gesamt: 2e9, Aktuell: 1e9 }],
])('a source that lies, %s, has no record from then on', async (_, lie) => {
  parking.machine.behave(says(record(), record({ ID: 2, Gesamt: 96, Aktuell: 3 })))
  await parking.pollAt(0)
  parking.machine.behave(says(record({ ...lie, geandert: iso(1) })))
  await parking.pollAt(1)
  expect((await parking.onWire()).map(({ ID }) => ID)).toEqual([2])
})

test('a source that goes back in time is not believed, nor one that is ahead of it', async () => {
  parking.machine.behave(says(record()))
  await parking.pollAt(0)
  parking.machine.behave(says(record({ Aktuell: 1, geandert: iso(-30) })))
  await parking.pollAt(1)
  parking.machine.behave(says(record({ Aktuell: 2, geandert: iso(60) })))
  await parking.pollAt(2)
  expect((await parking.onWire())[0]?.Aktuell).toBe(120)
  expect(parking.faults).toEqual(['unreadable'])
})

const faults: [string, Behaviour, string][] = [
  ['answers HTML', html, 'unreadable'],
  ['says that its HTML is JSON', sends(Buffer.from('<html>'), 'application/json'), 'unreadable'],
  ['breaks off', sends(Buffer.from('[{"ID":1,"Gesamt":18'), 'application/json'), 'unreadable'],
  ['sends no list', sends(Buffer.from('{"error":"x"}'), 'application/json'), 'unreadable'],
  ['sends nothing of ours', says(record({ ID: 9 }), null, 'x', { ID: 1 }), 'unreadable'],
  ['sends 10 MB', sends(Buffer.alloc(10_000_000, '[')), 'too-large'],
  ['is broken', (response) => void response.writeHead(500).end('[]'), 'status'],
  [
    'leads elsewhere',
    (response: ServerResponse) =>
      void response.writeHead(302, { Location: 'http://169.254.169.254/' }).end(),
    'status',
  ],
  ['hangs', () => undefined, 'too-slow'],
]

test.each(faults)(
  'a source that %s costs no record, and is said to be at fault',
  async (_, how, fault) => {
    parking.machine.behave(says(record()))
    await parking.pollAt(0)
    parking.machine.behave(how)
    await parking.pollAt(1)
    expect((await parking.onWire())[0]?.Aktuell).toBe(120)
    expect(parking.faults).toEqual([fault])
  },
)

test('a source that fails is left alone longer each time, and asked as before once it answers', async () => {
  parking.machine.behave(html)
  const before = parking.machine.asked.length
  for (let at = 0; at <= 30; at += 1) await parking.pollAt(at)
  expect(parking.machine.asked.length - before).toBe(5)
  parking.machine.behave(says(record({ geandert: iso(31) })))
  for (let at = 31; at <= 44; at += 1) await parking.pollAt(at)
  const once = parking.machine.asked.length
  await parking.pollAt(45)
  await parking.pollAt(46)
  expect(parking.machine.asked.length).toBe(once + 2)
})

test('older systems write numbers as text and times as the clocks of Berlin show them', async () => {
  const old = {
    ID: '1',
    Gesamt: '180',
    Aktuell: ' 7 ',
    Trend: '-2',
    geandert: '2027-06-18 09:59:30',
  }
  parking.machine.behave(
    says(
      old,
      record({ ID: 2, geandert: '18.06.2027' }),
      record({ ID: 3, geandert: '2027-02-30 10:00' }),
    ),
  )
  await parking.pollAt(0)
  expect(await parking.onWire()).toEqual([
    { ID: 1, Gesamt: 180, Aktuell: 7, Trend: -2, geandert: '2027-06-18T07:59:30.000Z' },
  ])
})

test.each(['0001-01-01T00:00:00+01:00', '0001-01-01T00:00:00', '1900-01-01 00:00'])(
  'a moment that nobody filled in, %s, costs the other car parks nothing',
  async (geandert) => {
    parking.machine.behave(says(record(), record({ ID: 2, Gesamt: 96, Aktuell: 3, geandert })))
    await parking.pollAt(0)
    expect([(await parking.onWire()).map(({ ID }) => ID), parking.faults]).toEqual([[1], []])
  },
)

test('a trend that the source does not know is told from the value before', async () => {
  const without = (Aktuell: number, at: number) =>
    says({ ...record({ Aktuell, geandert: iso(at) }), Trend: null })
  const trends: unknown[] = []
  for (const [at, taken] of [
    [0, 100],
    [1, 104],
    [2, 90],
    [3, 90],
  ] as const) {
    parking.machine.behave(without(taken, at))
    await parking.pollAt(at)
    trends.push((await parking.onWire())[0]?.Trend)
  }
  expect(trends).toEqual([0, 1, -1, 0])
})

const site = (own: object = {}) => ({
  id: 4711,
  original_uid: 'badehaus',
  name: 'Badehaus',
  capacity: 180,
  has_realtime_data: true,
  realtime_capacity: null,
  realtime_free_capacity: 18,
  realtime_opening_status: 'OPEN',
  realtime_data_updated_at: '2027-06-18T09:58:00+02:00',
  ...own,
})

test('ParkAPI v3: sites that are named, free counted back to taken, closed ones without a number', async () => {
  const PARKING_SITES = new Map([
    ['4711', 1],
    ['bahnhof', 2],
    ['4713', 3],
  ])
  const items = [
    site(),
    site({ id: 4712, original_uid: 'bahnhof', realtime_capacity: 96, realtime_free_capacity: 96 }),
    site({ id: 4713, realtime_opening_status: 'CLOSED' }),
    site({ id: 1, original_uid: 'anderswo' }),
    site({ id: 4711, realtime_data_updated_at: null }),
    'no site',
  ]
  parking.machine.behave(
    sends(Buffer.from(JSON.stringify({ items, total_count: 6 })), 'application/json'),
  )
  await parking.pollAt(0, parking.records({ PARKING_SOURCE: 'parkapi', PARKING_SITES }))
  expect(await parking.onWire()).toEqual([
    { ID: 1, Gesamt: 180, Aktuell: 162, Trend: 0, geandert: iso(-2) },
    { ID: 2, Gesamt: 96, Aktuell: 0, Trend: 0, geandert: iso(-2) },
  ])
})
