import { expect, test } from 'vitest'
import { tagPlus, wochentag } from '../tage.ts'
import { feiertageIn } from './feiertagspause.ts'
import { veranstaltungenAm } from './index.ts'

const days = ['2026-11-20', '2027-01-01', '2027-07-11', '2027-08-31', '2028-02-29']
const town = veranstaltungenAm('2026-11-20')
const year = 365

test('at least 160 events over three years, a third of them past and two thirds ahead', () => {
  for (const heute of days) {
    const events = veranstaltungenAm(heute)
    expect(events.length).toBeGreaterThanOrEqual(160)
    const single = events.filter(({ serie }) => !serie)
    const past = single.filter(({ von }) => von < 0).length / single.length
    expect(past).toBeGreaterThan(0.22)
    expect(past).toBeLessThan(0.42)
    expect(Math.min(...events.map(({ von }) => von))).toBeGreaterThan(-1.6 * year)
    expect(Math.max(...events.map(({ von }) => von))).toBeLessThan(2.1 * year)
  }
})

test('every week of the next three months has events of its own', () => {
  for (const heute of days)
    for (let week = 0; week < 13; week += 1) {
      const events = veranstaltungenAm(heute).filter(
        ({ von, serie }) => !serie && von >= week * 7 && von < week * 7 + 14,
      )
      expect(events.length, `${heute}, week ${week}`).toBeGreaterThan(1)
    }
})

test('no two events tell the same: titles, short texts and texts differ in both languages', () => {
  // An evening market or a thermal night comes back under its name.
  const again = new Set(['Thermennacht', 'Abendmarkt am Rathaus'])
  const titles = town.map(({ titel }) => titel.de).filter((title) => !again.has(title))
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  for (const sprache of ['de', 'en'] as const) {
    const told = town.flatMap(({ kurztext, text }) => [kurztext[sprache], text[sprache]])
    expect(told.filter((text, index) => text && told.indexOf(text) !== index)).toEqual([])
  }
})

test('every event is told in English as well', () => {
  const german = town.filter(({ titel, kurztext, text }) => !(titel.en && kurztext.en && text.en))
  expect(german.map(({ titel }) => titel.de)).toEqual([])
})

test('titles, short texts and reasons fit into their fields', () => {
  for (const { titel, kurztext, statusgrund, kartenhinweis } of town)
    for (const sprache of ['de', 'en'] as const) {
      expect(titel[sprache]?.length).toBeLessThanOrEqual(160)
      expect(kurztext[sprache]?.length).toBeLessThanOrEqual(400)
      expect(statusgrund?.[sprache]?.length ?? 0).toBeLessThanOrEqual(300)
      expect(kartenhinweis?.[sprache]?.length ?? 0).toBeLessThanOrEqual(400)
    }
})

test('some events are cancelled, put off, moved and sold out, as are single days of series', () => {
  const count = (status: string) => town.filter((event) => event.status === status).length
  expect(count('abgesagt')).toBeGreaterThanOrEqual(3)
  expect(count('verschoben')).toBeGreaterThanOrEqual(3)
  expect(count('verlegt')).toBeGreaterThanOrEqual(3)
  expect(count('ausverkauft')).toBeGreaterThanOrEqual(5)
  const changed = town.flatMap(({ serie }) => serie?.aenderungen ?? [])
  expect(new Set(changed.map(({ stand }) => stand)).size).toBe(4)
})

test('at least twenty series show every rhythm but one', () => {
  const series = town.flatMap(({ serie }) => serie ?? [])
  expect(series.length).toBeGreaterThanOrEqual(20)
  expect(new Set(series.map(({ rhythmus }) => rhythmus)).size).toBeGreaterThanOrEqual(6)
})

test('the festival has three seasons of at least six evenings, each in a year of its own', () => {
  for (const heute of days) {
    const seasons = Map.groupBy(
      veranstaltungenAm(heute).filter(({ saison }) => saison !== undefined),
      ({ saison }) => saison,
    )
    const years = [...seasons.keys()].map(Number).toSorted((a, b) => a - b)
    expect(years).toEqual([years[0], Number(years[0]) + 1, Number(years[0]) + 2])
    for (const [saison, events] of seasons) {
      expect(events.length).toBeGreaterThanOrEqual(6)
      for (const { von } of events)
        expect(tagPlus(heute, von).startsWith(`${saison}-07-`)).toBe(true)
    }
  }
})

test('what comes back every year keeps its weekday and its season', () => {
  for (const heute of days) {
    const fasnet = veranstaltungenAm(heute).filter(({ titel }) => /Narrensprung/.test(titel.de))
    expect(fasnet).toHaveLength(3)
    for (const { von } of fasnet) {
      const day = tagPlus(heute, von)
      expect([wochentag(day), day.slice(5, 7)]).toEqual([0, '02'])
    }
  }
})

test('W14: no series of working days takes place on a public holiday', () => {
  for (const heute of days)
    for (const event of veranstaltungenAm(heute)) {
      const met = feiertageIn(event, heute)
      if (met.length === 0) continue
      const { titel, serie } = event
      expect([titel.de, serie?.nichtAnFeiertagen]).toEqual([titel.de, true])
      expect(serie?.aenderungen?.filter(({ am }) => met.includes(am)) ?? []).toEqual([])
    }
  const market = town.find(({ titel }) => titel.de === 'Wochenmarkt')
  const pauses = market ? feiertageIn(market, '2026-11-20') : []
  const names = pauses.map((am) => tagPlus('2026-11-20', am))
  expect(names).toContain('2026-12-26')
  expect(names).toContain('2027-01-06')
})
