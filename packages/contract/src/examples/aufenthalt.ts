import type { Hotelpreis, Pauschale, Preiskategorie } from '../entities/pauschale.ts'
import type { Portalmodul } from '../entities/portalmodul.ts'
import type { Stellplatz } from '../entities/stellplatz.ts'
import type { Unterkunft } from '../entities/unterkunft.ts'
import { bildExamples } from './bild.ts'
import { unbekannt } from './gewerbe.ts'
import { paragraph, richTextExamples } from './rich-text.ts'

const seo = { title: null, description: null }
const ort = { plz: '75300', ort: 'Bad Silberbronn' }
const kontakt = {
  telefon: '030 23125-701',
  email: 'info@kurhotel-quellenhof.example',
  link: 'https://kurhotel-quellenhof.example/',
  linktext: 'kurhotel-quellenhof.example',
}
const keinKontakt = { telefon: null, email: null, link: null, linktext: null }
const keineAdresse = { gebaeude: null, strasse: null, plz: null, ort: null }

const spa: Unterkunft = {
  id: 1,
  sprache: 'de',
  titel: 'Kurhotel Quellenhof',
  art: 'hotel',
  sterne: 4,
  betten: 164,
  spezialisierung: 'Großes Kurhotel mit Gang zum Badehaus',
  einleitung: 'Vom Aufzug bis ins Außenbecken sind es 90 Schritte, alle unter Dach.',
  text: richTextExamples.typical,
  bild: bildExamples.badhaus,
  bildtext: bildExamples.badhaus.bildtext,
  bildcopyright: bildExamples.badhaus.copyright,
  bilder: [],
  kontakt,
  adresse: { gebaeude: null, strasse: 'Badstraße 5', ...ort },
  koordinaten: { breite: 48.69051, laenge: 8.45998 },
  ausstattung: ['thermalzugang', 'sauna', 'restaurant', 'wlan'],
  barrierefrei: { ...unbekannt, stufenlos: true, aufzug: true },
  preis_ab: 168,
  preis_je: 'doppelzimmer',
  saison: null,
  buchung: 'https://kurhotel-quellenhof.example/zimmer',
  detailURL: null,
  seo,
}

/** Places to stay by name. */
export const unterkunftExamples = {
  typical: spa,
  minimal: {
    ...spa,
    id: 2,
    titel: 'Pension Annemarie',
    art: 'pension',
    sterne: null,
    betten: null,
    spezialisierung: null,
    einleitung: '',
    text: [],
    bild: null,
    bildtext: null,
    bildcopyright: null,
    kontakt: keinKontakt,
    adresse: keineAdresse,
    koordinaten: null,
    ausstattung: [],
    barrierefrei: unbekannt,
    preis_ab: null,
    preis_je: null,
    buchung: null,
  },
} satisfies Record<string, Unterkunft>

const oberwies: Stellplatz = {
  id: 1,
  sprache: 'de',
  titel: 'Wohnmobilstellplatz Oberwies',
  einleitung: '32 Plätze am Waldrand, ganzjährig, mit Strom und Wasser.',
  text: richTextExamples.typical,
  regeln: [paragraph('Ruhe von 22:00 bis 07:00 Uhr.')],
  bild: bildExamples.bergbahn,
  bildtext: null,
  bildcopyright: bildExamples.bergbahn.copyright,
  bilder: [],
  plaetze: 32,
  preis_nacht: 14,
  kosten: [{ bezeichnung: 'Strom je Kilowattstunde', preis: 0.65 }],
  versorgung: ['strom', 'frischwasser', 'grauwasser'],
  laenge_max: 10,
  tage_max: 7,
  ganzjaehrig: true,
  saison: null,
  reservierbar: false,
  hunde: true,
  anfahrt: 'Den Schildern zu P4 folgen.',
  kontakt: keinKontakt,
  adresse: { gebaeude: null, strasse: 'Oberwieser Straße 82', ...ort },
  koordinaten: { breite: 48.7022, laenge: 8.4476 },
  detailURL: null,
  seo,
}

