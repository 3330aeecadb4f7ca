import type {
  Ratsinfo,
  RatsinfoSuche,
  RatsinfoTreffer,
  Sitzungsliste,
} from '../entities/ratsinfo.ts'
import type { Sitzungskarte } from '../entities/sitzung.ts'
import type { Vorlagenkarte } from '../entities/vorlage.ts'
import { gremiumExamples } from './rat.ts'
import { sitzungExamples } from './sitzung.ts'
import { vorlageExamples } from './vorlage.ts'

const { typical: committee, 'long-words': longCommittee } = gremiumExamples
const refOf = ({ id, titel, kuerzel, detailURL }: typeof committee | typeof longCommittee) => ({
  id,
  titel,
  kuerzel,
  detailURL,
})
const gremien = [refOf(committee), refOf(longCommittee)]

function cardOf(meeting: (typeof sitzungExamples)['typical']): Sitzungskarte {
  const { id, sprache, titel, gremium, beginn, ende, ort, ...rest } = meeting
  const { abgesagt, oeffentlich, tagesordnung, protokoll, detailURL } = rest
  return {
    id,
    sprache,
    titel,
    gremium,
    beginn,
    ende,
    ort,
    abgesagt,
    oeffentlich,
    detailURL,
    punkte: tagesordnung.length,
    niederschrift: protokoll !== null,
  }
}

const meeting = cardOf(sitzungExamples.typical)
const earlier = { ...meeting, id: 10, beginn: '2027-05-11T18:30', niederschrift: true }
const cancelled = cardOf(sitzungExamples.cancelled)

function paperCard({ id, drucksache, titel, sprache, ...rest }: Vorlage): Vorlagenkarte {
  const { art, datum, oeffentlich, zurueckgezogen, detailURL } = rest
  const isGone = zurueckgezogen !== null
  return {
    id,
    drucksache,
    titel,
    sprache,
    art,
    datum,
    oeffentlich,
    detailURL,
    zurueckgezogen: isGone,
  }
}

type Vorlage = (typeof vorlageExamples)['typical']

/** The council at a glance. */
export const ratsinfoExamples = {
  typical: {
    heute: '2027-06-10',
    naechste: [meeting, { ...cancelled, beginn: '2027-06-22T17:00' }],
    letzte: [earlier],
    vorlagen: [paperCard(vorlageExamples.typical), paperCard(vorlageExamples.withdrawn)],
    gremien: gremien.map((gremium) => ({ ...gremium, mitglieder: 20 })),
    fraktionen: [
      { fraktion: 'Grün-Alternative Liste', sitze: 4 },
      { fraktion: null, sitze: 1 },
    ],
  },
  'long-words': {
    heute: '2027-06-10',
    naechste: [cardOf(sitzungExamples['long-words'])],
    letzte: [],
    vorlagen: [paperCard(vorlageExamples['long-words'])],
    gremien: [{ ...refOf(longCommittee), mitglieder: 1 }],
    fraktionen: [
      {
        fraktion: 'Unabhängige Wählervereinigung der Talgemeinden und Höhenortschaften',
        sitze: 12,
      },
    ],
  },
  minimal: {
    heute: '2027-06-10',
    naechste: [],
    letzte: [],
    vorlagen: [],
    gremien: [],
    fraktionen: [],
  },
} satisfies Record<string, Ratsinfo>

const page = { seite: 1, pro_seite: 20 }

/** Meetings as their list shows them. */
export const sitzungslisteExamples = {
  'long-words': {
    ...page,
    data: [cardOf(sitzungExamples['long-words'])],
    anzahl: 1,
    heute: '2027-06-10',
    jahr: 2027,
    monat: null,
    jahre: [2027],
    gremien,
  },
  typical: {
    ...page,
    data: [{ ...cancelled, beginn: '2027-06-22T17:00' }, meeting, earlier],
    anzahl: 3,
    heute: '2027-06-10',
    jahr: 2027,
    monat: null,
    jahre: [2027, 2026],
    gremien,
  },
  minimal: {
    ...page,
    data: [],
    anzahl: 0,
    heute: '2027-06-10',
    jahr: 2027,
    monat: null,
    jahre: [],
    gremien: [],
  },
  month: {
    ...page,
    data: [
      { ...cancelled, beginn: '2027-06-22T17:00' },
      { ...meeting, id: 17, beginn: '2027-06-15T17:00', titel: longCommittee.titel },
      meeting,
    ],
    anzahl: 3,
    heute: '2027-06-10',
    jahr: 2027,
    monat: '2027-06',
    jahre: [2027, 2026],
    gremien,
  },
} satisfies Record<string, Sitzungsliste>

const hit: RatsinfoTreffer = {
  art: 'vorlagen',
  id: 41,
  titel: [
    { text: 'Wasserspielplatz', istTreffer: true },
    { text: ' an der Mühle', istTreffer: false },
  ],
  kennung: '2027/041',
  datum: '2027-06-01',
  gremien: ['Gemeinderat'],
  auszug: [
    { text: '… der ', istTreffer: false },
    { text: 'Spielplatz', istTreffer: true },
    { text: ' am Mühlbach wird neu gebaut …', istTreffer: false },
  ],
  datei: 'Lageplan',
  oeffentlich: true,
  detailURL: '/de/gemeinderat/vorlagen/wasserspielplatz-an-der-muehle-id_41/',
  sitzung: null,
}

/** What the search of the council finds. */
export const ratsinfoSucheExamples = {
  typical: {
    ...page,
    data: [
      hit,
      {
        ...hit,
        art: 'punkte',
        id: 102,
        kennung: '2',
        datum: '2027-06-15',
        datei: null,
        sitzung: 12,
        detailURL: '/de/gemeinderat/sitzungen/gemeinderat-id_12/#top-102',
      },
      { ...hit, art: 'sitzungen', id: 12, kennung: null, auszug: [], datei: null },
    ],
    anzahl: 3,
    jahre: [2027, 2026],
    gremien,
  },
  minimal: { ...page, data: [], anzahl: 0, jahre: [], gremien: [] },
  'long-words': {
    ...page,
    data: [
      {
        ...hit,
        titel: [{ text: vorlageExamples['long-words'].titel, istTreffer: false }],
        gremien: [longCommittee.titel],
        oeffentlich: false,
      },
    ],
    anzahl: 1,
    jahre: [2027],
    gremien,
  },
} satisfies Record<string, RatsinfoSuche>
