import type { Sitzung } from '../entities/sitzung.ts'
import { long, rat, ratsdokumentExamples } from './rat.ts'

/** A paper as an agenda names it. */
export const paperRef = {
  id: 41,
  drucksache: '2027/041',
  titel: 'Wasserspielplatz an der Mühle',
  oeffentlich: true,
  detailURL: '/de/gemeinderat/vorlagen/wasserspielplatz-an-der-muehle-id_41/',
}

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
      id: 101,
      punkt: '1',
      titel: 'Fragestunde der Einwohnerinnen und Einwohner',
      oeffentlich: true,
      vorlagen: [],
      beratung: null,
      beschluss: null,
      ergebnis: null,
      abstimmung: null,
    },
    {
      id: 102,
      punkt: '2',
      titel: 'Wasserspielplatz an der Mühle',
      oeffentlich: true,
      vorlagen: [paperRef],
      beratung: null,
      beschluss: 'Der Entwurf wird gebaut.',
      ergebnis: 'beschlossen',
      abstimmung: { ja: 17, nein: 2, enthaltung: 1, befangen: 0 },
    },
  ],
  einladung: ratsdokumentExamples.typical,
  protokoll: null,
  leserkreis: null,
  niederschrift: null,
  teilnahme: [],
  geaendert: '2027-06-16T08:00:00.000Z',
  detailURL: '/de/gemeinderat/sitzungen/gemeinderat-id_12/',
}

const attendant = {
  id: 7,
  vorname: 'Franziska',
  nachname: 'Maurer',
  fraktion: 'Grün-Alternative Liste',
}

/** Meetings by name; `internal` is what members see. */
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
    einladung: ratsdokumentExamples['long-words'],
    protokoll: ratsdokumentExamples['long-words'],
    niederschrift: { istEntwurf: false, genehmigt_am: '2027-07-13' },
    teilnahme: [{ ...attendant, anwesenheit: 'anwesend', vertretung: null }],
  },
  internal: {
    ...typicalMeeting,
    id: 16,
    leserkreis: 'rat',
    einladung: ratsdokumentExamples.internal,
    niederschrift: { istEntwurf: true, genehmigt_am: null },
    teilnahme: [
      { ...attendant, anwesenheit: 'anwesend', vertretung: null },
      {
        ...attendant,
        id: 8,
        vorname: 'Bo',
        nachname: 'Ly',
        anwesenheit: 'entschuldigt',
        vertretung: { ...attendant, id: 9, vorname: 'Ines', nachname: 'Vogt' },
      },
    ],
    tagesordnung: [
      ...typicalMeeting.tagesordnung,
      {
        id: 103,
        punkt: 'N 1',
        titel: 'Verkauf eines Bauplatzes',
        oeffentlich: false,
        vorlagen: [{ ...paperRef, id: 44, drucksache: '2027/044', oeffentlich: false }],
        beratung: 'Frau Maurer fragt nach dem Preis.',
        beschluss: 'Der Platz wird verkauft.',
        ergebnis: 'geaendert',
        abstimmung: { ja: 15, nein: 0, enthaltung: 2, befangen: 1 },
      },
    ],
  },
} satisfies Record<string, Sitzung>
