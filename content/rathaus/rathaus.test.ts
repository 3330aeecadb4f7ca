import { expect, test } from 'vitest'
import { townOn } from '../index.ts'

const heute = '2026-11-20'
const { aemter, mitarbeiter, bekanntmachungen = [], hinweismeldungen = [] } = townOn(heute)
const people = new Map(mitarbeiter.map((person) => [person.key, person]))

test('fourteen offices and sixty members of staff, each with a key and a number of its own', () => {
  expect([aemter.length, mitarbeiter.length]).toEqual([14, 60])
  expect(new Set(aemter.map(({ key }) => key)).size).toBe(14)
  expect(people.size).toBe(60)
  const numbers = mitarbeiter.map(({ kontakt }) => kontakt.telefon)
  expect(new Set(numbers).size).toBe(60)
  expect(new Set(mitarbeiter.map(({ kontakt }) => kontakt.email)).size).toBe(60)
})

test('everybody works in an office, two in two of them', () => {
  const placed = aemter.flatMap((amt) => amt.mitarbeiter)
  expect([...new Set(placed)].toSorted()).toEqual([...people.keys()].toSorted())
  expect(placed).toHaveLength(62)
})

test('whoever is in charge works there, and no office stands below itself', () => {
  const above = new Map(aemter.map(({ key, uebergeordnet }) => [key, uebergeordnet]))
  for (const { key, leitung, mitarbeiter: staff } of aemter) {
    expect(staff[0], key).toBe(leitung)
    const line = [key]
    for (let up = above.get(key); up !== undefined; up = above.get(up)) {
      expect(line, key).not.toContain(up)
      expect(above.has(up), up).toBe(true)
      line.push(up)
    }
  }
})

test('nobody stands in for themselves, and whoever stands in can be asked', () => {
  const deputies = mitarbeiter.filter(({ vertretung }) => vertretung !== undefined)
  expect(deputies.length).toBeGreaterThan(50)
  for (const { key, vertretung = '' } of deputies) {
    expect(vertretung).not.toBe(key)
    expect(people.get(vertretung)?.ansprechpartner, `${key} → ${vertretung}`).toBe(true)
  }
})

test('twenty have a picture, some have not released their address, most can be asked', () => {
  const count = (is: (person: (typeof mitarbeiter)[number]) => boolean) =>
    mitarbeiter.filter(is).length
  expect(count(({ bild }) => bild !== undefined)).toBe(20)
  expect(count(({ email_oeffentlich }) => !email_oeffentlich)).toBe(5)
  expect(count(({ ansprechpartner }) => ansprechpartner)).toBe(53)
})

test('offices and functions are there in English too', () => {
  for (const { titel, text, zustaendigkeiten } of aemter)
    expect([titel.en, text.en, zustaendigkeiten.en]).not.toContain(undefined)
  expect(mitarbeiter.filter(({ funktion }) => !funktion.en)).toEqual([])
})

test('an office in the town hall says on which floor it is', () => {
  const inTheHouse = aemter.filter(({ adresse }) => adresse.gebaeude?.de === 'Rathaus')
  expect(inTheHouse).toHaveLength(9)
  for (const { key, zimmer } of inTheHouse)
    expect(zimmer?.de, key).toMatch(/^(Erdgeschoss|[123]\. Stock|Dachgeschoss), Zimmer /)
})

test('twelve notices of fourteen months, some of them on display, each from an office', () => {
  expect(bekanntmachungen).toHaveLength(12)
  const days = bekanntmachungen.map(({ von }) => von)
  expect(days).toEqual(days.toSorted((a, b) => b - a))
  expect(Math.min(...days)).toBeLessThan(-400)
  expect(Math.max(...days)).toBeLessThanOrEqual(0)
  const onDisplay = bekanntmachungen.filter(({ bis }) => bis === undefined || bis >= 0)
  expect(onDisplay).toHaveLength(4)
  for (const { amt, von, bis } of bekanntmachungen) {
    expect(aemter.some(({ key }) => key === amt)).toBe(true)
    expect(bis ?? von).toBeGreaterThanOrEqual(von)
  }
  expect(new Set(bekanntmachungen.map(({ art }) => art)).size).toBe(6)
})

test.each(['2026-11-20', '2027-03-27', '2027-10-30', '2028-02-29'])(
  'on %s one alert is valid, one is over and one is ahead',
  (tag) => {
    const now = `${tag}T12:00`
    const alerts = townOn(tag).hinweismeldungen ?? []
    const begun = alerts.filter(({ von }) => von <= now)
    const over = begun.filter(({ bis = '9' }) => bis <= now)
    expect([alerts.length, begun.length, over.length]).toEqual([3, 2, 1])
  },
)

test('alerts fit above a page', () => {
  for (const { titel, text } of hinweismeldungen) {
    expect(titel.de.length).toBeLessThanOrEqual(60)
    expect(text.de.length).toBeLessThanOrEqual(120)
  }
})
