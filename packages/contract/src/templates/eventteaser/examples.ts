import type { BlockExamples } from '../../examples/block-examples.ts'
import { cards } from '../../examples/event-cards.ts'
import { veranstaltungExamples } from '../../examples/veranstaltung.ts'

const { minimal, english, 'long-words': longWords } = veranstaltungExamples
const none = { link: null, linktext: null }

/** So many events, each with a number of its own. */
function many(count: number) {
  const days = Array.from({ length: count }, (_, place) => ({
    ...minimal,
    id: 100 + place,
    titel: `Kurkonzert ${place + 1}`,
    detailURL: `/de/veranstaltungen/kurkonzert-${place + 1}-id_${100 + place}/`,
  }))
  return { ...cards(...days), pro_seite: 20 }
}

const teaser = { template: 'eventteaser', slotName: 'content' } as const

/** Examples of `eventteaser`. */
export const examples: BlockExamples<'eventteaser'> = {
  typical: {
    ...teaser,
    context: many(12),
    options: {
      titel: 'Die nächsten Veranstaltungen',
      einleitung: 'Musik, Märkte und Wege durch den Wald.',
      ...none,
    },
  },
  minimal: { ...teaser, context: many(0), options: { titel: null, einleitung: null, ...none } },
  'long-words': {
    ...teaser,
    context: cards(longWords),
    options: {
      titel: 'Sommernachtskonzertreihenveranstaltungsübersicht',
      einleitung: null,
      link: '/de/veranstaltungen/',
      linktext: 'Gesamtveranstaltungskalender',
    },
  },
  english: {
    ...teaser,
    context: { ...cards(english), uebersicht: '/en/events/' },
    options: { titel: 'Coming up', einleitung: null, ...none },
  },
  full: {
    ...teaser,
    context: many(20),
    options: { titel: 'Veranstaltungen', einleitung: null, ...none },
  },
}
