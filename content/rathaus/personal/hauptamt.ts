import { englisch, type Zeile } from './zeile.ts'

/** Central services and the archive. */
export const hauptamt: readonly Zeile[] = [
  {
    key: 'mangold',
    name: ['Regina', 'Mangold'],
    durchwahl: '181',
    zimmer: '1.01',
    de: 'Leitung Haupt- und Personalamt',
    en: 'Head of central services and human resources',
  },
  {
    key: 'yalcin',
    name: ['Deniz', 'Yalçın-Huber'],
    durchwahl: '182',
    zimmer: '1.02',
    de: 'Personal und Ausbildung',
    en: 'Human resources and training',
    fuer: {
      de: ['Bewerbungen', 'Ausbildung, Praktikum, Freiwilligendienst'],
      en: ['Applications', 'Training, work experience, voluntary service'],
    },
    spricht: { de: 'Türkisch', en: 'Turkish' },
  },
  {
    key: 'wiedmaier',
    name: ['Jochen', 'Wiedmaier'],
    durchwahl: '183',
    zimmer: '1.03',
    de: 'Geschäftsstelle des Gemeinderats',
    en: 'Office of the town council',
    fuer: {
      de: ['Sitzungstermine und Vorlagen', 'Fragestunde für Einwohnerinnen und Einwohner'],
      en: ['Meetings and papers', 'Residents’ question time'],
    },
  },
  {
    key: 'pfrommer',
    name: ['Silke', 'Pfrommer'],
    durchwahl: '184',
    zimmer: '1.04',
    de: 'Wahlen, Satzungen, Bekanntmachungen',
    en: 'Elections, by-laws, public notices',
  },
  {
    key: 'tran',
    name: ['Minh', 'Tran-Bühler'],
    durchwahl: '185',
    zimmer: '1.05',
    de: 'Informationstechnik',
    en: 'Information technology',
    spricht: { de: 'Vietnamesisch, Englisch', en: 'Vietnamese, English' },
    mail: false,
    zeigen: false,
  },
  {
    key: 'jostmann',
    name: ['Elena', 'Jostmann'],
    durchwahl: '186',
    zimmer: '1.06',
    de: 'Datenschutz, barrierefreie Website',
    en: 'Data protection, accessible website',
    fuer: {
      de: ['Auskunft über Ihre Daten', 'Hürden auf dieser Website'],
      en: ['Information about your data', 'Barriers on this website'],
    },
    spricht: englisch,
  },
]
