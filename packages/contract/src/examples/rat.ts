import type { Dokument, Ratsdokument } from '../entities/dokument.ts'
import type { Gremium } from '../entities/gremium.ts'
import type { Ratsmitglied } from '../entities/ratsmitglied.ts'
import { bildExamples } from './bild.ts'
import { paragraph, richTextExamples } from './rich-text.ts'

/** A committee as others name it. */
export const rat = {
  id: 1,
  titel: 'Gemeinderat',
  kuerzel: 'GR',
  detailURL: '/de/gemeinderat/gremien/gemeinderat-id_1/',
}
const amtszeit = { von: '2024-07-23', bis: null }
/** A name that no column is wide enough for. */
export const long = 'Kommunalverwaltungsmodernisierungs- und Grundstücksverkehrsausschuss'

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

/** Files of the council by name; `internal` is one that members alone get. */
export const ratsdokumentExamples = {
  typical: { ...dokumentExamples.typical, oeffentlich: true },
  'long-words': { ...dokumentExamples['long-words'], oeffentlich: true },
  internal: {
    ...dokumentExamples.typical,
    id: 5,
    titel: 'Angebote der Bieter',
    oeffentlich: false,
  },
} satisfies Record<string, Ratsdokument>

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
  gremien: [{ ...rat, ...amtszeit, funktion: 'mitglied' }],
  fruehere_gremien: [],
  detailURL: '/de/gemeinderat/mitglieder/franziska-maurer-id_7/',
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
    detailURL: null,
  },
  'long-words': {
    ...typicalMember,
    id: 9,
    vorname: 'Friederike-Wilhelmine',
    nachname: 'von Hohenschwarzwald-Obertannenberg',
    fraktion: 'Unabhängige Wählervereinigung der Talgemeinden und Höhenortschaften',
    gremien: [
      { ...rat, ...amtszeit, funktion: 'stellvertretung' },
      { ...amtszeit, id: 2, titel: long, kuerzel: 'KVMGVA', detailURL: null, funktion: 'ersatz' },
    ],
    fruehere_gremien: [
      { ...rat, von: '2009-09-15', bis: '2024-07-22', funktion: 'mitglied' },
      { ...rat, von: null, bis: '2009-09-14', funktion: 'ersatz' },
    ],
  },
} satisfies Record<string, Ratsmitglied>

const maurer = {
  id: 7,
  vorname: 'Franziska',
  nachname: 'Maurer',
  fraktion: 'Grün-Alternative Liste',
  funktion: 'stellvertretung' as const,
  ...amtszeit,
  detailURL: '/de/gemeinderat/mitglieder/franziska-maurer-id_7/',
}

/** Committees by name. */
export const gremiumExamples = {
  typical: {
    ...rat,
    sprache: 'de',
    text: [paragraph('Der Gemeinderat ist das Hauptorgan der Stadt.')],
    vorsitz: 'Bürgermeisterin',
    mitglieder: [maurer],
    fruehere: [],
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
    fruehere: [],
    sortierung: 0,
    detailURL: null,
  },
  'long-words': {
    id: 2,
    titel: long,
    kuerzel: 'KVMGVA',
    sprache: 'de',
    text: richTextExamples['long-words'],
    vorsitz: null,
    mitglieder: [maurer, { ...maurer, id: 9, nachname: 'von Hohenschwarzwald-Obertannenberg' }],
    fruehere: [{ ...maurer, id: 8, von: null, bis: '2024-07-22', detailURL: null }],
    sortierung: 20,
    detailURL: null,
  },
} satisfies Record<string, Gremium>
