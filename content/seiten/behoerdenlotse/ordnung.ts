import type { SeiteContent } from '../../shape.ts'

/** Other ways into the services: by life situation, by form, by office. */
export const ordnungsseiten: SeiteContent[] = [
  {
    key: 'lebenslagen',
    eltern: 'buergerservice',
    pageLayout: 'default',
    de: {
      pfad: '/de/buergerservice/lebenslagen/',
      titel: 'Lebenslagen',
      beschreibung: 'Umzug, Heirat, Kind, Trauerfall: welche Wege dann zu gehen sind.',
      blocks: [{ slot: 'content', template: 'wegweiser-lebenslagen' }],
    },
    en: {
      pfad: '/en/citizen-services/life-situations/',
      titel: 'Life situations',
      beschreibung: 'Moving, getting married, a child, a death: what there is to do.',
      blocks: [{ slot: 'content', template: 'wegweiser-lebenslagen' }],
    },
  },
  {
    key: 'formulare',
    eltern: 'buergerservice',
    pageLayout: 'default',
    de: {
      pfad: '/de/buergerservice/formulare/',
      titel: 'Formulare',
      beschreibung: 'Alle Formulare des Rathauses zum Ausfüllen und Mitbringen.',
      blocks: [{ slot: 'content', template: 'wegweiser-formulare' }],
    },
    en: {
      pfad: '/en/citizen-services/forms/',
      titel: 'Forms',
      beschreibung: 'All forms of the town hall, to fill in and bring along.',
      blocks: [{ slot: 'content', template: 'wegweiser-formulare' }],
    },
  },
  {
    key: 'organisation',
    eltern: 'rathaus',
    pageLayout: 'default',
    de: {
      pfad: '/de/rathaus/organisation/',
      titel: 'Organisation',
      beschreibung: 'Welches Amt zu welchem gehört, wer es leitet und was es für Sie tut.',
      blocks: [{ slot: 'content', template: 'wegweiser-organisation' }],
    },
    en: {
      pfad: '/en/town-hall/organisation/',
      titel: 'Organisation',
      beschreibung: 'Which office belongs to which, who heads it and what it does for you.',
      blocks: [{ slot: 'content', template: 'wegweiser-organisation' }],
    },
  },
]
