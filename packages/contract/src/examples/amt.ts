import type { Adresse } from '../entities/adresse.ts'
import type { Amt } from '../entities/amt.ts'
import type { Oeffnungszeiten } from '../entities/oeffnungszeiten.ts'
import { bildExamples } from './bild.ts'
import { mitarbeiterExamples, noKontakt } from './mitarbeiter.ts'
import { paragraph, richTextExamples } from './rich-text.ts'

const noFacts: Amt['barrierefrei'] = {
  stufenlos: false,
  toilette: false,
  aufzug: false,
  parkplatz: false,
  hoeranlage: false,
  assistenzhund: false,
  hinweis: null,
}
const noAdresse: Adresse = { gebaeude: null, strasse: null, plz: null, ort: null }

/** Address of the town hall. */
export const rathausAdresse: Adresse = {
  gebaeude: 'Rathaus',
  strasse: 'Marktplatz 1',
  plz: '75300',
  ort: 'Bad Silberbronn',
}

/** Opening hours by name; `regular` has no Wednesday (spec 4, mid-week rule). */
export const oeffnungszeitenExamples = {
  regular: {
    typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
    hinweisText: 'Termine nach Vereinbarung auch außerhalb dieser Zeiten.',
    regulaereZeiten: [
      { tagestyp: 'MONTAG', beginn: '08:30', ende: '12:00' },
      { tagestyp: 'DIENSTAG', beginn: '08:30', ende: '12:00' },
      { tagestyp: 'DONNERSTAG', beginn: '08:30', ende: '12:00' },
      { tagestyp: 'DONNERSTAG', beginn: '14:00', ende: '18:00' },
      { tagestyp: 'FREITAG', beginn: '08:30', ende: '12:00' },
    ],
    abweichendeZeiten: [
      { beginn: '2027-12-24T00:00', ende: '2027-12-31T23:59', zusatz: 'geschlossen' },
    ],
    saisons: [],
  },
  telephone: {
    typ: 'TELEFONISCHE_ERREICHBARKEIT',
    hinweisText: null,
    regulaereZeiten: [{ tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:00', ende: '16:00' }],
    abweichendeZeiten: [],
    saisons: [],
  },
  seasonal: {
    typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
    hinweisText: null,
    regulaereZeiten: [
      { tagestyp: 'ARBEITSTAG_MO_FR', beginn: '09:00', ende: '17:00' },
      { tagestyp: 'SAMSTAG', beginn: '10:00', ende: '12:00' },
    ],
    abweichendeZeiten: [],
    saisons: [
      {
        titel: 'Sommer',
        von: '2027-04-01',
        bis: '2027-09-30',
        regulaereZeiten: [
          { tagestyp: 'ARBEITSTAG_MO_FR', beginn: '09:00', ende: '18:00' },
          { tagestyp: 'SAMSTAG', beginn: '10:00', ende: '15:00' },
        ],
      },
    ],
  },
} satisfies Record<string, Oeffnungszeiten>

const typical: Amt = {
  id: 2,
  sprache: 'de',
  titel: 'Bürgerbüro',
  text: [
    paragraph(
      'Das Bürgerbüro ist Ihre erste Anlaufstelle im Rathaus. Viele Anliegen erledigen wir sofort.',
    ),
  ],
  zustaendigkeiten: [
    {
      type: 'list',
      ordered: false,
      items: ['Ausweise und Reisepässe', 'An- und Abmeldung', 'Führungszeugnisse', 'Fundbüro'].map(
        (text) => ({ children: [{ type: 'text', text }], sublist: null }),
      ),
    },
  ],
  bild: bildExamples.konzerthaus,
  bildtext: 'Der Wartebereich hinter den Arkaden',
  bildcopyright: bildExamples.konzerthaus.copyright,
  kontakt: {
    telefon: '030 23125-210',
    email: 'buergerbuero@bad-silberbronn.example',
    link: '/de/rathaus/',
    linktext: 'Zum Rathaus',
  },
  adresse: rathausAdresse,
  zimmer: 'Erdgeschoss, Zimmer 0.03 bis 0.05',
  koordinaten: { breite: 48.692, laenge: 8.461 },
  barrierefrei: {
    ...noFacts,
    stufenlos: true,
    aufzug: true,
    hoeranlage: true,
    hinweis: 'Der Schalter links ist auf Sitzhöhe.',
  },
  oeffnungszeiten: null,
  oeffnungszeitenStrukturiert: [oeffnungszeitenExamples.regular, oeffnungszeitenExamples.telephone],
  uebergeordnet: {
    id: 9,
    sprache: 'de',
    titel: 'Haupt- und Personalamt',
    detailURL: '/de/behoerdenlotse/haupt-und-personalamt-id_9/',
  },
  leitung: {
    id: 8,
    namenszusatz: 'Dr.',
    vorname: 'Annegret',
    nachname: 'Tannenfels',
    detailURL: null,
  },
  sortierung: 1,
  mitarbeiter: [mitarbeiterExamples.typical, mitarbeiterExamples.minimal],
  detailURL: '/de/behoerdenlotse/buergerbuero-id_2/',
  seo: { title: null, description: null },
}

/** Offices by name; `legacy-hours` has its hours as HTML only. */
export const amtExamples = {
  typical,
  minimal: {
    ...typical,
    id: 3,
    titel: 'Stadtarchiv',
    text: [],
    zustaendigkeiten: [],
    bild: null,
    bildtext: null,
    bildcopyright: null,
    kontakt: noKontakt,
    adresse: noAdresse,
    zimmer: null,
    koordinaten: null,
    barrierefrei: noFacts,
    oeffnungszeitenStrukturiert: [],
    uebergeordnet: null,
    leitung: null,
    mitarbeiter: [],
    detailURL: null,
  },
  'long-words': {
    ...typical,
    id: 4,
    titel: 'Straßenverkehrs- und Grundstücksverkehrsgenehmigungsangelegenheiten',
    text: richTextExamples['long-words'],
    mitarbeiter: [mitarbeiterExamples['long-words']],
    detailURL: '/de/behoerdenlotse/strassenverkehrs-und-grundstuecksverkehr-id_4/',
  },
  english: {
    ...typical,
    sprache: 'en',
    titel: 'Citizens’ office',
    text: [paragraph('The citizens’ office is your first stop at the town hall.')],
    zustaendigkeiten: richTextExamples.english,
    bildtext: 'The waiting area behind the arcades',
    kontakt: { ...typical.kontakt, link: '/en/town-hall/', linktext: 'To the town hall' },
    zimmer: 'Ground floor, rooms 0.03 to 0.05',
    barrierefrei: {
      ...noFacts,
      stufenlos: true,
      hinweis: 'The desk on the left is at seat height.',
    },
    uebergeordnet: {
      id: 9,
      sprache: 'en',
      titel: 'Central services',
      detailURL: '/en/authorities/central-services-id_9/',
    },
    mitarbeiter: [mitarbeiterExamples.english],
    detailURL: '/en/authorities/citizens-office-id_2/',
  },
  'legacy-hours': {
    ...typical,
    id: 5,
    titel: 'Standesamt',
    oeffnungszeiten: '<p>Montag bis Donnerstag<br>9 bis 12 Uhr</p>',
    oeffnungszeitenStrukturiert: [],
    detailURL: '/de/behoerdenlotse/standesamt-id_5/',
  },
} satisfies Record<string, Amt>
