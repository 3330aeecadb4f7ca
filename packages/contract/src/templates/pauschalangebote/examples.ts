import { angeboteExamples, offers } from '../../examples/angebote.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { pauschaleExamples } from '../../examples/pauschale.ts'

const { english, 'long-words': long, ...others } = pauschaleExamples

const block = {
  template: 'pauschalangebote',
  slotName: 'content',
  options: {
    titel: 'Pauschalangebote',
    einleitung: null,
    link: null,
    linktext: null,
    anzahl: null,
  },
} as const

/** Examples of `pauschalangebote`. */
export const examples: BlockExamples<'pauschalangebote'> = {
  typical: { ...block, context: angeboteExamples.typical },
  minimal: { ...block, context: offers(), options: { ...block.options, titel: null } },
  teaser: {
    ...block,
    context: angeboteExamples.three,
    options: {
      titel: 'Übernachtung, Bad und Programm in einem',
      einleitung: 'Von zwei Tagen bis drei Wochen.',
      link: '/de/pauschalangebote/',
      linktext: 'Alle Pauschalangebote',
      anzahl: 3,
    },
  },
  paged: {
    ...block,
    context: { ...angeboteExamples.typical, anzahl: 60, seite: 2, pro_seite: 24 },
  },
  'long-words': { ...block, context: offers(long) },
  english: {
    ...block,
    context: offers(english),
    options: { ...block.options, titel: 'Package offers' },
  },
  'broken-picture': { ...block, context: offers(others['broken-picture']) },
}
