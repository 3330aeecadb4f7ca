import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createDatabase } from '../support/postgres.ts'
import { cmsEnvironment, openPayload } from './content-api.ts'
import { dayFromNow } from './small-town-stadt.ts'
import { german, published } from './writing.ts'

let payload: Payload

beforeAll(async () => {
  const { url } = await createDatabase()
  payload = await openPayload(cmsEnvironment(url))
})

const refused = z.object({ data: z.object({ errors: z.array(z.object({ message: z.string() })) }) })

/** Payload's create; its own type cannot be named for data that is wrong on purpose. */
type Creator = {
  create(entry: { collection: CollectionSlug; data: object; locale: 'de' }): Promise<unknown>
}

/** What the back office tells an editor who saves this; empty when it is saved. */
async function complaints(collection: CollectionSlug, data: object): Promise<string[]> {
  const creator: Creator = payload
  try {
    await creator.create({ collection, ...german, data: { ...published, ...data } })
    return []
  } catch (error) {
    return refused.parse(error).data.errors.map(({ message }) => message)
  }
}

const square = [
  [8.55, 48.75],
  [8.56, 48.75],
  [8.56, 48.76],
  [8.55, 48.75],
]
const area = { titel: 'Obere Halde', phase: 'planung', sortierung: 1 }
const plot = { blockType: 'bauplatz', titel: '1', status: 'frei', nutzung: 'gewerbe', flaeche: 400 }
const notice = {
  titel: 'Sofa',
  art: 'biete',
  text: 'Gut erhalten.',
  status: 'aktiv',
  datum_von: dayFromNow(0),
}
const poi = { titel: 'Turm', art: 'aussicht' }
const tour = {
  titel: 'Runde',
  art: 'wandern',
  laenge: 3,
  dauer: 60,
  aufstieg: 10,
  abstieg: 10,
  schwierigkeit: 'leicht',
  start: 'Bahnhof',
  sortierung: 1,
}
const video = { titel: 'Film', datum: '2031-01-01', sortierung: 1 }

test('building areas: outlines, plots and their numbers', async () => {
  const outline = (umriss: unknown) => complaints('baugebiete', { ...area, umriss })
  expect(await outline(square)).toEqual([])
  expect(await outline(square.slice(0, 3))).toEqual(['Es müssen mindestens 4 Punkte sein.'])
  expect(await outline(square.map(([x, y]) => [y, x]))).toEqual([
    'Punkt 1 ist keine Koordinate: zuerst die Länge (wie 8.55), dann die Breite (wie 48.75).',
  ])
  const plots = (...bauplaetze: object[]) => complaints('baugebiete', { ...area, bauplaetze })
  expect(await plots(plot, { ...plot, titel: '2', geometrie: square })).toEqual([])
  expect(await plots(plot, { ...plot, titel: ' 1 ' })).toEqual([
    'Die Nummer 1 ist zweimal vergeben. Jeder Bauplatz hat seine eigene.',
  ])
  expect(await plots({ ...plot, geometrie: [[8.55, 48.75]] })).toEqual([
    'Es müssen mindestens 4 Punkte sein.',
  ])
  expect(await plots({ ...plot, grz: 1.2 })).toHaveLength(1)
  expect(await plots({ ...plot, flaeche: 0 })).toHaveLength(1)
  expect(
    await plots(...Array.from({ length: 301 }, (_, at) => ({ ...plot, titel: String(at) }))),
  ).toEqual(['Ein Baugebiet hat höchstens 300 Bauplätze.'])
})

test('waste: colours, districts, times', async () => {
  const kind = { titel: 'Restmüll', icon: 'tonne', sortierung: 1 }
  expect(await complaints('abfallarten', { ...kind, farbe: 'rot' })).toEqual([
    'Bitte als # mit sechs Ziffern oder Buchstaben von a bis f schreiben: #4a5a52',
  ])
  expect(await complaints('strassen', { name: 'Talstraße', bezirk: 0 })).toEqual([
    'Ein Bezirk ist eine ganze Zahl von 1 bis 99.',
  ])
  const { id: abfallart } = await payload.create({
    collection: 'abfallarten',
    ...german,
    data: { titel: 'Biomüll', icon: 'biotonne', farbe: '#112233', sortierung: 1 },
  })
  const date = (rest: object) =>
    complaints('abfuhrtermine', { datum: '2031-01-07', abfallart, bezirke: [1], ...rest })
  expect(await date({ beginn: '09:00', ende: '11:30' })).toEqual([])
  expect(await date({ bezirke: [] })).toEqual(['Bitte geben Sie mindestens einen Bezirk an.'])
  expect(await date({ bezirke: [1, 2.5] })).toEqual([
    'Ein Bezirk ist eine ganze Zahl von 1 bis 99.',
  ])
  expect(await date({ bezirke: [3, 3] })).toEqual(['Ein Bezirk steht zweimal da.'])
  expect(await date({ ende: '11:30' })).toEqual(['Bitte geben Sie auch den Beginn an.'])
  expect(await date({ beginn: '12:00', ende: '11:30' })).toEqual(['Das Ende liegt vor dem Beginn.'])
  expect(await date({ beginn: '9', ende: '25:00' })).toContain('Bitte so schreiben: 09:00')
})

