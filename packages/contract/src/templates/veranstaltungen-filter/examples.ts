import type { BlockExamples } from '../../examples/block-examples.ts'

const filter = { template: 'veranstaltungen-filter', slotName: 'content' } as const

const choices = {
  uebersicht: '/de/veranstaltungen/',
  rubriken: [
    { id: 5, rubrik: 'Führungen' },
    { id: 3, rubrik: 'Konzerte' },
  ],
  orte: [{ id: 4, titel: 'Konzerthaus' }],
}

/** Examples of `veranstaltungen-filter`. */
export const examples: BlockExamples<'veranstaltungen-filter'> = {
  typical: { ...filter, context: choices, options: { titel: 'Was ist los?' } },
  minimal: {
    ...filter,
    context: { uebersicht: null, rubriken: [], orte: [] },
    options: { titel: null },
  },
  'long-words': {
    ...filter,
    context: {
      ...choices,
      rubriken: [{ id: 8, rubrik: 'Gesundheitsförderungsveranstaltungsreihen' }],
    },
    options: { titel: 'Veranstaltungskalenderschnellsuche' },
  },
  english: {
    ...filter,
    context: { ...choices, uebersicht: '/en/events/', rubriken: [{ id: 3, rubrik: 'Concerts' }] },
    options: { titel: 'What is on?' },
  },
}
