import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { inOrder, type RunningGuide, startGuide, titlesOf } from './running-guide.ts'

let running: RunningGuide

beforeAll(async () => {
  running = await startGuide()
})

test('procedures stand in the order of a German dictionary, drafts aside', async () => {
  expect(titlesOf(await running.list())).toStrictEqual(inOrder)
  expect(titlesOf(await running.list({ order: 'titel desc' }))).toStrictEqual(inOrder.toReversed())
  expect(JSON.stringify(await running.list())).not.toContain('Geheim')
})

test('grouped, umlauts and accents stand with their letter, and the rest under #', async () => {
  const { data, anzahl } = await running.groups()
  const summary = data.map(({ buchstabe, verfahren }) => [buchstabe, verfahren.length])
  expect(summary).toStrictEqual([
    ['#', 1],
    ['A', 4],
    ['E', 1],
    ['O', 3],
    ['U', 1],
    ['Z', 1],
  ])
  expect(anzahl).toBe(inOrder.length)
  expect(data.flatMap(({ verfahren }) => verfahren.map(({ titel }) => titel))).toStrictEqual(
    inOrder,
  )
})

test('a letter, an office and a life situation leave what belongs to them', async () => {
  expect(titlesOf(await running.list({ buchstabe: 'o' }))).toStrictEqual([
    'Obst',
    'Ofen',
    'Österreich',
  ])
  expect(titlesOf(await running.list({ buchstabe: 'Ö' }))).toStrictEqual([
    'Obst',
    'Ofen',
    'Österreich',
  ])
  expect(titlesOf(await running.list({ buchstabe: '#' }))).toStrictEqual(['1. Mai'])
  expect(titlesOf(await running.list({ buchstabe: 'X' }))).toStrictEqual([])
  const { amt, guide } = running.town
  expect((await running.list({ amt_id: String(amt) })).anzahl).toBe(inOrder.length)
  expect((await running.list({ amt_id: '999999' })).anzahl).toBe(0)
  const inSituation = await running.list({ lebenslage_id: String(guide.situation) })
  expect(titlesOf(inSituation)).toStrictEqual(['Änderung der Papiere', 'Ummeldung'])
})

test('a list of numbers leaves these, an empty one nothing', async () => {
  const [oven, ear] = [running.numbers.get('Ofen'), running.numbers.get('Ähre')]
  const found = await running.list({ id: `${oven},${ear},999999,${running.town.guide.draft}` })
  expect(titlesOf(found)).toStrictEqual(['Ähre', 'Ofen'])
  expect(found.anzahl).toBe(2)
  expect((await running.list({ id: '' })).data).toStrictEqual([])
  expect((await running.groups({ id: '' })).data).toStrictEqual([])
})

test('pages of a list do not overlap and count the same', async () => {
  const first = await running.list({ pro_seite: '4' })
  const third = await running.list({ pro_seite: '4', seite: '3' })
  expect(titlesOf(first)).toStrictEqual(inOrder.slice(0, 4))
  expect(titlesOf(third)).toStrictEqual(inOrder.slice(8))
  const beyond = await running.list({ pro_seite: '4', seite: '99' })
  expect([first.anzahl, third.anzahl, beyond.anzahl, beyond.data.length]).toStrictEqual([
    11, 11, 11, 0,
  ])
})

test('an entry of the list is light and names its offices and staff', async () => {
  const { data } = await running.list({ id: String(running.town.guide.registering) })
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({
    titel: 'Ummeldung',
    synonyme: ['Umzug', 'neue Adresse'],
    amt: [{ id: running.town.amt, titel: 'Bürgerbüro', adresse: { strasse: 'Marktplatz 1' } }],
  })
  expect(data[0]).not.toHaveProperty('text')
})

test('of more than `ausfuehrlich_bis` each says its name and address alone', async () => {
  const full = await running.groups({ ausfuehrlich_bis: String(inOrder.length) })
  expect(full).toStrictEqual(await running.groups())
  const brief = await running.groups({ ausfuehrlich_bis: String(inOrder.length - 1) })
  expect(brief.anzahl).toBe(inOrder.length)
  const named = ({ data }: typeof brief) =>
    data.map(({ buchstabe, verfahren }) => [
      buchstabe,
      verfahren.map(({ id, titel, sprache, detailURL }) => [id, titel, sprache, detailURL]),
    ])
  expect(named(brief)).toStrictEqual(named(full))
  for (const { verfahren } of brief.data)
    for (const { amt, mitarbeiter, synonyme, kurztext } of verfahren)
      expect([amt, mitarbeiter, synonyme, kurztext]).toStrictEqual([[], [], [], ''])
  const found = await running.list({ q: 'Ummeldung', ausfuehrlich_bis: '1' })
  expect(found.data[0]?.amt).toHaveLength(1)
})