test('noticeboard: how long a notice hangs', async () => {
  const until = (ablaufdatum?: string) => complaints('schwarzes_brett', { ...notice, ablaufdatum })
  expect(await until(dayFromNow(180))).toEqual([])
  expect(await until()).toEqual(['Bitte geben Sie ein Datum an.'])
  expect(await until(dayFromNow(-1))).toEqual(['Das Ende liegt vor dem Beginn.'])
  expect(await until(dayFromNow(181))).toEqual(['Ein Aushang ist höchstens 180 Tage zu sehen.'])
})

test('films and cameras: only allowed hosts', async () => {
  const film = (typ: string, url: string) => complaints('videos', { ...video, typ, url })
  expect(await film('youtube', 'https://youtu.be/silberBron1')).toEqual([])
  expect(await film('youtube', 'https://film.example/x')).toEqual([
    'Das ist keine Adresse eines YouTube-Videos (https://www.youtube.com/watch?v=…).',
  ])
  expect((await film('sonstiges', 'https://film.fremd.example/x'))[0]).toMatch(
    /^Von film\.fremd\.example darf nichts eingebettet werden\. Freigegeben sind: www\.youtube-/,
  )
  for (const url of ['javascript:alert(1)', 'http://videos.bad-silberbronn.example/x', 'film.mp4'])
    expect(await film('datei', url), url).toEqual([
      'Bitte geben Sie die ganze Adresse an (https://…).',
    ])
  const camera = { titel: 'Kamera', standort: 'Turm', sortierung: 1 }
  expect(
    (await complaints('webcams', { ...camera, url: 'https://cam.fremd.example/' }))[0],
  ).toMatch(/^Von cam\.fremd\.example/)
})

test('photo point: nothing from the future', async () => {
  const aufgenommen_am = new Date(Date.now() + 3_600_000).toISOString()
  expect(await complaints('fotopunkt_bilder', { aufgenommen_am })).toContain(
    'Die Aufnahme liegt in der Zukunft.',
  )
})

test('outdoor: places, tracks and months', async () => {
  expect(await complaints('pois', poi)).toEqual([
    'Bitte geben Sie die Lage an.',
    'Bitte geben Sie die Lage an.',
  ])
  expect(await complaints('pois', { ...poi, koordinaten: { breite: 91, laenge: 8.5 } })).toEqual([
    'Der Wert liegt zwischen -90 und 90.',
  ])
  const walk = (rest: object) => complaints('touren', { ...tour, ...rest })
  expect(await walk({ track: square, saison_von: 12, saison_bis: 3 })).toEqual([])
  expect(await walk({ track: Array.from({ length: 5_001 }, () => [8.55, 48.75]) })).toEqual([
    'Es dürfen höchstens 5.000 Punkte sein, es sind 5.001.',
  ])
  // Drafts are not checked, and each of their versions would be as large (T46).
  const untidy = Array.from({ length: 400_000 }, (_, at) => [8.55 + at / 1e7, 48.75, 430])
  expect(await walk({ track: untidy, _status: 'draft' })).toEqual([
    'Es dürfen höchstens 5.000 Punkte sein, es sind 400.000.',
  ])
  expect(await walk({ track: 'kein GPX' })).toEqual([
    'Bitte eine Liste von Punkten angeben: [[8.55, 48.75], …]',
  ])
  expect(await walk({ saison_von: 12 })).toEqual(['Bitte geben Sie beide Monate an oder keinen.'])
  expect(await walk({ saison_von: 13, saison_bis: 3 })).toEqual([
    'Ein Monat ist eine Zahl von 1 bis 12.',
  ])
  expect(await walk({ laenge: 501 })).toHaveLength(1)
})