/** Motorhome sites by name. */
export const stellplatzExamples = {
  typical: oberwies,
  minimal: {
    ...oberwies,
    id: 2,
    titel: 'Am Badehaus',
    text: [],
    regeln: [],
    bild: null,
    bildcopyright: null,
    preis_nacht: 0,
    kosten: [],
    versorgung: [],
    laenge_max: null,
    tage_max: null,
    ganzjaehrig: false,
    saison: 'April bis Oktober',
    anfahrt: null,
    adresse: keineAdresse,
    koordinaten: null,
  },
} satisfies Record<string, Stellplatz>

const hotel: Hotelpreis = {
  id: spa.id,
  de: {
    titel: spa.titel,
    bild: spa.bild,
    bildtext: spa.bildtext,
    einleitung: spa.einleitung,
    text: spa.text,
  },
  spezialisierung: spa.spezialisierung,
  strasse: 'Badstraße 5',
  ...ort,
  brancheneintrag_anmerkung: 'Zugang zum Badehaus im Preis enthalten',
  preis_ez: 360,
  preis_dz: 312,
  preis_ferienwohnung_1: null,
  preis_ferienwohnung_2: null,
  ...kontakt,
}

const kategorie = (name_kategorie: string, ...kategorien: Hotelpreis[]): Preiskategorie => ({
  field_mainform: 1,
  name_kategorie,
  kategorien,
})

const keineKategorien = {
  preiskategorie1: null,
  preiskategorie2: null,
  preiskategorie3: null,
  preiskategorie4: null,
  preiskategorie5: null,
  preiskategorie6: null,
}

const zweiKategorien = {
  ...keineKategorien,
  preiskategorie1: kategorie('Kurhotels am Badehaus', hotel),
  preiskategorie2: kategorie('Pensionen', {
    ...hotel,
    id: 2,
    de: { ...hotel.de, titel: 'Pension Annemarie', bild: null, bildtext: null },
    brancheneintrag_anmerkung: null,
    preis_ez: null,
    preis_dz: 177,
    preis_ferienwohnung_1: 230,
    preis_ferienwohnung_2: 188,
    ...keinKontakt,
  }),
}

const tannen: Pauschale = {
  id: 1,
  sprache: 'de',
  titel: 'Tannen und Thermen',
  einleitung: 'Drei Nächte, zwei Tage im Wasser, einer im Wald.',
  text: richTextExamples.typical,
  bild: bildExamples.badhaus,
  bildtext: bildExamples.badhaus.bildtext,
  bildcopyright: bildExamples.badhaus.copyright,
  naechte: 3,
  preis_ab: 177,
  leistungen: ['Drei Nächte mit Frühstück', 'Zwei Tageskarten für das Badehaus'],
  gueltig_von: '2027-04-15',
  gueltig_bis: '2027-10-31',
  ...zweiKategorien,
  sortierung: 0,
  detailURL: '/de/angebote/tannen-und-thermen/',
  seo,
}

/** Packages by name. */
export const pauschaleExamples = {
  typical: tannen,
  minimal: {
    ...tannen,
    id: 2,
    titel: 'Winterruhe',
    einleitung: '',
    text: [],
    bild: null,
    bildtext: null,
    bildcopyright: null,
    preis_ab: null,
    leistungen: [],
    gueltig_von: null,
    gueltig_bis: null,
    ...keineKategorien,
    detailURL: null,
  },
} satisfies Record<string, Pauschale>

/** Portal modules by name. */
export const portalmodulExamples = {
  pauschalen: {
    id: 1,
    sprache: 'de',
    modul: { name: 'pauschalen' },
    content: { titel: tannen.titel, einleitung: tannen.einleitung, ...zweiKategorien },
    seite: { titel: 'Unterkünfte' },
  },
  zitat: {
    id: 2,
    sprache: 'de',
    modul: { name: 'zitat' },
    content: { text: 'Drei Wochen sind keine lange Zeit.', quelle: null },
    seite: null,
  },
} satisfies Record<string, Portalmodul>
