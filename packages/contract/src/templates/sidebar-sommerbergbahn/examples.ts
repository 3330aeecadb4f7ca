import type { BlockExamples } from '../../examples/block-examples.ts'

const block = { template: 'sidebar-sommerbergbahn', slotName: 'sidebar', context: null } as const

const fahrpreise = { erwachsene: 4, kinder: 2.5, familie: 7.5 }
const fahrplan = {
  titel: 'Fahrplan',
  link: '/media/beispiel-fahrplan.pdf',
  format: 'PDF',
  groesse: 61_204,
  stand: '2027-03-28',
}

/** Examples of `sidebar-sommerbergbahn`. */
export const examples: BlockExamples<'sidebar-sommerbergbahn'> = {
  typical: {
    ...block,
    options: {
      titel: 'Sommerbergbahn',
      links: [
        { link: '/de/bergbahn/', linktext: 'Fahrzeiten heute' },
        { link: '/de/wandern-und-natur/', linktext: 'Wege am Hohen Stein' },
      ],
      fahrpreise,
      fahrplan,
    },
  },
  minimal: { ...block, options: { titel: null, links: [], fahrpreise, fahrplan: null } },
  'long-words': {
    ...block,
    options: {
      titel: 'Standseilbahnbeförderungsbedingungen',
      links: [{ link: '/de/bergbahn/', linktext: 'Gruppenfahrtermäßigungsberechtigung' }],
      fahrpreise: { erwachsene: 1234.5, kinder: 999.99, familie: 4321 },
      fahrplan,
    },
  },
  english: {
    ...block,
    options: {
      titel: 'Summer railway',
      links: [{ link: '/en/funicular/', linktext: 'Departures today' }],
      fahrpreise,
      fahrplan: { ...fahrplan, titel: 'Timetable' },
    },
  },
}
