import type { Adresse, Kontakt } from '../entities/adresse.ts'
import type { Amt } from '../entities/amt.ts'
import type { Mitarbeiter } from '../entities/mitarbeiter.ts'
import type { Oeffnungszeiten } from '../entities/oeffnungszeiten.ts'
import { bildExamples } from './bild.ts'
import { paragraph, richTextExamples } from './rich-text.ts'

const noKontakt: Kontakt = { telefon: null, email: null, link: null, linktext: null }
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
  },
  telephone: {
    typ: 'TELEFONISCHE_ERREICHBARKEIT',
    hinweisText: null,
    regulaereZeiten: [{ tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:00', ende: '16:00' }],
    abweichendeZeiten: [],
  },
} satisfies Record<string, Oeffnungszeiten>

const person: Mitarbeiter = {
  id: 8,
  sprache: 'de',
  vorname: 'Annegret',
  nachname: 'Tannenfels',
  funktion: 'Leiterin des Bürgerbüros',
  zimmer: '1.04',
  kontakt: { ...noKontakt, telefon: '030 23125-214', email: 'tannenfels@bad-silberbronn.example' },
  bild: bildExamples.decorative,
  bildtext: null,
  bildcopyright: bildExamples.decorative.copyright,
  sortierung: 1,
  detailURL: null,
}

/** Members of staff by name. */
export const mitarbeiterExamples = {
  typical: person,
  minimal: {
    ...person,
    id: 9,
    vorname: 'Bo',
    nachname: 'Ly',
    funktion: null,
    zimmer: null,
    kontakt: noKontakt,
    bild: null,
    bildcopyright: null,
    sortierung: 2,
  },
  'long-words': {
    ...person,
    id: 10,
    vorname: 'Friederike-Wilhelmine',
    nachname: 'von Hohenschwarzwald-Obertannenberg',
    funktion: 'Sachbearbeiterin für Straßenverkehrsangelegenheiten und Sondernutzungserlaubnisse',
    zimmer: '2.17 (Nebengebäude, Eingang Hof)',
    bild: null,
    bildcopyright: null,
    sortierung: 3,
  },
  english: { ...person, sprache: 'en', funktion: 'Head of the citizens’ office' },
} satisfies Record<string, Mitarbeiter>

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
  kontakt: {
    telefon: '030 23125-210',
    email: 'buergerbuero@bad-silberbronn.example',
    link: '/de/rathaus/',
    linktext: 'Zum Rathaus',
  },
  adresse: rathausAdresse,
  oeffnungszeiten: null,
  oeffnungszeitenStrukturiert: [oeffnungszeitenExamples.regular, oeffnungszeitenExamples.telephone],
  sortierung: 1,
  mitarbeiter: [mitarbeiterExamples.typical, mitarbeiterExamples.minimal],
  detailURL: '/de/behoerdenlotse/buergerbuero-id_2/',
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
    kontakt: noKontakt,
    adresse: noAdresse,
    oeffnungszeitenStrukturiert: [],
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
    kontakt: { ...typical.kontakt, link: '/en/town-hall/', linktext: 'To the town hall' },
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
