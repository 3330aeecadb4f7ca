import type { BlockExamples } from '../../examples/block-examples.ts'
import { offeneDatenExamples } from '../../examples/offene-daten.ts'

const block = { template: 'offene-daten', slotName: 'content' } as const

/** Examples of `offene-daten`. */
export const examples: BlockExamples<'offene-daten'> = {
  typical: {
    ...block,
    context: offeneDatenExamples.typical,
    options: {
      titel: null,
      einleitung: 'Was die Stadt weiß, dürfen Sie weiterverwenden: in Apps, Karten und Kalendern.',
      ansicht: 'daten',
    },
  },
  minimal: {
    ...block,
    context: offeneDatenExamples.minimal,
    options: { titel: null, einleitung: null, ansicht: 'daten' },
  },
  'long-words': {
    ...block,
    context: offeneDatenExamples['long-words'],
    options: { titel: 'Datenbereitstellungsübersicht', einleitung: null, ansicht: 'daten' },
  },
  english: {
    ...block,
    context: offeneDatenExamples.english,
    options: { titel: null, einleitung: null, ansicht: 'daten' },
  },
}
