import type { Parkplatz, Parksatz } from '../../entities/parkplatz.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { brancheneintragExamples } from '../../examples/gewerbe.ts'
import { listOfExamples } from '../../examples/list-of.ts'
import { parksatzExamples } from '../../examples/parkplatz.ts'
import type { BlockOf } from '../index.ts'

type Context = BlockOf<'parken'>['context']
type Karte = Context['data'][number]

const block = {
  template: 'parken',
  slotName: 'content',
  options: { titel: 'Freie Parkplätze', einleitung: null },
} as const

const car = brancheneintragExamples['car-park']

function karteOf(parkplatz: Parkplatz, own: Partial<Karte> = {}): Karte {
  const { sprache, titel, spezialisierung, kontakt, adresse, koordinaten } = car
  const { id, barrierefrei, detailURL } = car
  const shown = { id, sprache, titel, spezialisierung, kontakt, adresse, koordinaten }
  const entfernungen = { kurpark: 140, bahnhof: 520 }
  return { ...shown, barrierefrei, detailURL, entfernungen, ...own, parkplatz }
}

const place = (titel: string, id: number, detailURL: string) => ({ titel, id, detailURL })
const known = (stand: Parksatz): Parkplatz => ({ id: stand.ID, stand })

const station = place('Parkplatz P2 Bahnhof', 84, '/de/branchen/parkplatz-p2-bahnhof-id_84/')
const funicular = place('Parkplatz P3 Bergbahn', 78, '/de/branchen/parkplatz-p3-bergbahn-id_78/')
const sports = place('Parkplatz P4 Sportplatz', 80, '/de/branchen/parkplatz-p4-sportplatz-id_80/')

const { typical, emptying, full, old } = parksatzExamples
const data = [
  karteOf(known(typical)),
  karteOf(known(emptying), { ...station, spezialisierung: '96 Plätze am Bahnsteig' }),
  karteOf(known(full), { ...funicular, spezialisierung: null }),
  karteOf(known(old), sports),
]

const contextOf = (cards: Karte[], quelle: Context['quelle']): Context => ({
  ...listOfExamples(...cards),
  quelle,
})

/** Examples of `parken`. */
export const examples: BlockExamples<'parken'> = {
  typical: { ...block, context: contextOf(data, 'leitsystem') },
  simulation: { ...block, context: contextOf(data, 'simulation') },
  minimal: { ...block, context: contextOf([], null), options: { titel: null, einleitung: null } },
  'no-data': { ...block, context: contextOf([karteOf({ id: 1, stand: null })], null) },
  'long-words': {
    ...block,
    context: contextOf(
      [
        karteOf(known({ ...typical, Gesamt: 12_000, Aktuell: 1_999 }), {
          titel: 'Konzerthaustiefgaragenerweiterungsbauabschnitt',
          spezialisierung: 'Reisebushaltestellenparkplatzbewirtschaftungszone am Kurmittelhaus',
          detailURL: null,
        }),
      ],
      'parkapi',
    ),
    options: { titel: 'Parkraumbewirtschaftungsleitsystem', einleitung: 'Alle Parkplätze.' },
  },
  english: {
    ...block,
    context: contextOf(
      [karteOf(known(typical), { sprache: 'en', titel: 'Car park P1 Bath house' })],
      'leitsystem',
    ),
    options: { titel: 'Parking now', einleitung: null },
  },
}
