import type { SeiteContent } from '../../shape.ts'

/** The page of one evening of the festival, in the festival's own theme. */
export const veranstaltung: SeiteContent = {
  key: 'rossini-veranstaltung',
  eltern: 'rossini-programm',
  pageLayout: 'default',
  pageTheme: 'rossini',
  detailseite_fuer: 'veranstaltungen',
  de: {
    pfad: '/de/rossini/programm/*',
    titel: 'Vorstellung',
    blocks: [
      { slot: 'content', template: 'veranstaltung-detail' },
      { slot: 'content', template: 'sidebar-rossini', titel: 'Karten buchen' },
    ],
  },
  en: {
    pfad: '/en/rossini/programme/*',
    titel: 'Performance',
    blocks: [
      { slot: 'content', template: 'veranstaltung-detail' },
      { slot: 'content', template: 'sidebar-rossini', titel: 'Book tickets' },
    ],
  },
}
