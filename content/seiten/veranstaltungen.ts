import type { SeiteContent } from '../shape.ts'

/** The list of events and the page of one event. */
export const veranstaltungsseiten: SeiteContent[] = [
  {
    key: 'veranstaltungen',
    eltern: 'start',
    zustaendig: 'tourismus',
    pageLayout: 'slim',
    de: {
      pfad: '/de/veranstaltungen/',
      titel: 'Veranstaltungen',
      beschreibung: 'Konzerte, Führungen, Märkte und Vorträge in Bad Silberbronn.',
      heroImages: [{ bild: 'abendmarkt' }],
      blocks: [
        { slot: 'content', template: 'veranstaltungen' },
        { slot: 'sidebar', template: 'sidebar-veranstaltungen' },
        {
          slot: 'sidebar',
          template: 'text',
          titel: 'Was war',
          text: 'Vergangene Jahre finden Sie im [Veranstaltungsarchiv](/de/veranstaltungen/archiv/).',
        },
      ],
    },
    en: {
      pfad: '/en/events/',
      titel: 'Events',
      beschreibung: 'Concerts, guided tours, markets and talks in Bad Silberbronn.',
      heroImages: [{ bild: 'abendmarkt' }],
      blocks: [
        { slot: 'content', template: 'veranstaltungen' },
        { slot: 'sidebar', template: 'sidebar-veranstaltungen', link: '/en/suggest-an-event/' },
        {
          slot: 'sidebar',
          template: 'text',
          titel: 'What was on',
          text: 'Past years are in the [archive of events](/en/events/archive/).',
        },
      ],
    },
  },
  {
    key: 'veranstaltungen-archiv',
    eltern: 'veranstaltungen',
    pageLayout: 'slim',
    de: {
      pfad: '/de/veranstaltungen/archiv/',
      titel: 'Archiv der Veranstaltungen',
      beschreibung: 'Was in Bad Silberbronn war: Konzerte, Feste und Vorträge vergangener Jahre.',
      blocks: [
        { slot: 'content', template: 'veranstaltungen-archiv' },
        { slot: 'sidebar', template: 'sidebar-veranstaltungen' },
        { slot: 'sidebar', template: 'veranstaltungen-filter', titel: 'Was kommt' },
      ],
    },
    en: {
      pfad: '/en/events/archive/',
      titel: 'Past events',
      beschreibung: 'What was on in Bad Silberbronn: concerts, festivals and talks of past years.',
      blocks: [
        { slot: 'content', template: 'veranstaltungen-archiv' },
        { slot: 'sidebar', template: 'sidebar-veranstaltungen', link: '/en/suggest-an-event/' },
        { slot: 'sidebar', template: 'veranstaltungen-filter', titel: 'Coming up' },
      ],
    },
  },
  {
    key: 'veranstaltung-detail',
    eltern: 'veranstaltungen',
    pageLayout: 'default',
    detailseite_fuer: 'veranstaltungen',
    de: {
      pfad: '/de/veranstaltungen/*',
      titel: 'Veranstaltung',
      blocks: [{ slot: 'content', template: 'veranstaltung-detail' }],
    },
    en: {
      pfad: '/en/events/*',
      titel: 'Event',
      blocks: [{ slot: 'content', template: 'veranstaltung-detail' }],
    },
  },
]
