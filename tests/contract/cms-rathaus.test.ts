import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { linkToAddress, richText } from './lexical.ts'
import { german, local } from './writing.ts'

let office: BackOffice
let token: string

beforeAll(async () => {
  office = await openBackOffice()
  token = await office.logIn('rathaus')
})

const refusal = z.object({
  errors: z.array(
    z.object({
      data: z.object({ errors: z.array(z.object({ message: z.string(), path: z.string() })) }),
    }),
  ),
})

/** What the back office says at which field when something is saved. */
async function complaints(path: string, data: object, method = 'POST'): Promise<string[]> {
  const body = { ...data, _status: 'published' }
  const reply = await office.call(method, `${path}?locale=de`, body, token)
  if (reply.status < 300) return []
  const { errors } = refusal.parse(reply.body)
  return errors.flatMap(({ data }) => data.errors).map(({ message, path }) => `${path}: ${message}`)
}

const hours = (block: object) => ({
  titel: 'Amt',
  sortierung: 1,
  oeffnungszeitenStrukturiert: [{ blockType: 'oeffnungszeit', typ: 'SERVICEZEIT', ...block }],
})
const row = (tagestyp: string, beginn: string, ende: string) => ({ tagestyp, beginn, ende })
const regular = (...regulaereZeiten: object[]) => complaints('aemter', hours({ regulaereZeiten }))
const block = 'oeffnungszeitenStrukturiert.0'

test('hours that end before they begin are refused at their field', async () => {
  expect(await regular(row('MONTAG', '12:00', '08:00'))).toEqual([
    expect.stringMatching(`^${block}.regulaereZeiten.0.ende: Das Ende liegt vor dem Beginn`),
  ])
  expect(await regular(row('FREITAG', '20:00', '02:00'))).toEqual([
    expect.stringContaining('Über Mitternacht brauchen Sie zwei Zeiten'),
  ])
  expect(await regular(row('FREITAG', 'gegen 8', '12:00'))).toEqual([
    `${block}.regulaereZeiten.0.beginn: Bitte so schreiben: 09:00`,
  ])
})

test('E2: times are taken as Germans write them, and kept as every time', async () => {
  const titel = 'Amt mit Uhrzeiten'
  const data = { ...hours({ regulaereZeiten: [row('MONTAG', '8 Uhr', '12.30')] }), titel }
  expect(await complaints('aemter', data)).toEqual([])
  const { docs } = await office.payload.find({
    collection: 'aemter',
    where: { titel: { equals: titel } },
    ...german,
  })
  expect(docs[0]?.oeffnungszeitenStrukturiert?.[0]).toMatchObject({
    regulaereZeiten: [{ beginn: '08:00', ende: '12:30' }],
  })
})

test('hours that overlap or stand there twice are refused at their list', async () => {
  const working = row('ARBEITSTAG_MO_FR', '08:00', '12:00')
  expect(await regular(working, row('MITTWOCH', '11:00', '13:00'))).toEqual([
    `${block}.regulaereZeiten: Am Mittwoch überschneiden sich 08:00 bis 12:00 Uhr (Montag bis Freitag) und 11:00 bis 13:00 Uhr.`,
  ])
  expect(await regular(working, working)).toEqual([
    `${block}.regulaereZeiten: Montag, 08:00 bis 12:00 Uhr, steht doppelt.`,
  ])
})

test('deviating periods are refused when they end too soon, stand there twice or are too many', async () => {
  const deviating = (...abweichendeZeiten: object[]) =>
    complaints('aemter', hours({ abweichendeZeiten }))
  const day = (date: number) => new Date(Date.UTC(2031, 0, date)).toISOString()
  const one = { beginn: day(2), ende: day(3), zusatz: 'Geschlossen' }
  expect(await deviating({ beginn: day(2), ende: day(1) })).toEqual([
    `${block}.abweichendeZeiten.0.ende: Das Ende liegt vor dem Beginn.`,
  ])
  expect(await deviating({ beginn: day(2) })).toEqual([
    `${block}.abweichendeZeiten.0.ende: Bitte geben Sie Tag und Uhrzeit an.`,
  ])
  expect(await deviating(one, one)).toEqual([
    `${block}.abweichendeZeiten: Abweichung 2 hat denselben Zeitraum wie Abweichung 1.`,
  ])
  const many = Array.from({ length: 41 }, (_, at) => ({ beginn: day(at), ende: day(at + 1) }))
  expect(await deviating(...many)).toEqual([expect.stringContaining('höchstens 40 Abweichungen')])
  expect(await deviating({ ...one, zusatz: 'x'.repeat(201) })).toHaveLength(1)
})

test('E8: seasons are refused where their days are wrong, missing or taken', async () => {
  const season = (gueltig_von: string | null, gueltig_bis: string | null, more: object = {}) => ({
    titel: 'Sommer',
    gueltig_von,
    gueltig_bis,
    ...more,
  })
  const seasonal = (...saisons: object[]) => complaints('aemter', hours({ saisons }))
  expect(await seasonal(season('2031-09-30', '2031-04-01'))).toEqual([
    `${block}.saisons.0.gueltig_bis: Das Ende liegt vor dem Beginn.`,
  ])
  expect(await seasonal(season(null, null))).toEqual([
    `${block}.saisons: „Sommer“ braucht einen ersten oder einen letzten Tag.`,
  ])
  const [first, second] = [season('2031-04-01', '2031-09-30'), season('2031-09-30', null)]
  expect(await seasonal(first, { ...second, titel: 'Herbst' })).toEqual([
    `${block}.saisons: „Sommer“ und „Herbst“ überschneiden sich. Bitte ändern Sie einen der Tage.`,
  ])
  const overlapping = [row('MONTAG', '08:00', '12:00'), row('MONTAG', '11:00', '13:00')]
  expect(await seasonal({ ...first, regulaereZeiten: overlapping })).toEqual([
    expect.stringContaining(`${block}.saisons.0.regulaereZeiten: Am Montag überschneiden sich`),
  ])
  const winter = season('2031-11-01', '2032-03-31', { jaehrlich: true, titel: 'Winter' })
  expect(await seasonal(winter, first)).toEqual([])
})

