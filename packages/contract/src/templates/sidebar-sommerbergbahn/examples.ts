import type { Abfahrten } from '../../entities/fahrplan.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { abfahrtenExamples } from '../../examples/fahrplan.ts'

const block = { template: 'sidebar-sommerbergbahn', slotName: 'sidebar' } as const

const dayOf = ({ fahrplaene: _plans, ...day }: Abfahrten) => day
const typical = dayOf(abfahrtenExamples.typical)

/** Examples of `sidebar-sommerbergbahn`. */
export const examples: BlockExamples<'sidebar-sommerbergbahn'> = {
  typical: {
    ...block,
    context: typical,
    options: {
      titel: 'Sommerbergbahn',
      links: [
        { link: '/de/bergbahn/', linktext: 'Fahrzeiten heute' },
        { link: '/de/wandern-und-natur/', linktext: 'Wege am Hohen Stein' },
      ],
    },
  },
  minimal: {
    ...block,
    context: dayOf(abfahrtenExamples.nothing),
    options: { titel: null, links: [] },
  },
  rests: { ...block, context: dayOf(abfahrtenExamples.rests), options: { titel: null, links: [] } },
  'long-words': {
    ...block,
    context: { ...typical, fahrpreise: { erwachsene: 1234.5, kinder: 999.99, familie: 4321 } },
    options: {
      titel: 'Standseilbahnbeförderungsbedingungen',
      links: [{ link: '/de/bergbahn/', linktext: 'Gruppenfahrtermäßigungsberechtigung' }],
    },
  },
  english: {
    ...block,
    context: dayOf(abfahrtenExamples.english),
    options: {
      titel: 'Summer railway',
      links: [{ link: '/en/funicular/', linktext: 'Departures today' }],
    },
  },
}
