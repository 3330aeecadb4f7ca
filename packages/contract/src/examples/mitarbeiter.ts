import type { Kontakt } from '../entities/adresse.ts'
import type { Mitarbeiter } from '../entities/mitarbeiter.ts'
import { bildExamples } from './bild.ts'
import { richTextExamples } from './rich-text.ts'

/** Nobody can be reached here. */
export const noKontakt: Kontakt = { telefon: null, email: null, link: null, linktext: null }

const buergerbuero = {
  id: 2,
  sprache: 'de',
  titel: 'Bürgerbüro',
  detailURL: '/de/behoerdenlotse/buergerbuero-id_2/',
} as const

const typical: Mitarbeiter = {
  id: 8,
  sprache: 'de',
  namenszusatz: 'Dr.',
  vorname: 'Annegret',
  nachname: 'Tannenfels',
  funktion: 'Leiterin des Bürgerbüros',
  zustaendigkeiten: [
    {
      type: 'list',
      ordered: false,
      items: ['Ausweise und Pässe', 'Beschwerden und Lob'].map((text) => ({
        children: [{ type: 'text', text }],
        sublist: null,
      })),
    },
  ],
  gebaeude: null,
  zimmer: '1.04',
  kontakt: { ...noKontakt, telefon: '030 23125-214', email: 'tannenfels@bad-silberbronn.example' },
  sprachkenntnisse: 'Englisch, Französisch',
  bild: bildExamples.decorative,
  bildtext: null,
  bildcopyright: bildExamples.decorative.copyright,
  vertretung: { id: 9, namenszusatz: null, vorname: 'Bo', nachname: 'Ly', detailURL: null },
  aemter: [buergerbuero],
  ansprechpartner: true,
  sortierung: 1,
  detailURL: null,
}

/** Members of staff by name; `minimal` has released no e-mail address. */
export const mitarbeiterExamples = {
  typical,
  minimal: {
    ...typical,
    id: 9,
    namenszusatz: null,
    vorname: 'Bo',
    nachname: 'Ly',
    funktion: null,
    zustaendigkeiten: [],
    zimmer: null,
    kontakt: noKontakt,
    sprachkenntnisse: null,
    bild: null,
    bildcopyright: null,
    vertretung: null,
    aemter: [],
    ansprechpartner: false,
    sortierung: 2,
  },
  'long-words': {
    ...typical,
    id: 10,
    namenszusatz: null,
    vorname: 'Friederike-Wilhelmine',
    nachname: 'von Hohenschwarzwald-Obertannenberg',
    funktion: 'Sachbearbeiterin für Straßenverkehrsangelegenheiten und Sondernutzungserlaubnisse',
    zustaendigkeiten: richTextExamples['long-words'],
    gebaeude: 'Technisches Rathaus mit Bauhof und Straßenmeisterei',
    zimmer: '2.17 (Nebengebäude, Eingang Hof)',
    bild: null,
    bildcopyright: null,
    sortierung: 3,
    detailURL:
      '/de/rathaus/mitarbeiter/friederike-wilhelmine-von-hohenschwarzwald-obertannenberg-id_10/',
  },
  english: {
    ...typical,
    sprache: 'en',
    namenszusatz: 'Dr',
    funktion: 'Head of the citizens’ office',
    zustaendigkeiten: [],
    sprachkenntnisse: 'English, French',
    aemter: [
      {
        ...buergerbuero,
        sprache: 'en',
        titel: 'Citizens’ office',
        detailURL: '/en/authorities/citizens-office-id_2/',
      },
    ],
  },
} satisfies Record<string, Mitarbeiter>
