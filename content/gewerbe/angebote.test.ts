import { expect, test } from 'vitest'
import { bilder } from '../bilder/index.ts'
import { townOn } from '../index.ts'
import { gewerbeAm } from './index.ts'

const heute = '2026-11-20'
const {
  unterkuenfte = [],
  pauschalen = [],
  shop_artikel = [],
  stellplaetze = [],
} = gewerbeAm(heute)
const { gewerberubriken = [] } = gewerbeAm(heute)

function pricesOf(key: string): number[] {
  const found = pauschalen.find((one) => one.key === key)
  const rows = found?.kategorien.flatMap(({ hotels }) => hotels) ?? []
  return rows.flatMap(({ ez, dz, fewo1, fewo2 }) =>
    [ez, dz, fewo1, fewo2].flatMap((price) => price ?? []),
  )
}

test('the five advertised packages have the nights and prices of the specification (2.6)', () => {
  const first = pauschalen.slice(0, 5)
  expect(first.map(({ key, naechte }) => [key, naechte, Math.min(...pricesOf(key))])).toEqual([
    ['tannen-und-thermen', 3, 177],
    ['koeniglich-traeumen', 2, 155],
    ['ambulante-qualitaetskur', 21, 570],
    ['das-wilde-in-dir', 2, 123],
    ['natuerlich-vital', 5, 334],
  ])
})

test('twelve packages name eighteen hotels and guest houses in six price categories', () => {
  expect(pauschalen).toHaveLength(12)
  const categories = new Set(
    pauschalen.flatMap(({ kategorien }) => kategorien.map((k) => k.titel.de)),
  )
  expect(categories.size).toBe(6)
  const named = new Set(
    pauschalen.flatMap(({ kategorien }) =>
      kategorien.flatMap(({ hotels }) => hotels.map(({ haus }) => haus)),
    ),
  )
  const houses = unterkuenfte.filter(({ art }) => art === 'hotel' || art === 'pension')
  expect([...named].toSorted()).toEqual(houses.map(({ key }) => key).toSorted())
  expect(named.size).toBe(18)
})

test('on whatever day the town is seeded, no season of a package is over', () => {
  for (const day of ['2026-01-01', '2026-03-16', '2026-07-21', '2026-12-31'])
    for (const { gueltig_von = '', gueltig_bis } of gewerbeAm(day).pauschalen ?? []) {
      expect((gueltig_bis ?? '9999') >= day).toBe(true)
      expect(gueltig_von <= (gueltig_bis ?? '9999')).toBe(true)
    }
})

test('prices of houses are those the page about accommodation names', () => {
  const lowest = (kind: string) =>
    Math.min(...unterkuenfte.filter(({ art }) => art === kind).map(({ preis_ab }) => preis_ab))
  expect([lowest('hotel'), lowest('pension'), lowest('ferienwohnung')]).toEqual([96, 68, 55])
  const linked = unterkuenfte.filter(({ ausstattung }) => ausstattung.includes('thermalzugang'))
  expect(linked).toHaveLength(4)
  const oberwies = stellplaetze.find(({ key }) => key === 'oberwies')
  expect([oberwies?.plaetze, oberwies?.preis_nacht_cent]).toEqual([32, 1400])
})

test('twenty-two articles in at least four categories, with sizes, limits and sold-out ones', () => {
  expect(shop_artikel).toHaveLength(22)
  const known = gewerberubriken.filter(({ art }) => art === 'shop').map(({ key }) => key)
  expect(new Set(shop_artikel.map(({ rubrik }) => rubrik))).toEqual(new Set(known))
  expect(known.length).toBeGreaterThanOrEqual(4)
  const limited = shop_artikel.filter(({ menge_limit }) => menge_limit !== undefined)
  const soldOut = limited.filter(({ menge_limit, menge_aktuell }) => menge_limit === menge_aktuell)
  expect(soldOut.length).toBeGreaterThanOrEqual(2)
  expect(shop_artikel.filter(({ groessen }) => groessen).length).toBeGreaterThanOrEqual(4)
  expect(shop_artikel.filter(({ aktiv }) => aktiv === false)).toHaveLength(1)
})

test('who made a thing is named with an address, and a ticket belongs to an event (GPSR)', () => {
  const things = shop_artikel.filter(({ widerruf }) => widerruf !== 'termin')
  expect(things.filter(({ hersteller }) => !hersteller)).toEqual([])
  const tickets = shop_artikel.filter(({ widerruf }) => widerruf === 'termin')
  expect(tickets.length).toBeGreaterThanOrEqual(2)
  for (const { veranstaltung } of tickets) expect(veranstaltung).toBeTruthy()
})

test('events, pictures and files that are named exist', () => {
  const town = townOn(heute)
  const titles = new Set(town.veranstaltungen.map(({ titel }) => titel.de))
  const events = shop_artikel.flatMap(({ veranstaltung }) => veranstaltung ?? [])
  expect(events.filter((titel) => !titles.has(titel))).toEqual([])
  const files = new Set(town.dateien.map(({ key }) => key))
  const papers = shop_artikel.flatMap(({ dokumente = [] }) => dokumente.map(({ datei }) => datei))
  expect(papers.filter((key) => !files.has(key))).toEqual([])
  const pictures = new Set(bilder.map(({ key }) => key))
  const shown = [...unterkuenfte, ...pauschalen, ...shop_artikel, ...stellplaetze]
  expect(shown.flatMap(({ bild }) => bild ?? []).filter((key) => !pictures.has(key))).toEqual([])
})

test('keys and texts are each other’s own', () => {
  const things = [...unterkuenfte, ...pauschalen, ...stellplaetze]
  for (const values of [
    things.map(({ key }) => key),
    things.map(({ einleitung }) => einleitung.de),
  ])
    expect(new Set(values).size).toBe(values.length)
  for (const { key, titel, einleitung, text } of things)
    for (const one of [titel, einleitung, text])
      expect([key, Boolean(one.de && one.en)]).toEqual([key, true])
})
