import type { SeiteContent } from '../../shape.ts'

const pageLayout = 'default'

/** Pages that show one meeting, paper, committee or member each. */
export const ratsdetails: SeiteContent[] = [
  {
    key: 'rat-sitzung',
    eltern: 'rat-sitzungen',
    pageLayout,
    detailseite_fuer: 'sitzungen',
    de: {
      pfad: '/de/gemeinderat/sitzungen/*',
      titel: 'Sitzung',
      blocks: [{ slot: 'content', template: 'ratsinfo-detail' }],
    },
  },
  {
    key: 'rat-vorlage',
    eltern: 'rat-vorlagen',
    pageLayout,
    detailseite_fuer: 'vorlagen',
    de: {
      pfad: '/de/gemeinderat/vorlagen/*',
      titel: 'Vorlage',
      blocks: [{ slot: 'content', template: 'ratsinfo-vorlage' }],
    },
  },
  {
    key: 'rat-gremium',
    eltern: 'rat-gremien',
    pageLayout,
    detailseite_fuer: 'gremien',
    de: {
      pfad: '/de/gemeinderat/gremien/*',
      titel: 'Gremium',
      blocks: [{ slot: 'content', template: 'ratsinfo-gremium' }],
    },
  },
  {
    key: 'rat-mitglied',
    eltern: 'rat-mitglieder',
    pageLayout,
    detailseite_fuer: 'raete',
    de: {
      pfad: '/de/gemeinderat/mitglieder/*',
      titel: 'Ratsmitglied',
      blocks: [{ slot: 'content', template: 'ratsinfo-mitglied' }],
    },
  },
]
