import type { SeiteContent } from '../shape.ts'

/** The list of public notices and the page of one; their wording is German. */
export const bekanntmachungsseiten: SeiteContent[] = [
  {
    key: 'bekanntmachungen',
    eltern: 'rathaus',
    pageLayout: 'default',
    de: {
      pfad: '/de/rathaus/bekanntmachungen/',
      titel: 'Öffentliche Bekanntmachungen',
      beschreibung:
        'Satzungen, Pläne, Sitzungen, Wahlen und Ausschreibungen der Stadt Bad Silberbronn im vollen Wortlaut.',
      blocks: [
        {
          slot: 'content',
          template: 'bekanntmachungen',
          einleitung:
            'Hier macht die Stadt öffentlich bekannt, was bekannt zu machen ist. Der Wortlaut steht vom ersten Tag an fest und bleibt nach der Frist im Archiv. Auf Papier liegt jede Bekanntmachung im Hauptamt, Zimmer 1.04.',
        },
      ],
    },
    en: {
      pfad: '/en/town-hall/public-notices/',
      titel: 'Public notices',
      beschreibung:
        'By-laws, plans, meetings, elections and tenders of the town of Bad Silberbronn in full.',
      blocks: [
        {
          slot: 'content',
          template: 'bekanntmachungen',
          einleitung:
            'This is where the town publishes what has to be made public. The German wording is binding; some notices have an English translation.',
        },
      ],
    },
  },
  {
    key: 'bekanntmachung-detail',
    eltern: 'bekanntmachungen',
    pageLayout: 'default',
    detailseite_fuer: 'bekanntmachungen',
    de: {
      pfad: '/de/rathaus/bekanntmachungen/*',
      titel: 'Bekanntmachung',
      blocks: [{ slot: 'content', template: 'bekanntmachung-detail' }],
    },
    en: {
      pfad: '/en/town-hall/public-notices/*',
      titel: 'Public notice',
      blocks: [{ slot: 'content', template: 'bekanntmachung-detail' }],
    },
  },
]
