import type { Brancheneintrag } from '../../entities/brancheneintrag.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { brancheneintragExamples } from '../../examples/gewerbe.ts'
import { listOfExamples } from '../../examples/list-of.ts'
import type { BlockOf } from '../index.ts'

type Context = BlockOf<'brancheneintraege'>['context']

const block = {
  template: 'brancheneintraege',
  slotName: 'content',
  options: { titel: null, einleitung: null },
} as const

const karteOf = (one: Brancheneintrag): Context['data'][number] => ({
  id: one.id,
  sprache: one.sprache,
  titel: one.titel,
  spezialisierung: one.spezialisierung,
  bild: one.bild,
  kontakt: one.kontakt,
  adresse: one.adresse,
  oeffnungszeitenStrukturiert: one.oeffnungszeitenStrukturiert,
  barrierefrei: one.barrierefrei,
  parkplatz: one.parkplatz,
  detailURL: one.detailURL,
})

const category = (
  id: number,
  rubrik: string,
  { anzahl, eltern = null }: { anzahl: number; eltern?: number | null },
) => ({ id, sprache: 'de' as const, rubrik, anzahl, eltern })

const ortOf = (one: Brancheneintrag): Context['orte'][number] => ({
  id: one.id,
  sprache: one.sprache,
  titel: one.titel,
  strasse: one.adresse.strasse,
  koordinaten: one.koordinaten,
  stufenlos: one.barrierefrei.stufenlos,
  entfernungen: one.koordinaten ? { kurpark: 120, bahnhof: 310 } : { kurpark: null, bahnhof: null },
  detailURL: one.detailURL,
})

const auswahl: Context['auswahl'] = {
  rubriken: [
    category(13, 'Eisdielen', { anzahl: 2, eltern: 12 }),
    category(12, 'Gasthöfe & Restaurants', { anzahl: 9 }),
    category(14, 'Parken & Unterwegs', { anzahl: 8 }),
    category(15, 'Weinstuben', { anzahl: 3, eltern: 12 }),
  ],
  buchstaben: ['f', 'g', 'p'],
  stufenlos: 31,
}

const entries = (...all: Brancheneintrag[]): Context => ({
  ...listOfExamples(...all.map(karteOf)),
  aehnlich: false,
  auswahl,
  orte: [],
  geoeffnet_um: null,
})

const { typical, minimal, english, ...others } = brancheneintragExamples

/** Examples of `brancheneintraege`. */
export const examples: BlockExamples<'brancheneintraege'> = {
  typical: {
    ...block,
    context: entries(minimal, typical, others['car-park']),
    options: {
      titel: 'Von der Apotheke bis zum Zimmermann',
      einleitung: 'Läden, Gasthäuser, Praxen, Handwerk und Vereine der Stadt.',
    },
  },
  minimal: {
    ...block,
    context: { ...entries(), auswahl: { rubriken: [], buchstaben: [], stufenlos: 0 } },
  },
  similar: { ...block, context: { ...entries(typical), aehnlich: true } },
  paged: {
    ...block,
    context: { ...entries(typical, minimal), anzahl: 90, seite: 2, pro_seite: 24 },
  },
  map: {
    ...block,
    context: {
      ...entries(minimal, typical, others['car-park']),
      orte: [minimal, typical, others['car-park'], others['long-words']].map(ortOf),
    },
  },
  'open-now': { ...block, context: { ...entries(typical), geoeffnet_um: '14:05' } },
  'long-words': { ...block, context: entries(others['long-words']) },
  english: { ...block, context: entries(english) },
}
