import type { Baugebiet } from '../../entities/baugebiet.ts'
import { baugebietExamples } from '../../examples/baugebiete.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { listOfExamples } from '../../examples/list-of.ts'
import type { BlockOf } from '../index.ts'

type Context = BlockOf<'baugebiete'>['context']

const block = {
  template: 'baugebiete',
  slotName: 'content',
  options: { titel: null, einleitung: null },
} as const

const karteOf = (one: Baugebiet): Context['data'][number] => ({
  id: one.id,
  sprache: one.sprache,
  titel: one.titel,
  einleitung: one.einleitung,
  lage: one.lage,
  phase: one.phase,
  bild: one.bild,
  bewerbung_bis: one.bewerbung_bis,
  anzahl_plaetze: one.anzahl_plaetze,
  bauplaetze: one.bauplaetze.map(({ status, preis_gesamt }) => ({ status, preis_gesamt })),
  detailURL: one.detailURL,
})

const areas = (...all: Baugebiet[]) => listOfExamples(...all.map(karteOf))
const { typical, minimal, english, 'long-words': long, 'sold-out': sold } = baugebietExamples

/** Examples of `baugebiete`. */
export const examples: BlockExamples<'baugebiete'> = {
  typical: {
    ...block,
    options: { titel: null, einleitung: 'Hier gibt die Stadt Bauplätze ab.' },
    context: areas(typical, minimal),
  },
  minimal: { ...block, context: areas() },
  'sold-out': { ...block, context: areas(sold) },
  'long-words': { ...block, context: areas(long) },
  english: { ...block, context: areas(english, typical) },
}
