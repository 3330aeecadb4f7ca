import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addEvent, openEvents, series } from './event-town.ts'
import { german, published } from './writing.ts'

let town: Awaited<ReturnType<typeof openEvents>>
let rubrik: string

beforeAll(async () => {
  town = await openEvents()
  const made = await town.payload.create({
    collection: 'rubriken',
    ...german,
    data: { rubrik: 'Führungen', art: 'veranstaltungen' },
  })
  rubrik = made.id
})

afterAll(() => {
  vi.useRealTimers()
})

async function ask(id: number | null | undefined) {
  const { answer, tags } = await town.handlers['veranstaltungen/{id}']({
    payload: town.payload,
    id: id ?? 0,
    params: { sprache: 'de' },
  })
  return { ...answer, tags }
}

const add = (titel: string, day: string, more: object = {}) =>
  addEvent(town.payload, titel, day, { rubriken: [rubrik], ...more })

test('an event points to the next events of its categories, each once, cancelled ones not', async () => {
  const shown = await add('Stadtführung', '2031-07-01')
  const weekly = await add('Nachtwächter', '2031-06-20', {
    serie: series({ rhythmus: 'woechentlich', bis: '2031-09-26' }),
  })
  const last = await add('Kräuterführung', '2031-08-02')
  const first = await add('Turmführung', '2031-06-16')
  await add('Parkführung', '2031-06-15', { status: 'abgesagt', statusgrund: 'Sturm' })
  await add('Vorbei', '2031-05-02')
  await add('Entwurf', '2031-06-17', { _status: 'draft' })
  await add('Später', '2031-09-01')
  const { aehnliche, tags } = await ask(shown.nummer)
  expect(aehnliche?.map(({ id, datum_von }) => [id, datum_von])).toEqual([
    [first.nummer, '2031-06-16'],
    [weekly.nummer, '2031-06-20'],
    [last.nummer, '2031-08-02'],
  ])
  expect(tags).toContain(`veranstaltungen:${weekly.nummer}`)
})

test('an event without a category points to none', async () => {
  expect((await ask(town.events.walk)).aehnliche).toEqual([])
})

test('a venue brings its address and its place, unless its owner hides them', async () => {
  const halls = await town.payload.create({
    collection: 'rubriken',
    ...german,
    data: { rubrik: 'Häuser', art: 'branchen' },
  })
  const place = {
    ...published,
    rubriken: [halls.id],
    adresse: { strasse: 'Kurpromenade 12', plz: '75999', ort: 'Bad Silberbronn' },
    koordinaten: { breite: 48.75, laenge: 8.55 },
  }
  const venue = async (data: { titel: string; zeige_adresse: boolean }) => {
    const { id } = await town.payload.create({
      collection: 'brancheneintraege',
      ...german,
      data: { ...place, ...data },
    })
    const event = await add(data.titel, '2031-06-30', { brancheneintrag_veranstaltungsort: id })
    return (await ask(event.nummer)).brancheneintrag_veranstaltungsort
  }
  expect(await venue({ titel: 'Konzerthaus', zeige_adresse: true })).toMatchObject({
    adresse: { strasse: 'Kurpromenade 12', plz: '75999', ort: 'Bad Silberbronn' },
    koordinaten: { breite: 48.75, laenge: 8.55 },
  })
  expect(await venue({ titel: 'Privathaus', zeige_adresse: false })).toMatchObject({
    adresse: { strasse: null },
    koordinaten: null,
  })
})
