import { calls } from '@kurstadt/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { html, iso, openParking, type Parking, record, says } from './parking.ts'
import { german, published } from './writing.ts'

// Spec 3 and 7: the parking guidance system, asked by the job worker.

let parking: Parking

beforeAll(async () => {
  parking = await openParking()
  const rubrik = await parking.office.payload.create({
    collection: 'rubriken',
    ...german,
    data: { ...published, rubrik: 'Parken', art: 'branchen' },
  })
  for (const [nummer, titel] of [
    [78, 'P3 Bergbahn'],
    [77, 'P1 Badehaus'],
    [90, 'Café am Markt'],
  ] as const)
    await parking.office.payload.create({
      collection: 'brancheneintraege',
      ...german,
      data: { ...published, nummer, titel, rubriken: [rubrik.id] },
    })
})

beforeEach(() => parking.forget())

const sourceNow = async () => calls.parken.answer.parse((await parking.ask('parken')).answer).quelle
const newest = async () =>
  (await parking.rows('select max(id)::int as id from content_changes'))[0]?.id

test('records are answered as the source says them, and the website hears of it', async () => {
  parking.machine.behave(says(record(), record({ ID: 3, Gesamt: 140, Aktuell: 0, Trend: 0 })))
  await parking.pollAt(0)
  expect(await parking.onWire()).toEqual([
    { ID: 1, Gesamt: 180, Aktuell: 120, Trend: 3, geandert: iso(0) },
    { ID: 3, Gesamt: 140, Aktuell: 0, Trend: 0, geandert: iso(0) },
  ])
  const changes = await parking.rows('select tags from content_changes order by id desc limit 1')
  expect(changes[0]?.tags).toEqual(['parkleitsystem'])
})

test('records 1 to 4 belong to entries 77, 84, 78 and 80; entries that are not there are left out', async () => {
  parking.machine.behave(says(record(), record({ ID: 2, Gesamt: 96, Aktuell: 3 })))
  await parking.pollAt(0)
  const { answer, tags } = await parking.ask('parken')
  const { data, quelle } = calls.parken.answer.parse(answer)
  expect(data.map(({ id, parkplatz }) => [id, parkplatz.id, parkplatz.stand?.Aktuell])).toEqual([
    [77, 1, 120],
    [78, 3, undefined],
  ])
  expect([quelle, tags.includes('parkleitsystem')]).toEqual(['leitsystem', true])
})

test('an entry that is a car park has its record, and ends with the next one; any other has none', async () => {
  parking.machine.behave(says(record()))
  await parking.pollAt(0)
  const { answer } = calls['brancheneintraege/{id}']
  const car = await parking.ask('brancheneintraege/{id}', 77)
  expect(answer.parse(car.answer).parkplatz?.stand?.Gesamt).toBe(180)
  expect(car.tags).toContain('parkleitsystem')
  const other = await parking.ask('brancheneintraege/{id}', 90)
  expect(answer.parse(other.answer).parkplatz).toBeNull()
  expect(other.tags).not.toContain('parkleitsystem')
})

test('it is asked once a minute, and by one worker alone', async () => {
  parking.machine.behave(says(record()))
  const before = parking.machine.asked.length
  await Promise.all([parking.pollAt(0), parking.pollAt(0)])
  // After those: whoever asks first counts the minute.
  await parking.pollAt(0.3)
  expect(parking.machine.asked.length).toBe(before + 1)
  await parking.pollAt(1)
  expect(parking.machine.asked.length).toBe(before + 2)
})

test('the same record again is no change', async () => {
  parking.machine.behave(says(record()))
  await parking.pollAt(0)
  const before = await newest()
  await parking.pollAt(1)
  expect(await newest()).toBe(before)
})

test('the simulation is plausible at every hour of a week, and calls itself one', async () => {
  const simulation = parking.records({ PARKING_SOURCE: 'simulation' })
  const before = parking.machine.asked.length
  for (let hour = 0; hour < 168; hour += 7) {
    await parking.pollAt(hour * 60, simulation)
    const list = await parking.onWire()
    expect(list.map(({ ID }) => ID)).toEqual([1, 2, 3, 4])
    for (const { Gesamt, Aktuell } of list) expect(Aktuell).toBeLessThanOrEqual(Gesamt)
  }
  expect(await sourceNow()).toBe('simulation')
  expect(parking.machine.asked.length).toBe(before)
})

test('what was simulated is gone once a real source is asked', async () => {
  await parking.pollAt(0, parking.records({ PARKING_SOURCE: 'simulation' }))
  parking.machine.behave(html)
  await parking.pollAt(0.5)
  expect(await parking.onWire()).toEqual([])
  parking.machine.behave(says(record({ geandert: iso(-20) })))
  await parking.pollAt(3)
  expect((await parking.onWire()).map(({ ID, Aktuell }) => [ID, Aktuell])).toEqual([[1, 120]])
})

test('where there is no source nobody is asked, and nothing is known', async () => {
  const before = parking.machine.asked.length
  await parking.pollAt(0, parking.records({ PARKING_SOURCE: 'off' }))
  expect([await parking.onWire(), parking.machine.asked.length]).toEqual([[], before])
  expect(await sourceNow()).toBeNull()
})

test('a private address is not asked unless that is set', async () => {
  const before = parking.machine.asked.length
  const url = parking.machine.url.replace('http:', 'https:')
  await parking.pollAt(0, parking.records({ PARKING_PRIVATE: false, PARKING_URL: url }))
  await parking.pollAt(
    5,
    parking.records({ PARKING_PRIVATE: false, PARKING_URL: 'https://127.0.0.1/daten' }),
  )
  expect([parking.faults, parking.machine.asked.length]).toEqual([
    ['not-allowed', 'private'],
    before,
  ])
})
