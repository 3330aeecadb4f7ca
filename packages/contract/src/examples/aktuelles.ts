import type { AktuellesEintrag } from '../entities/aktuelles.ts'
import { bildExamples } from './bild.ts'
import { paragraph, richTextExamples } from './rich-text.ts'

const nothing = {
  bild: null,
  bildtext: null,
  bildcopyright: null,
  gueltig_bis: null,
  teaserbild: null,
  link: null,
  linktext: null,
  dokumente: [],
  interessengruppen: [],
  sortierung: 0,
  detailURL: null,
  geaendert: '2027-06-14T06:30:00.000Z',
  seo: { title: null, description: null },
} satisfies Partial<AktuellesEintrag>

const typical: AktuellesEintrag = {
  ...nothing,
  id: 4,
  sprache: 'de',
  datum_von: '2027-06-14',
  titel: 'Bergbahn fährt wieder im Viertelstundentakt',
  einleitung:
    'Nach drei Wochen Wartung bringt die Bergbahn Sie seit Montag wieder alle 15 Minuten auf die Hochfläche.',
  text: richTextExamples.typical,
  bild: bildExamples.bergbahn,
  bildtext: 'Die Bergbahn kurz vor der Bergstation',
  bildcopyright: bildExamples.bergbahn.copyright,
  detailURL: '/de/aktuelles/bergbahn-faehrt-wieder-im-viertelstundentakt-id_4/',
}

/** News articles by name. */
export const aktuellesExamples = {
  typical,
  minimal: {
    ...nothing,
    id: 5,
    sprache: 'de',
    datum_von: '2027-06-10',
    titel: 'Rathaus am Freitag geschlossen',
    einleitung: '',
    text: [paragraph('Grund ist eine Personalversammlung.')],
  },
  'long-words': {
    ...nothing,
    id: 6,
    sprache: 'de',
    datum_von: '2027-06-02',
    titel: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung tritt in Kraft',
    einleitung:
      'Die Kommunalverwaltungsmodernisierungsarbeitsgruppe hat ihren Zwischenbericht zur Straßenbeleuchtungserneuerung vorgelegt.',
    text: richTextExamples['long-words'],
    detailURL: '/de/aktuelles/grundstuecksverkehrsgenehmigungszustaendigkeit-id_6/',
  },
  english: {
    ...typical,
    sprache: 'en',
    titel: 'Mountain railway back to every fifteen minutes',
    einleitung:
      'After three weeks of maintenance the mountain railway takes you up to the plateau every 15 minutes again.',
    text: richTextExamples.english,
    bildtext: 'The mountain railway just below the top station',
    detailURL: '/en/news/mountain-railway-back-to-every-fifteen-minutes-id_4/',
  },
  'everything-filled-in': {
    ...typical,
    id: 8,
    gueltig_bis: '2027-07-31',
    teaserbild: bildExamples.konzerthaus,
    link: 'https://bergbahn.bad-silberbronn.example/fahrplan',
    linktext: 'Zum Fahrplan',
    dokumente: [
      {
        titel: 'Fahrplan',
        link: '/media/fahrplan-bergbahn.pdf',
        format: 'PDF',
        groesse: 96_000,
        stand: '2027-06-11',
      },
    ],
    interessengruppen: [{ id: 1, sprache: 'de', titel: 'Gäste' }],
  },
  'broken-picture': { ...typical, id: 7, bild: bildExamples.broken },
} satisfies Record<string, AktuellesEintrag>
