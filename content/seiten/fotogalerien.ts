import type { SeiteContent } from '../shape.ts'

/** The list of photo galleries and the page of one of them. */
export const fotogalerien: SeiteContent[] = [
  {
    key: 'fotogalerien',
    eltern: 'start',
    pageLayout: 'wide',
    de: {
      pfad: '/de/fotogalerien/',
      titel: 'Fotogalerien',
      beschreibung: 'Bad Silberbronn in Bildern: Landschaft, Feste, Festival und Altstadt.',
      blocks: [{ slot: 'content', template: 'fotogalerie' }],
    },
    en: {
      pfad: '/en/photo-galleries/',
      titel: 'Photo galleries',
      beschreibung: 'Bad Silberbronn in pictures: countryside, festivities, festival and old town.',
      blocks: [{ slot: 'content', template: 'fotogalerie' }],
    },
  },
  {
    key: 'fotogalerie-detail',
    eltern: 'fotogalerien',
    pageLayout: 'wide',
    detailseite_fuer: 'galerien',
    de: {
      pfad: '/de/fotogalerien/*',
      titel: 'Fotogalerie',
      blocks: [{ slot: 'content', template: 'fotogalerie-detail' }],
    },
    en: {
      pfad: '/en/photo-galleries/*',
      titel: 'Photo gallery',
      blocks: [{ slot: 'content', template: 'fotogalerie-detail' }],
    },
  },
]
