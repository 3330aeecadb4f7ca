import type { SeiteContent } from '../shape.ts'

/** The business directory (spec 2.6). */
const branchen: SeiteContent = {
  key: 'branchen',
  eltern: 'start',
  zustaendig: 'tourismus',
  pageLayout: 'wide',
  de: {
    pfad: '/de/branchen/',
    titel: 'Branchenverzeichnis',
    beschreibung:
      'Läden, Gasthäuser, Praxen, Handwerk, Vereine und Parkplätze in Bad Silberbronn, mit Öffnungszeiten und Telefon.',
    blocks: [
      {
        slot: 'content',
        template: 'brancheneintraege',
        einleitung: 'Läden, Gasthäuser, Praxen, Handwerk und Vereine, von A bis Z.',
      },
    ],
  },
  en: {
    pfad: '/en/businesses/',
    titel: 'Business directory',
    beschreibung:
      'Shops, inns, doctors, trades, clubs and car parks in Bad Silberbronn, with opening hours and telephone numbers.',
    blocks: [
      {
        slot: 'content',
        template: 'brancheneintraege',
        einleitung: 'Shops, inns, doctors, trades and clubs, from A to Z.',
      },
    ],
  },
}

/** One entry of it. */
const brancheneintrag: SeiteContent = {
  key: 'brancheneintrag',
  eltern: 'branchen',
  pageLayout: 'wide',
  detailseite_fuer: 'brancheneintraege',
  de: {
    pfad: '/de/branchen/*',
    titel: 'Brancheneintrag',
    blocks: [{ slot: 'content', template: 'brancheneintrag-detail' }],
  },
  en: {
    pfad: '/en/businesses/*',
    titel: 'Business entry',
    blocks: [{ slot: 'content', template: 'brancheneintrag-detail' }],
  },
}

/** Pages of the business directory. */
export const branchenseiten: SeiteContent[] = [branchen, brancheneintrag]