test('a kind of hours stands there once', async () => {
  const kind = { blockType: 'oeffnungszeit', typ: 'SERVICEZEIT' }
  const two = { titel: 'Amt', sortierung: 1, oeffnungszeitenStrukturiert: [kind, kind] }
  expect(await complaints('aemter', two)).toEqual([expect.stringContaining('dieselbe Art')])
})

test('hours that are fine are saved', async () => {
  expect(
    await regular(
      row('ARBEITSTAG_MO_FR', '08:00', '12:00'),
      row('DONNERSTAG', '12:00', '18:00'),
      row('FREITAG', '20:00', '00:00'),
      row('SAMSTAG', '00:00', '02:00'),
    ),
  ).toEqual([])
})

test('an office does not stand below itself, nobody stands in for themselves', async () => {
  const { payload } = office
  const { docs } = await payload.find({ collection: 'aemter', ...local })
  const [above] = docs
  const below = await payload.create({
    collection: 'aemter',
    ...german,
    data: { titel: 'Unteramt', sortierung: 1, uebergeordnet: above?.id, _status: 'published' },
  })
  expect(await complaints(`aemter/${above?.id}`, { uebergeordnet: below.id }, 'PATCH')).toEqual([
    'uebergeordnet: Ein Amt kann nicht unter sich selbst stehen.',
  ])
  const person = await payload.create({
    collection: 'mitarbeiter',
    ...german,
    data: { vorname: 'Kim', nachname: 'Ähre', sortierung: 1, _status: 'published' },
  })
  expect(person.anzeigename).toBe('Ähre, Kim')
  expect(await complaints(`mitarbeiter/${person.id}`, { vertretung: person.id }, 'PATCH')).toEqual([
    'vertretung: Niemand kann sich selbst vertreten.',
  ])
})

test('a notice ends on its first day or later and is of a known kind', async () => {
  const notice = { titel: 'Satzung', art: 'satzung', datum_von: '2031-05-02' }
  expect(await complaints('bekanntmachungen', { ...notice, datum_bis: '2031-05-01' })).toEqual([
    'datum_bis: Das Ende liegt vor dem Beginn.',
  ])
  expect(await complaints('bekanntmachungen', { ...notice, art: 'gesetz' })).toHaveLength(1)
  expect(await complaints('bekanntmachungen', { ...notice, datum_bis: '2031-05-02' })).toEqual([])
})

test('an alert needs a title only; the rest is preset', async () => {
  const before = Date.now()
  expect(await complaints('hinweise', { titel: 'Bergbahn steht' })).toEqual([])
  const { docs } = await office.payload.find({ collection: 'hinweise', ...german })
  expect(docs).toMatchObject([{ stufe: 'info', bereich: 'alle', gueltig_bis: null }])
  expect(Date.parse(docs[0]?.gueltig_von ?? '')).toBeGreaterThanOrEqual(before - 60_000)
})

test('an alert is short and ends after it begins', async () => {
  const alert = { titel: 'Sturm', gueltig_von: '2031-05-02T10:00:00Z' }
  expect(await complaints('hinweise', { ...alert, gueltig_bis: '2031-05-02T09:00:00Z' })).toEqual([
    'gueltig_bis: Das Ende liegt vor dem Beginn.',
  ])
  expect(await complaints('hinweise', { ...alert, text: 'x'.repeat(301) })).toHaveLength(1)
  expect(await complaints('hinweise', { ...alert, link: 'javascript:alert(1)' })).toEqual([
    expect.stringMatching('^link: Ein Link beginnt mit'),
  ])
})

test('S6: a link in a text is judged as every other link, and kept as it was written', async () => {
  const withLink = (url: string) => ({
    titel: `Satzung mit Link ${url}`,
    art: 'satzung',
    datum_von: '2031-05-02',
    text: richText({ type: 'paragraph', children: [linkToAddress(url, 'Zur Satzung')] }),
  })
  const refused = ['javascript:alert(1)', 'data:text/html,x', 'www.example.example', 'ohne Punkt']
  for (const url of refused)
    expect(await complaints('bekanntmachungen', withLink(url)), url).toContain(
      'text.url: Ein Link beginnt mit /, https://, mailto: oder tel: und enthält keine Leerzeichen.',
    )
  const taken = [
    '/de/rathaus/',
    'https://example.example/a?b=1',
    'tel:+49302312',
    'mailto:a@b.example',
  ]
  for (const url of taken)
    expect(await complaints('bekanntmachungen', withLink(url)), url).toEqual([])
  const { docs } = await office.payload.find({
    collection: 'bekanntmachungen',
    where: { titel: { equals: 'Satzung mit Link /de/rathaus/' } },
    ...german,
  })
  expect(JSON.stringify(docs[0]?.text)).toContain('"url":"/de/rathaus/"')
})
