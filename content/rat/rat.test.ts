import { expect, test } from 'vitest'
import { townOn } from '../index.ts'
import { valuesIn } from '../town-reader.ts'
import { tagDerSitzung } from './dokumente.ts'
import { drucksachen } from './drucksachen.ts'
import { rat } from './index.ts'
import { ergebnisVon } from './sitzungen/punkte.ts'
import { tagDerAusgabe, wegDer } from './weg.ts'

const heute = '2026-11-20'
const town = townOn(heute)
const { raete, gremien, vorlagen, sitzungen } = rat
const files = new Set((town.interne_dokumente ?? []).map(({ key }) => key))

const inOffice = raete.filter(({ bis }) => bis === undefined)

test('twenty members in five factions, five committees, twenty-four meetings, more than sixty papers', () => {
  expect([inOffice.length, gremien.length, sitzungen.length]).toEqual([20, 5, 24])
  expect(new Set(inOffice.map(({ fraktion }) => fraktion)).size).toBe(5)
  expect(vorlagen.length).toBeGreaterThan(60)
  for (const keys of [raete, gremien, vorlagen].map((all) => all.map(({ key }) => key)))
    expect(new Set(keys).size).toBe(keys.length)
})

test('committees consist of members, nobody sits in one twice, and everybody in some', () => {
  const known = new Set(raete.map(({ key }) => key))
  const today = inOffice.map(({ key }) => key)
  for (const { key, mitglieder } of gremien) {
    const members = mitglieder.map(([rat]) => rat)
    expect(
      members.filter((one) => !known.has(one)),
      key,
    ).toEqual([])
    expect(new Set(members).size, key).toBe(members.length)
  }
  const besides = gremien.slice(1).flatMap(({ mitglieder }) => mitglieder.map(([rat]) => rat))
  expect(today.filter((one) => !besides.includes(one))).toEqual([])
})

test('meetings fall on Tuesdays of the past fourteen and the next three months', () => {
  const days = sitzungen.map((one) => tagDerSitzung(one, heute))
  expect(days).toEqual(days.toSorted())
  expect(new Set(days).size).toBe(24)
  for (const day of days) expect(new Date(`${day}T12:00:00Z`).getUTCDay(), day).toBe(2)
  const past = days.filter((day) => day < heute)
  expect([past.length, days.length - past.length]).toEqual([18, 6])
  expect(past[0]?.slice(0, 7)).toBe('2025-10')
  expect(days.at(-1)?.slice(0, 7)).toBe('2027-02')
})

test('every paper is on some agenda, and one that is not public on no public item', () => {
  const items = sitzungen.flatMap(({ punkte }) => punkte)
  const asked = new Set(items.flatMap(({ vorlagen: papers = [] }) => papers))
  expect([...asked].toSorted()).toEqual(vorlagen.map(({ key }) => key).toSorted())
  const internal = new Set(vorlagen.flatMap(({ key, intern: is }) => (is ? [key] : [])))
  expect(internal.size).toBeGreaterThan(4)
  for (const { intern = false, vorlagen: papers = [] } of items)
    for (const key of papers) expect(internal.has(key), key).toBe(intern)
})

const isInOffice = (key: string) => inOffice.some((one) => one.key === key)

