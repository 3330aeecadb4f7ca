import type { SeiteContent } from '../shape.ts'

/** The list of news and the page of one article. */
export const aktuellesseiten: SeiteContent[] = [
  {
    key: 'aktuelles',
    eltern: 'start',
    pageLayout: 'default',
    de: {
      pfad: '/de/aktuelles/',
      titel: 'Aktuelles',
      beschreibung: 'Meldungen der Stadt Bad Silberbronn.',
      heroImages: [{ bild: 'backstube' }],
      blocks: [{ slot: 'content', template: 'aktuelles' }],
    },
    en: {
      pfad: '/en/news/',
      titel: 'News',
      beschreibung: 'News from the town of Bad Silberbronn.',
      heroImages: [{ bild: 'backstube' }],
      blocks: [{ slot: 'content', template: 'aktuelles' }],
    },
  },
  {
    key: 'aktuelles-detail',
    eltern: 'aktuelles',
    pageLayout: 'default',
    detailseite_fuer: 'aktuelles',
    de: {
      pfad: '/de/aktuelles/*',
      titel: 'Meldung',
      blocks: [{ slot: 'content', template: 'aktuelles-detail' }],
    },
    en: {
      pfad: '/en/news/*',
      titel: 'Article',
      blocks: [{ slot: 'content', template: 'aktuelles-detail' }],
    },
  },
]
