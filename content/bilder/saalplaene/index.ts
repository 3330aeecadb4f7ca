import type { BildContent } from '../../shape.ts'
import { saalplan } from './saalplan.ts'

/** The two halls of the festival from above. */
export const saalplaene: BildContent[] = [
  {
    key: 'saalplan-kurtheater',
    svg: () =>
      saalplan([
        { reihen: 4, von: 12, bis: 15 },
        { reihen: 3, von: 16, bis: 18 },
        { reihen: 3, von: 18, bis: 20 },
        { reihen: 2, von: 20, bis: 22 },
      ]),
    alt: {
      de: 'Saalplan des Kurtheaters: oben die Bühne, davor vier Reihen der 1. Kategorie, je drei der 2. und 3. und ganz hinten zwei der 4. Kategorie',
      en: 'Seating plan of the spa theatre: the stage at the top, in front of it four rows of category 1, three each of categories 2 and 3, and two of category 4 at the very back',
    },
    copyright: 'Rossini-Festival',
  },
  {
    key: 'saalplan-konzerthaus',
    svg: () =>
      saalplan([
        { reihen: 4, von: 20, bis: 24 },
        { reihen: 5, von: 24, bis: 26 },
        { reihen: 5, von: 26, bis: 28 },
      ]),
    alt: {
      de: 'Saalplan des Konzerthauses: oben das Podium, davor vier Reihen der 1. Kategorie und je fünf der 2. und 3. Kategorie',
      en: 'Seating plan of the concert hall: the platform at the top, in front of it four rows of category 1 and five each of categories 2 and 3',
    },
    copyright: 'Rossini-Festival',
  },
]
