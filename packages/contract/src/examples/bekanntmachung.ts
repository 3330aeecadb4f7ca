import type { Bekanntmachung, BekanntmachungRef } from '../entities/bekanntmachung.ts'
import { paragraph, richTextExamples } from './rich-text.ts'

const plan = {
  titel: 'Entwurf des Bebauungsplans mit Begründung',
  link: '/media/bebauungsplan-muehlwiesen.pdf',
  format: 'PDF',
  groesse: 2_410_337,
  stand: '2027-05-28',
}

const typical: Bekanntmachung = {
  id: 7,
  sprache: 'de',
  titel: 'Bebauungsplan „Mühlwiesen“: Auslegung des Entwurfs',
  art: 'auslegung',
  aktenzeichen: '621.41-MW/2',
  rechtsgrundlage: '§ 3 Abs. 2 des Baugesetzbuchs',
  bekanntgemacht_am: '2027-05-31T22:00:00.000Z',
  datum_von: '2027-06-01',
  datum_bis: '2027-07-09',
  ausgehaengt: true,
  text: [
    paragraph(
      'Der Entwurf liegt im Bauamt aus und steht hier zum Herunterladen. Stellungnahmen nehmen wir bis zum 9. Juli entgegen.',
    ),
  ],
  amt: { id: 4, sprache: 'de', titel: 'Bauamt', detailURL: '/de/behoerdenlotse/bauamt-id_4/' },
  dokumente: [plan],
  berichtigt: null,
  berichtigt_durch: [],
  nachweis: {
    nr: 41,
    pruefsumme: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  },
  detailURL: '/de/rathaus/bekanntmachungen/bebauungsplan-muehlwiesen-auslegung-id_7/',
  seo: { title: null, description: null },
}

const earlier = {
  id: 6,
  sprache: 'de',
  titel: 'Bebauungsplan „Mühlwiesen“: Auslegung des Entwurfs (falsche Frist)',
  detailURL: '/de/rathaus/bekanntmachungen/bebauungsplan-muehlwiesen-id_6/',
} as const

function refOf({ id, sprache, titel, detailURL }: Bekanntmachung): BekanntmachungRef {
  return { id, sprache, titel, detailURL }
}

/** Public notices by name. */
export const bekanntmachungExamples = {
  typical,
  minimal: {
    ...typical,
    id: 8,
    titel: 'Fundtiere im Mai',
    art: 'sonstiges',
    aktenzeichen: null,
    rechtsgrundlage: null,
    datum_bis: null,
    text: [],
    amt: null,
    dokumente: [],
    detailURL: null,
  },
  correction: { ...typical, id: 10, berichtigt: earlier },
  corrected: {
    ...typical,
    ...earlier,
    datum_bis: '2027-06-02',
    ausgehaengt: false,
    berichtigt_durch: [refOf(typical)],
  },
  english: {
    ...typical,
    sprache: 'en',
    titel: 'Zoning plan “Mühlwiesen”: draft on display',
    amt: {
      id: 4,
      sprache: 'en',
      titel: 'Building office',
      detailURL: '/en/authorities/building-office-id_4/',
    },
    berichtigt: earlier,
  },
  draft: { ...typical, bekanntgemacht_am: null, nachweis: null, detailURL: null },
  'long-words': {
    ...typical,
    id: 9,
    titel:
      'Allgemeinverfügung über die Entnahmebeschränkung aus Oberflächengewässern im Wasserschutzgebietsverbund',
    art: 'allgemeinverfuegung',
    aktenzeichen: '692.113-Wasserrechtsangelegenheiten/2027-0004711',
    text: richTextExamples['long-words'],
    dokumente: Array.from({ length: 12 }, (_, index) => ({
      ...plan,
      titel: `Anlage ${index + 1}: Grundstücksverzeichnis und Überschwemmungsgebietskarte`,
    })),
  },
} satisfies Record<string, Bekanntmachung>