test('the single call has everything, its lists line by line', async () => {
  const { guide } = running.town
  const one = calls['wegweiser_verfahren/{id}'].answer.parse(
    await running.read(`wegweiser_verfahren/${guide.registering}`),
  )
  expect(one).toMatchObject({
    unterlagen: ['Ausweis', 'Bestätigung der Vermieterin'],
    gebuehr: 'Kostenlos',
    fristen: null,
    rechtsgrundlage: ['§ 17 Bundesmeldegesetz (BMG)'],
    onlinedienst: { link: 'https://online.example/', linktext: 'Online ummelden' },
    lebenslagen: [{ id: guide.situation, titel: 'Umziehen', detailURL: null }],
    leistungsschluessel: '99999000000000',
    formulare: [
      { titel: 'Bestätigung', format: 'PDF' },
      { titel: 'Antrag', link: 'https://formulare.example/antrag', format: null, groesse: null },
    ],
  })
  expect(one.formulare[0]?.link).toMatch(/^\/media\/ortsplan-[0-9a-f]+\.pdf$/)
  const draft = await running.api.get(`/api/cms/wegweiser_verfahren/${guide.draft}`)
  expect(draft.status).toBe(404)
})

test('a life situation has its public procedures by title', async () => {
  const { guide } = running.town
  const one = calls['lebenslagen/{id}'].answer.parse(
    await running.read(`lebenslagen/${guide.situation}`),
  )
  expect(one).toMatchObject({ titel: 'Umziehen', icon: 'umzug', sortierung: 10 })
  expect(one.verfahren.map(({ titel }) => titel)).toStrictEqual([
    'Änderung der Papiere',
    'Ummeldung',
  ])
  const all = calls.lebenslagen.answer.parse(await running.read('lebenslagen'))
  expect(all.data).toStrictEqual([one])
})

test('in English the translated come in English, the others in German and say so', async () => {
  const { guide } = running.town
  const { data } = await running.list({ sprache: 'en' })
  const summary = data.map(({ titel, sprache }) => [titel, sprache])
  expect(summary).toContainEqual(['Changing your address', 'en'])
  expect(summary).toContainEqual(['Änderung der Papiere', 'de'])
  expect(titlesOf({ data }).indexOf('Changing your address')).toBe(inOrder.indexOf('Ärger') + 1)
  const letters = await running.groups({ sprache: 'en', buchstabe: 'C' })
  expect(letters.data[0]?.verfahren[0]?.synonyme).toStrictEqual(['Umzug', 'neue Adresse'])
  const one = await running.read(`wegweiser_verfahren/${guide.registering}?sprache=en`)
  expect(one).toMatchObject({
    sprache: 'en',
    gebuehr: 'Free of charge',
    dauer: '15 Minuten',
    synonyme: ['Umzug', 'neue Adresse'],
    formulare: [{ titel: 'Bestätigung' }, { titel: 'Antrag' }],
  })
  const situation = await running.read(`lebenslagen/${guide.situation}?sprache=en`)
  expect(situation).toMatchObject({
    sprache: 'de',
    verfahren: [{ sprache: 'de' }, { sprache: 'en', titel: 'Changing your address' }],
  })
})

test('spec 2.6: forms stand with their procedure, what has none is not counted', async () => {
  const read = async (query: string) =>
    calls.wegweiser_formulare.answer.parse(await running.read(`wegweiser_formulare?${query}`))
  const all = await read('')
  expect(titlesOf(all)).toStrictEqual(['Ummeldung'])
  expect(all.data[0]?.formulare.map(({ titel }) => titel)).toStrictEqual(['Bestätigung', 'Antrag'])
  expect(titlesOf(await read('sprache=en'))).toStrictEqual(['Changing your address'])
  expect(await read('pro_seite=1&seite=2')).toMatchObject({ data: [], anzahl: 1 })
})
