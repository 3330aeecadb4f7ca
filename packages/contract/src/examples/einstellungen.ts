import type { Einstellungen } from '../entities/einstellungen.ts'
import { oeffnungszeitenExamples, rathausAdresse } from './amt.ts'

/** Hours of the ticket hotline as spec 2.5 gives them. */
const kartenzeiten: Einstellungen['festival']['kartenzeiten'] = {
  sommer: {
    werktags: { beginn: '09:00', ende: '17:00' },
    wochenende: { beginn: '10:00', ende: '15:00' },
  },
  winter: {
    werktags: { beginn: '09:00', ende: '17:00' },
    wochenende: { beginn: '10:00', ende: '12:00' },
  },
}

const typical: Einstellungen = {
  sprache: 'de',
  ortsname: 'Bad Silberbronn',
  claim: 'Heilbad im nördlichen Schwarzwald',
  tourismus: {
    name: 'Touristik Bad Silberbronn',
    amt: 60,
    kontakt: {
      telefon: '030 23125-100',
      email: 'touristik@bad-silberbronn.example',
      link: '/de/tourist-information/',
      linktext: 'Tourist-Information',
    },
    adresse: {
      gebaeude: 'Haus des Gastes',
      strasse: 'Kurpromenade 5',
      plz: '75300',
      ort: 'Bad Silberbronn',
    },
    oeffnungszeitenStrukturiert: [oeffnungszeitenExamples.telephone],
  },
  rathaus: {
    name: 'Stadtverwaltung Bad Silberbronn',
    amt: 1,
    kontakt: {
      telefon: '030 23125-200',
      email: 'rathaus@bad-silberbronn.example',
      link: null,
      linktext: null,
    },
    adresse: rathausAdresse,
    oeffnungszeitenStrukturiert: [oeffnungszeitenExamples.regular],
  },
  meldung_email: 'webredaktion@bad-silberbronn.example',
  newsletter_url: 'https://post.bad-silberbronn.example/anmelden',
  kartentelefon: '030 23125-220',
  festival: {
    email: 'karten@rossini.bad-silberbronn.example',
    kasse: 'https://karten.rossini.bad-silberbronn.example/',
    adresse: {
      gebaeude: 'Wandelhalle',
      strasse: 'Kurparkallee 2',
      plz: '75300',
      ort: 'Bad Silberbronn',
    },
    kartenzeiten,
  },
  portal: {
    url: 'https://buchen.example/suche/',
    parameter: [{ name: 'ort', wert: 'bad-silberbronn' }],
  },
  kurtaxe: 3.2,
  schliesstage: [
    { tag: '2027-12-24', anlass: 'Heiligabend', feiertag: false },
    { tag: '2027-12-25', anlass: '1. Weihnachtstag', feiertag: true },
  ],
  social: [
    { dienst: 'Facebook', url: 'https://facebook.example/badsilberbronn' },
    { dienst: 'Instagram', url: 'https://instagram.example/badsilberbronn' },
  ],
}

/** Settings by name. */
export const einstellungenExamples = {
  typical,
  minimal: {
    ...typical,
    claim: null,
    newsletter_url: null,
    kartentelefon: null,
    festival: {
      email: null,
      kasse: null,
      adresse: { gebaeude: null, strasse: null, plz: null, ort: null },
      kartenzeiten: {
        sommer: { werktags: null, wochenende: null },
        winter: { werktags: null, wochenende: null },
      },
    },
    portal: null,
    kurtaxe: null,
    schliesstage: [],
    social: [],
  },
  english: {
    ...typical,
    sprache: 'en',
    claim: 'Spa town in the northern Black Forest',
    schliesstage: [
      { tag: '2027-12-24', anlass: 'Christmas Eve', feiertag: false },
      { tag: '2027-12-25', anlass: 'Christmas Day', feiertag: true },
    ],
    tourismus: {
      ...typical.tourismus,
      name: 'Bad Silberbronn Tourist Office',
      kontakt: {
        ...typical.tourismus.kontakt,
        link: '/en/tourist-information/',
        linktext: 'Tourist information',
      },
    },
    rathaus: { ...typical.rathaus, name: 'Bad Silberbronn Town Council' },
  },
} satisfies Record<string, Einstellungen>
