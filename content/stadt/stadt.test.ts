import { expect, test } from 'vitest'
import { townOn } from '../index.ts'
import { tagPlus, wochentag } from '../tage.ts'
import { verschiebung } from './abfuhr.ts'
import { feiertage, istFeiertag } from './feiertage.ts'
import { stadtAm } from './index.ts'

const heute = '2026-11-20'
const { baugebiete, abfallarten, strassen, abfuhrtermine, schwarzes_brett } = stadtAm(heute)

test('the holidays of Baden-Württemberg follow Easter', () => {
  expect(feiertage(2026)).toEqual([
    '2026-01-01',
    '2026-01-06',
    '2026-04-03',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-05-25',
    '2026-06-04',
    '2026-10-03',
    '2026-11-01',
    '2026-12-25',
    '2026-12-26',
  ])
  expect(feiertage(2027)).toContain('2027-03-29')
  expect(feiertage(2038)).toContain('2038-04-26')
})

test('a holiday moves its day and those after it to the next, up to Saturday', () => {
  // Whit Monday 2026
  expect(verschiebung('2026-05-25')).toEqual([
    '2026-05-26',
    '2026-05-27',
    '2026-05-28',
    '2026-05-29',
    '2026-05-30',
  ])
  // Good Friday 2026
  expect(verschiebung('2026-03-30').at(-1)).toBe('2026-04-04')
  expect(verschiebung('2026-11-16')).toEqual(
    [0, 1, 2, 3, 4].map((day) => tagPlus('2026-11-16', day)),
  )
})

test('where Saturday is a holiday too, what is left comes before it', () => {
  // Christmas 2026: Friday and Saturday
  expect(verschiebung('2026-12-21').at(-1)).toBe('2026-12-24')
})

test('nothing is collected on a Sunday or a holiday, whenever the town is seeded', () => {
  for (const day of ['2026-11-20', '2026-12-31', '2027-03-28', '2028-02-29', '2028-12-25']) {
    const dates = stadtAm(day).abfuhrtermine
    expect(dates.filter(({ datum }) => wochentag(datum) === 0 || istFeiertag(datum))).toEqual([])
    expect(dates.filter(({ verschobenVon }) => verschobenVon).length).toBeGreaterThan(5)
  }
})

test('dates reach a year ahead, from October on to the end of the next one', () => {
  const last = (day: string) => stadtAm(day).abfuhrtermine.at(-1)?.datum.slice(0, 7)
  expect(['2026-10-01', '2026-11-20', '2026-12-31'].map(last)).toEqual(Array(3).fill('2027-12'))
  expect(['2027-01-01', '2027-09-30'].map(last)).toEqual(['2028-01', '2028-10'])
})

test('each of eight districts has its dates of a year in the rhythm of their kind', () => {
  expect(new Set(strassen.map(({ bezirk }) => bezirk))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))
  const ofAYear = abfuhrtermine.filter(({ datum }) => datum <= tagPlus(heute, 371))
  for (const bezirk of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const count = (kind: string) =>
      ofAYear.filter(({ art, bezirke }) => art === kind && bezirke.includes(bezirk)).length
    expect([26, 27]).toContain(count('restmuell'))
    expect(count('biomuell')).toBeGreaterThan(30)
    expect([13, 14]).toContain(count('papier'))
    expect([13, 14]).toContain(count('gelber-sack'))
    expect(count('gruenschnitt')).toBe(3)
    expect(count('schadstoffe')).toBe(4)
    expect(count('weihnachtsbaum')).toBe(1)
  }
})

test('no district has a kind of waste twice on one day, and storage stays small', () => {
  const lines = abfuhrtermine.flatMap(({ datum, art, bezirke }) =>
    bezirke.map((bezirk) => `${datum} ${art} ${bezirk}`),
  )
  expect(new Set(lines).size).toBe(lines.length)
  expect(abfuhrtermine.length).toBeLessThan(400)
  const kinds = new Set(abfallarten.map(({ key }) => key))
  expect(abfuhrtermine.filter(({ art }) => !kinds.has(art))).toEqual([])
})

