import type { Lebenslage } from '../entities/lebenslage.ts'
import type { AmtKurz, PersonKurz, Verfahren } from '../entities/verfahren.ts'
import { amtExamples } from './amt.ts'
import { bildExamples } from './bild.ts'
import { mitarbeiterExamples, noKontakt } from './mitarbeiter.ts'
import { paragraph, richTextExamples } from './rich-text.ts'

function officeOf(office: AmtKurz): AmtKurz {
  const { id, sprache, titel, detailURL, kontakt, adresse, zimmer } = office
  return { id, sprache, titel, detailURL, kontakt, adresse, zimmer }
}

function personOf(person: PersonKurz): PersonKurz {
  const { id, namenszusatz, vorname, nachname, detailURL, funktion, zimmer, kontakt } = person
  return { id, namenszusatz, vorname, nachname, detailURL, funktion, zimmer, kontakt }
}

const typical: Verfahren = {
  id: 12,
  sprache: 'de',
  titel: 'Personalausweis beantragen',
  kurztext: 'Ab 16 Jahren Pflicht; das Foto machen wir im Bürgerbüro.',
  detailURL: '/de/behoerdenlotse/wegweiser/personalausweis-beantragen-id_12/',
  synonyme: ['Perso', 'Ausweis abgelaufen'],
  amt: [officeOf(amtExamples.typical)],
  mitarbeiter: [personOf(mitarbeiterExamples.typical)],
  text: [
    paragraph(
      'Kommen Sie selbst vorbei, denn wir nehmen Fingerabdrücke und Ihre Unterschrift auf.',
    ),
  ],
  unterlagen: ['Bisheriger Ausweis oder Reisepass', 'Beim ersten Ausweis: Geburtsurkunde'],
  gebuehr: '37,00 EUR, bis zum 24. Geburtstag 22,80 EUR',
  dauer: 'Drei Wochen',
  fristen: null,
  formulare: [
    {
      titel: 'Vollmacht zur Abholung',
      link: '/media/vollmacht.pdf',
      format: 'PDF',
      groesse: 48_112,
      stand: '2027-03-01',
    },
  ],
  onlinedienst: { link: 'https://termine.bad-silberbronn.example/', linktext: 'Termin buchen' },
  rechtsgrundlage: ['§ 9 Personalausweisgesetz (PAuswG)'],
  lebenslagen: [{ id: 3, titel: 'Ausweis, Auto und Reise', detailURL: null }],
  leistungsschluessel: '99999012000000',
  hinweis: 'Vor den Sommerferien dauert es eine Woche länger.',
  seo: { title: null, description: null },
}

/** Procedures by name. */
export const verfahrenExamples = {
  typical,
  minimal: {
    ...typical,
    id: 13,
    titel: 'Fundsachen',
    kurztext: '',
    detailURL: null,
    synonyme: [],
    amt: [officeOf(amtExamples.minimal)],
    mitarbeiter: [],
    text: [],
    unterlagen: [],
    gebuehr: null,
    dauer: null,
    formulare: [],
    onlinedienst: null,
    rechtsgrundlage: [],
    lebenslagen: [],
    leistungsschluessel: null,
    hinweis: null,
  },
  'long-words': {
    ...typical,
    id: 14,
    titel: 'Änderung der Grundstücksverkehrsgenehmigungszuständigkeitsübertragung anzeigen',
    synonyme: Array.from({ length: 12 }, (_, index) => `Grundstücksangelegenheit ${index + 1}`),
    amt: [officeOf(amtExamples.typical), officeOf(amtExamples['long-words'])],
    mitarbeiter: [personOf({ ...mitarbeiterExamples.typical, kontakt: noKontakt })],
    text: richTextExamples['long-words'],
    unterlagen: Array.from(
      { length: 15 },
      (_, index) => `Anlage ${index + 1}: Überschwemmungsgebietsbetroffenheitserklärung`,
    ),
    fristen: 'Innerhalb von zwei Wochen nach Bekanntgabe der Grundstücksneuordnung',
    rechtsgrundlage: [
      'Verordnung der Landesregierung über die Beseitigung pflanzlicher Abfälle außerhalb von Abfallbeseitigungsanlagen',
    ],
  },
  english: {
    ...typical,
    sprache: 'en',
    titel: 'Identity card',
    kurztext: 'Compulsory from the age of 16; we take the photograph here.',
    synonyme: ['ID card'],
    detailURL: '/en/authorities/guide/identity-card-id_12/',
  },
} satisfies Record<string, Verfahren>

const named = Object.values(verfahrenExamples).map(
  ({ id, sprache, titel, kurztext, detailURL }) => ({
    id,
    sprache,
    titel,
    kurztext,
    detailURL,
  }),
)

const situation: Lebenslage = {
  id: 3,
  sprache: 'de',
  titel: 'Ausweis, Auto und Reise',
  einleitung: 'Prüfen Sie vor der Ferienzeit, was noch gilt.',
  icon: 'ausweis',
  bild: bildExamples.bergbahn,
  bildtext: null,
  bildcopyright: bildExamples.bergbahn.copyright,
  sortierung: 30,
  verfahren: named.slice(0, 2),
  detailURL: null,
  seo: { title: null, description: null },
}

/** Life situations by name. */
export const lebenslageExamples = {
  typical: situation,
  minimal: {
    ...situation,
    id: 4,
    einleitung: '',
    icon: null,
    bild: null,
    bildcopyright: null,
    verfahren: [],
  },
  'long-words': {
    ...situation,
    id: 5,
    titel: 'Grundstücksverkehrsangelegenheiten und Überschwemmungsgebietsausweisungen',
    verfahren: Array.from({ length: 40 }, (_, index) => ({
      id: 100 + index,
      sprache: 'de' as const,
      titel: `Verfahren ${index + 1}`,
      kurztext: 'Was zu tun ist und wohin Sie gehen.',
      detailURL: null,
    })),
  },
} satisfies Record<string, Lebenslage>
