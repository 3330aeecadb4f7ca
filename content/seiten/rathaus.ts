import type { SeiteContent } from '../shape.ts'

/** The town hall and the page of one office. */
export const rathausseiten: SeiteContent[] = [
  {
    key: 'rathaus',
    eltern: 'start',
    pageLayout: 'slim',
    de: {
      pfad: '/de/rathaus/',
      titel: 'Rathaus',
      beschreibung: 'Ämter, Öffnungszeiten und Ansprechpersonen der Stadtverwaltung.',
      heroImages: [{ bild: 'tal-sommer' }],
      blocks: [
        {
          slot: 'content',
          template: 'text',
          text: 'Das Rathaus liegt am Marktplatz, drei Minuten zu Fuß vom Bahnhof.',
        },
        { slot: 'sidebar', template: 'text', titel: 'Telefon', text: 'Zentrale: [030 23125-100](tel:+493023125100)' },
      ],
    },
    en: {
      pfad: '/en/town-hall/',
      titel: 'Town hall',
      beschreibung: 'Offices, opening hours and contacts.',
      heroImages: [{ bild: 'tal-sommer' }],
      blocks: [
        {
          slot: 'content',
          template: 'text',
          text: 'The town hall stands on the market square, three minutes’ walk from the station.',
        },
        { slot: 'sidebar', template: 'text', titel: 'Telephone', text: 'Switchboard: [+49 30 23125-100](tel:+493023125100)' },
      ],
    },
  },
  {
    key: 'amt-detail',
    eltern: 'rathaus',
    pageLayout: 'default',
    detailseite_fuer: 'aemter',
    de: {
      pfad: '/de/rathaus/*',
      titel: 'Amt',
      blocks: [{ slot: 'content', template: 'amt-detail' }],
    },
    en: {
      pfad: '/en/town-hall/*',
      titel: 'Office',
      blocks: [{ slot: 'content', template: 'amt-detail' }],
    },
  },
]
