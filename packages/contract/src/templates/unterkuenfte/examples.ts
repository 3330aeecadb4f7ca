import type { Unterkunft } from '../../entities/unterkunft.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { einstellungenExamples } from '../../examples/einstellungen.ts'
import { listOfExamples } from '../../examples/list-of.ts'
import { unterkunftExamples } from '../../examples/unterkunft.ts'
import type { BlockOf } from '../index.ts'

type Context = BlockOf<'unterkuenfte'>['context']

const block = {
  template: 'unterkuenfte',
  slotName: 'content',
  options: { titel: 'Unterkünfte suchen', einleitung: null, wohnmobil: null },
} as const

const karteOf = (one: Unterkunft): Context['data'][number] => ({
  id: one.id,
  sprache: one.sprache,
  titel: one.titel,
  art: one.art,
  sterne: one.sterne,
  betten: one.betten,
  spezialisierung: one.spezialisierung,
  bild: one.bild,
  ausstattung: one.ausstattung,
  barrierefrei: one.barrierefrei,
  preis_ab: one.preis_ab,
  preis_je: one.preis_je,
  saison: one.saison,
  schliesstage: one.schliesstage,
  entfernungen: one.entfernungen,
  detailURL: one.detailURL,
})

const { typical, minimal, english, ...others } = unterkunftExamples

const hosts = (...houses: Unterkunft[]): Context => ({
  ...listOfExamples(...houses.map(karteOf)),
  heute: '2027-06-16',
  portal: null,
  auswahl: {
    art: [
      { wert: 'hotel', anzahl: 8 },
      { wert: 'pension', anzahl: 10 },
    ],
    ausstattung: [
      { wert: 'sauna', anzahl: 6 },
      { wert: 'wlan', anzahl: 17 },
    ],
    barrierefrei: [{ wert: 'stufenlos', anzahl: 9 }],
  },
})

const nothing = { art: [], ausstattung: [], barrierefrei: [] }

/** Examples of `unterkuenfte`. */
export const examples: BlockExamples<'unterkuenfte'> = {
  typical: {
    ...block,
    context: hosts(typical, minimal),
    options: {
      titel: 'Unterkünfte suchen',
      einleitung: 'Vom Kurhotel bis zum Zeltplatz an der Silber.',
      wohnmobil: '/de/besucherinformationen/wohnmobilstellplatz/',
    },
  },
  portal: {
    ...block,
    context: { ...hosts(typical, minimal), portal: einstellungenExamples.typical.portal },
  },
  minimal: {
    ...block,
    context: { ...hosts(), auswahl: nothing },
    options: { titel: null, einleitung: null, wohnmobil: null },
  },
  paged: {
    ...block,
    context: { ...hosts(typical, minimal), anzahl: 300, seite: 2, pro_seite: 24 },
  },
  'long-words': { ...block, context: hosts(others['long-words']) },
  english: {
    ...block,
    context: hosts(english),
    options: {
      titel: 'Search for accommodation',
      einleitung: null,
      wohnmobil: '/en/motorhome-parking/',
    },
  },
  'broken-picture': { ...block, context: hosts(others['broken-picture']) },
}
