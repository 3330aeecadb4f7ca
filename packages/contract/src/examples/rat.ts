import type { Dokument } from '../entities/dokument.ts'
import type { Gremium } from '../entities/gremium.ts'
import type { Ratsmitglied } from '../entities/ratsmitglied.ts'
import type { Sitzung } from '../entities/sitzung.ts'
import type { Vorlage } from '../entities/vorlage.ts'
import { bildExamples } from './bild.ts'
import { paragraph, richTextExamples } from './rich-text.ts'

const rat = { id: 1, titel: 'Gemeinderat', kuerzel: 'GR' }
const long = 'Kommunalverwaltungsmodernisierungs- und Grundstücksverkehrsausschuss'

/** Files of council and intranet by name. */
export const dokumentExamples = {
  typical: { id: 3, titel: 'Lageplan', format: 'PDF', groesse: 48_210, stand: '2027-05-31' },
  'long-words': {
    id: 4,
    titel: 'Wirtschaftlichkeitsberechnungszusammenfassung der Thermalwasserversorgungsleitung',
    format: 'PDF',
    groesse: 9_800_000,
    stand: '2027-06-01',
  },
} satisfies Record<string, Dokument>

const typicalMember: Ratsmitglied = {
  id: 7,
  sprache: 'de',
  vorname: 'Franziska',
  nachname: 'Maurer',
  fraktion: 'Grün-Alternative Liste',
  kontakt: {
    telefon: '030 23125-821',
    email: 'franziska.maurer@rat.bad-silberbronn.example',
    link: null,
    linktext: null,
  },
  bild: bildExamples.decorative,
  bildtext: null,
  bildcopyright: bildExamples.decorative.copyright,
  seit: '2014-07-22',
  bis: null,
  gremien: [{ ...rat, funktion: 'mitglied' }],
}

/** Council members by name; `minimal` has released nothing. */
export const ratsmitgliedExamples = {
  typical: typicalMember,
  minimal: {
    ...typicalMember,
    id: 8,
    vorname: 'Bo',
    nachname: 'Ly',
    fraktion: null,
    kontakt: { telefon: null, email: null, link: null, linktext: null },
    bild: null,
    bildcopyright: null,
    seit: null,
    gremien: [],
  },
  'long-words': {
    ...typicalMember,
    id: 9,
    vorname: 'Friederike-Wilhelmine',
    nachname: 'von Hohenschwarzwald-Obertannenberg',
    fraktion: 'Unabhängige Wählervereinigung der Talgemeinden und Höhenortschaften',
    gremien: [
      { ...rat, funktion: 'stellvertretung' },
      { id: 2, titel: long, kuerzel: 'KVMGVA', funktion: 'ersatz' },
    ],
  },
} satisfies Record<string, Ratsmitglied>

/** Committees by name. */
export const gremiumExamples = {
  typical: {
    ...rat,
    sprache: 'de',
    text: [paragraph('Der Gemeinderat ist das Hauptorgan der Stadt.')],
    vorsitz: 'Bürgermeisterin',
    mitglieder: [
      {
        id: 7,
        vorname: 'Franziska',
        nachname: 'Maurer',
        fraktion: 'Grün-Alternative Liste',
        funktion: 'stellvertretung',
      },
    ],
    sortierung: 10,
  },
  minimal: {
    id: 3,
    titel: 'Beirat',
    kuerzel: 'B',
    sprache: 'de',
    text: [],
    vorsitz: null,
    mitglieder: [],
    sortierung: 0,
  },
} satisfies Record<string, Gremium>

const typicalMeeting: Sitzung = {
  id: 12,
  sprache: 'de',
  titel: 'Gemeinderat',
  gremium: rat,
  beginn: '2027-06-15T18:30',
  ende: '2027-06-15T21:00',
  ort: 'Rathaus, Großer Sitzungssaal',
  abgesagt: false,
  oeffentlich: true,
  tagesordnung: [
    {
      punkt: '1',
      titel: 'Fragestunde der Einwohnerinnen und Einwohner',
      oeffentlich: true,
      vorlagen: [],
      beschluss: null,
      abstimmung: null,
    },
    {
      punkt: '2',
      titel: 'Wasserspielplatz an der Mühle',
      oeffentlich: true,
      vorlagen: [{ id: 41, drucksache: '2027/041', titel: 'Wasserspielplatz an der Mühle' }],
      beschluss: 'Der Entwurf wird gebaut.',
      abstimmung: { ja: 17, nein: 2, enthaltung: 1 },
    },
  ],
  einladung: dokumentExamples.typical,
  protokoll: null,
}

/** Meetings by name. */
export const sitzungExamples = {
  typical: typicalMeeting,
  minimal: {
    ...typicalMeeting,
    id: 13,
    gremium: null,
    ende: null,
    ort: null,
    tagesordnung: [],
    einladung: null,
  },
  cancelled: { ...typicalMeeting, id: 14, abgesagt: true },
  'long-words': {
    ...typicalMeeting,
    id: 15,
    titel: long,
    einladung: dokumentExamples['long-words'],
    protokoll: dokumentExamples['long-words'],
  },
} satisfies Record<string, Sitzung>

const typicalPaper: Vorlage = {
  id: 41,
  drucksache: '2027/041',
  titel: 'Wasserspielplatz an der Mühle',
  sprache: 'de',
  text: richTextExamples.typical,
  oeffentlich: true,
  amt: { id: 4, titel: 'Bauamt', detailURL: '/de/rathaus/bauamt-id_4/' },
  dateien: [dokumentExamples.typical],
  sitzungen: [
    {
      id: 12,
      titel: 'Gemeinderat',
      beginn: '2027-06-15T18:30',
      gremium: rat,
      punkt: '2',
      beschluss: 'Der Entwurf wird gebaut.',
    },
  ],
}

/** Papers by name. */
export const vorlageExamples = {
  typical: typicalPaper,
  minimal: { ...typicalPaper, id: 42, text: [], amt: null, dateien: [], sitzungen: [] },
  'long-words': {
    ...typicalPaper,
    id: 43,
    titel: 'Fortschreibung der Straßenbeleuchtungserneuerungsfinanzierungsvereinbarung',
    text: richTextExamples['long-words'],
    dateien: [dokumentExamples['long-words'], dokumentExamples.typical],
  },
} satisfies Record<string, Vorlage>
