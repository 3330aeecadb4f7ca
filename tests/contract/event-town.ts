import type { Payload } from 'payload'
import { vi } from 'vitest'
import { createDatabase } from '../support/postgres.ts'
import { cmsEnvironment, openHandlers, openPayload } from './content-api.ts'
import { english, german, numberOf, published } from './writing.ts'

/** Saturday, 14 June 2031, just past midnight in Berlin and still Friday in London. */
export const now = new Date('2031-06-13T22:30:00Z')

/** Makes a public event unless told otherwise. */
export function addEvent(payload: Payload, titel: string, datum_von: string, more: object = {}) {
  return payload.create({
    collection: 'veranstaltungen',
    ...german,
    draft: '_status' in more,
    data: { ...published, titel, datum_von, status: 'geplant', ...more },
  })
}

/** Makes a public event in both languages, as editors leave it; its id. */
export async function addTranslated(payload: Payload, more: object = {}): Promise<string> {
  const plain_text = 'Durch die Altstadt.'
  const { id } = await addEvent(payload, 'Führung', '2031-05-01', { plain_text, ...more })
  const data = { titel: 'Walk', plain_text: 'Through the old town.' }
  await payload.update({ collection: 'veranstaltungen', id, ...english, data })
  return String(id)
}

/** The block that makes a series of an event. */
export const series = (more: object) => [{ blockType: 'serie' as const, ...more }]

/** A hall of the business directory where events take place. */
export async function addHall(payload: Payload) {
  const halls = await payload.create({
    collection: 'rubriken',
    ...german,
    data: { rubrik: 'Säle', art: 'branchen' },
  })
  return payload.create({
    collection: 'brancheneintraege',
    ...german,
    data: { ...published, titel: 'Wandelhalle', rubriken: [halls.id] },
  })
}

/** Fills an empty database with a few events around `now` and gives their numbers. */
async function fill(payload: Payload) {
  const add = (titel: string, datum_von: string, more: object = {}) =>
    addEvent(payload, titel, datum_von, more)
  const rubrik = await payload.create({
    collection: 'rubriken',
    ...german,
    data: { rubrik: 'Konzert', art: 'veranstaltungen' },
  })
  const hall = await addHall(payload)
  const concert = await add('Kurkonzert am Sonntag', '2031-05-04', {
    timeFrom: '15:30',
    timeTo: '17:00',
    kostenlos: true,
    brancheneintrag_veranstaltungsort: hall.id,
    rubriken: [rubrik.id],
    serie: series({
      rhythmus: 'woechentlich',
      bis: '2031-07-27',
      ausnahmen: [{ id: 'a1', datum: '2031-06-22', grund: 'Stadtlauf' }],
      zusatztermine: [{ datum: '2031-06-19', timeFrom: '19:00' }],
      aenderungen: [
        { id: 'c1', datum: '2031-06-15', stand: 'abgesagt', grund: 'Die Dirigentin ist krank.' },
        {
          id: 'c2',
          datum: '2031-06-29',
          stand: 'verlegt',
          grund: 'Das Dach wird gedeckt.',
          veranstaltungsort: 'Bürgerhaus',
        },
        {
          id: 'c3',
          datum: '2031-07-06',
          stand: 'verschoben',
          neues_datum: '2031-07-08',
          grund: 'Chorfest',
        },
      ],
    }),
  })
  const walk = await add('Wanderung zum Wildsee', '2031-06-14', { familien: true, highlight: true })
  await add('Lange Nacht', '2031-06-13', { timeFrom: '23:30', timeTo: '01:00' })
  await add('Ausstellung der Moose', '2031-06-01', { datum_bis: '2031-06-30', barrierefrei: true })
  await add('Altes Fest', '2029-03-10', { saison: 2029 })
  const moved = await add('Lichterfest', '2031-06-21', {
    timeFrom: '18:00',
    status: 'verschoben',
    statusgrund: 'Baumpflege',
    neuer_termin: { datum_von: '2031-07-05', timeFrom: '20:00' },
  })
  await add('Entwurf', '2031-06-14', { _status: 'draft' })
  return {
    concertId: concert.id,
    rubrik: numberOf(rubrik),
    hall: numberOf(hall),
    concert: numberOf(concert),
    walk: numberOf(walk),
    walkId: walk.id,
    moved: numberOf(moved),
  }
}

/** A database with those events and what makes files of them, at `now`; call `vi.useRealTimers` afterwards. */
export async function openEvents() {
  const { url } = await createDatabase()
  const payload = await openPayload(cmsEnvironment(url))
  const handlers = await openHandlers()
  const { fileMakers: makers } = await import('../../apps/cms/src/api/file-makers.ts')
  vi.useFakeTimers({ toFake: ['Date'], now })
  return { payload, handlers, makers, events: await fill(payload) }
}