test('the rhythm does not break at the turn of the year', () => {
  const days = stadtAm('2026-12-01')
    .abfuhrtermine.filter(({ art, bezirke }) => art === 'restmuell' && bezirke.includes(1))
    .map(({ datum, verschobenVon }) => verschobenVon ?? datum)
  const gaps = days
    .slice(1)
    .map((day, at) => (Date.parse(day) - Date.parse(days[at] ?? '')) / 864e5)
  expect(new Set(gaps)).toEqual(new Set([14]))
})

test('every street stands once, but for one that lies in two districts', () => {
  const names = strassen.map(({ name, hausnummern }) => `${name} ${hausnummern ?? ''}`)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThan(60)
  expect(strassen.filter(({ name }) => name === 'Talstraße').map(({ bezirk }) => bezirk)).toEqual([
    3, 4,
  ])
})

function addressesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn)
  if (typeof value !== 'object' || value === null) return []
  const { strasse, ort }: { strasse?: unknown; ort?: unknown } = value
  const own = typeof strasse === 'string' && ort === 'Bad Silberbronn' ? [strasse] : []
  return [...own, ...Object.values(value).flatMap(addressesIn)]
}

test('every address of the town lies in a street with a district', () => {
  const known = strassen.map(({ name }) => name)
  const addresses = addressesIn(townOn(heute))
  expect(addresses.length).toBeGreaterThan(20)
  const lost = addresses.filter((one) => !known.includes(one.replace(/ \d+[a-z]?(-\d+)?$/, '')))
  expect([...new Set(lost)]).toEqual([])
})

test('two areas have forty plots with their own numbers, prices and outlines', () => {
  expect(baugebiete).toHaveLength(2)
  expect(baugebiete.flatMap(({ plaetze }) => plaetze)).toHaveLength(40)
  const town = townOn(heute)
  for (const { plaetze, bild, amt, dokumente } of baugebiete) {
    expect(new Set(plaetze.map(({ nummer }) => nummer)).size).toBe(plaetze.length)
    expect(new Set(plaetze.map(({ status }) => status)).size).toBeGreaterThan(1)
    for (const { ecken, grz, gfz } of plaetze) {
      expect(ecken).toHaveLength(5)
      expect(ecken[0]).toEqual(ecken[4])
      expect(gfz).toBeGreaterThanOrEqual(grz ?? 9)
    }
    expect(town.bilder.map(({ key }) => key)).toContain(bild)
    expect(town.aemter.map(({ key }) => key)).toContain(amt)
    for (const { datei } of dokumente) expect(town.dateien.map(({ key }) => key)).toContain(datei)
  }
})

test('fifteen notices hang, and one each is blocked, expired and not yet begun', () => {
  const hangs = schwarzes_brett.filter(
    ({ von, bis, status }) => von <= 0 && bis >= 0 && status !== 'gesperrt',
  )
  expect(hangs).toHaveLength(15)
  expect(schwarzes_brett).toHaveLength(18)
  expect(schwarzes_brett.filter(({ bis, von }) => bis - von > 180)).toEqual([])
  for (const { frei, telefon, email = 'x@post.example' } of schwarzes_brett) {
    if (frei.includes('telefon')) expect(telefon).toBeDefined()
    expect(email).toMatch(/\.example$/)
  }
  for (const { telefon = '030 23125-000' } of schwarzes_brett)
    expect(telefon).toMatch(/^030 23125-\d{3}$/)
})

test('notices are written with umlauts', () => {
  const text = schwarzes_brett.map(({ titel, text: words }) => `${titel} ${words}`).join(' ')
  expect(text.match(/\p{L}*(?:fuer|ueber|moech|koenn|gruess)\p{L}*/giu)).toBeNull()
})