test('nothing is decided ahead, and no more hands go up than there are seats', () => {
  for (const sitzung of sitzungen) {
    const committee = gremien.find(({ key }) => key === sitzung.gremium)
    const sitting = (committee?.mitglieder ?? []).filter(([key]) => isInOffice(key))
    const seats = sitting.length + 1
    for (const { beschluss, stimmen = [] } of sitzung.punkte) {
      expect(stimmen.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(seats)
      if (tagDerSitzung(sitzung, heute) >= heute) expect(beschluss).toBeUndefined()
    }
  }
})

test('a paper has a number of the year in which it was handed out', () => {
  for (const day of ['2026-11-27', '2026-12-30', '2027-01-04'])
    for (const [key, nummer] of drucksachen(rat, day))
      expect(nummer.slice(0, 4), key).toBe(tagDerAusgabe(key, rat, day)?.slice(0, 4))
})

test('papers are numbered by year without a gap, each of its own office and file', () => {
  const numbers = [...drucksachen(rat, heute).values()]
  expect(new Set(numbers).size).toBe(vorlagen.length)
  for (const jahr of ['2025', '2026', '2027']) {
    const own = numbers.filter((one) => one.startsWith(jahr)).toSorted()
    expect(own).toEqual(own.map((_, at) => `${jahr}/${String(at + 1).padStart(3, '0')}`))
  }
  const offices = new Set(town.aemter.map(({ key }) => key))
  expect(vorlagen.filter(({ amt }) => !offices.has(amt)).map(({ amt }) => amt)).toEqual([])
  expect(vorlagen.filter(({ datei }) => datei && !files.has(datei))).toEqual([])
})

const { intranet, anfragen = [] } = town

test('the intranet has six categories of ten texts, and forty documents under six topics', () => {
  const { rubriken = [], texte = [], themen = [], archiv = [] } = intranet ?? {}
  expect([rubriken.length, texte.length, themen.length, archiv.length]).toEqual([6, 60, 6, 40])
  for (const { key } of rubriken)
    expect(texte.filter(({ rubrik }) => rubrik === key).length, key).toBe(10)
  expect(texte.filter(({ datei }) => datei && !files.has(datei))).toEqual([])
  expect(archiv.filter(({ datei }) => !files.has(datei))).toEqual([])
  expect(new Set([...texte, ...archiv].map(({ titel }) => titel)).size).toBe(100)
  for (const { von = '', bis = '9' } of archiv) expect(von < bis).toBe(true)
})

test('twelve requests of eight kinds, in every state', () => {
  expect(anfragen).toHaveLength(12)
  expect(new Set(anfragen.map(({ art }) => art)).size).toBe(8)
  expect(new Set(anfragen.map(({ status }) => status)).size).toBe(3)
})

test('no file of council or intranet is without a reader, and none of the intranet is public', () => {
  const used = [
    ...vorlagen.flatMap(({ datei, fassung }) => [datei ?? [], fassung?.datei ?? []].flat()),
    ...(intranet?.texte ?? []).flatMap(({ datei }) => datei ?? []),
    ...(intranet?.archiv ?? []).map(({ datei }) => datei),
  ]
  const lonely = [...files].filter((key) => !/^(einladung|niederschrift) /.test(key))
  expect(lonely.filter((key) => !used.includes(key))).toEqual([])
  const open = (town.interne_dokumente ?? []).filter(({ oeffentlich }) => oeffentlich)
  expect(open.filter(({ bereich }) => bereich === 'intranet')).toEqual([])
})

test('German has its umlauts and marks, telephones and mails are nobody’s', () => {
  const all = valuesIn([rat, intranet, anfragen]).join('\n')
  const prose = all.replace(/\S+@\S+/g, '').replace(/\/\S+/g, '')
  const keys = new Set(
    [...vorlagen, ...raete, ...files, ...(intranet?.rubriken ?? [])].map((one) =>
      typeof one === 'string' ? one : one.key,
    ),
  )
  const lines = prose.split('\n').filter((line) => !(keys.has(line) || /^[a-z-]+$/.test(line)))
  const spelled = lines.join('\n').match(/\b\p{L}*(?:ae|oe|ue)\p{L}*\b/giu) ?? []
  expect(spelled.filter((word) => !/[aeäq]ue|äue|tuell|zue|poe|samuel/i.test(word))).toEqual([])
  expect(lines.join('\n')).not.toMatch(/["‟]|\p{L}*(?:strasse|gruess|heiss|grosse)\p{L}*/u)
  for (const number of all.match(/\b0\d[\d /-]{6,}\d/g) ?? [])
    expect(number).toMatch(/^030 23125-\d{3}$/)
  for (const mail of all.match(/[\w.+-]+@[\w.-]+\w/g) ?? []) expect(mail).toMatch(/\.example$/)
})

test('a paper goes through the committees before the council, and may be planned ahead', () => {
  const way = (key: string) => {
    const paper = vorlagen.find((one) => one.key === key)
    return paper && wegDer(paper, rat).map(({ gremium, zweck }) => `${gremium} ${zweck}`)
  }
  expect(way('kurtaxe')).toEqual(['kta vorberatung', 'gr entscheidung'])
  expect(way('kiosk-karsee')).toEqual(['atu vorberatung', 'gr entscheidung'])
  expect(way('integration')).toEqual(['bjs kenntnisnahme'])
  expect(way('tempo30-badstrasse')).toEqual(['atu entscheidung'])
})

test('what came of an item is said as its decision says it', () => {
  const results = sitzungen.flatMap(({ punkte }) => punkte.map(ergebnisVon))
  const kinds = new Set(results.filter((one) => one !== null))
  expect([...kinds].toSorted()).toEqual([
    'beschlossen',
    'geaendert',
    'kenntnis',
    'vertagt',
    'verwiesen',
  ])
})
