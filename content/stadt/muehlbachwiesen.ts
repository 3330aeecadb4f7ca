import { doppel, f, haus, plaetze, type Reihe, r } from './bauplaetze.ts'
import { lageplan } from './plan.ts'
import type { BaugebietContent } from './shape.ts'

const wiesen = lageplan([8.46917, 48.69704], -38)

const wiesenReihen: Reihe[] = [
  {
    ...haus,
    nord: 0,
    tief: 24,
    preis: 196,
    breiten: [
      [22, f],
      [22, f],
      [23, f],
      [22, r],
      [24, f],
    ],
  },
  {
    ...doppel,
    nord: 31,
    tief: 23,
    preis: 199,
    breiten: [
      [13, f],
      [13, f],
      [13, r],
      [13, r],
      [14, f],
      [14, f],
    ],
  },
  {
    nutzung: 'reihenhaus',
    grz: 0.45,
    gfz: 0.9,
    geschosse: 2,
    nord: 54,
    tief: 26,
    preis: 189,
    breiten: [
      [9, f],
      [8, f],
      [8, f],
      [9, f],
    ],
  },
  {
    nutzung: 'mischnutzung',
    grz: 0.6,
    gfz: 1.2,
    geschosse: 3,
    nord: 87,
    tief: 30,
    preis: 172,
    breiten: [[38, f]],
  },
]

/** Building area with its plots. */
export const muehlbachwiesen: BaugebietContent = {
  key: 'muehlbachwiesen',
  titel: { de: 'Mühlbachwiesen', en: 'Mühlbachwiesen' },
  einleitung: {
    de: '16 Plätze hinter dem Bahnhof, nahe am Wasser und für kleinere Häuser gedacht. Die Straße wird gerade gebaut; die Vergabe beginnt, wenn sie fertig ist.',
    en: '16 plots behind the station, close to the water and meant for smaller houses. The road is being built; plots will be allocated when it is finished.',
  },
  text: {
    de: `Auf den Mühlbachwiesen standen bis 2019 die Hallen der Sägerei Kast. Der Boden ist untersucht und freigegeben, das Gutachten liegt bei den Unterlagen. Zum Bahnhof gehen Sie fünf Minuten, in die Altstadt acht.

## Was gebaut werden darf

Vorgesehen sind schmale Grundstücke: fünf Einfamilienhäuser, sechs Doppelhaushälften, vier Reihenhäuser und ein Haus für Wohnen und Arbeiten an der Mühlstraße. Keller sind wegen des Grundwassers nicht zugelassen, dafür je Haus ein Nebengebäude bis 20 Quadratmeter.

## Hochwasser

Das Gebiet liegt außerhalb der Fläche, die bei einem hundertjährlichen Hochwasser überflutet wird. Der Uferstreifen von zehn Metern bleibt frei und wird zum Spielweg.`,
    en: `Until 2019 the sheds of the Kast sawmill stood on these meadows. The ground has been tested and cleared; the report is among the documents. The station is five minutes away on foot, the old town eight.

## What may be built

Narrow plots are planned: five detached houses, six semi-detached ones, four terraced houses and one building for living and working on Mühlstraße. Cellars are not permitted because of the ground water; instead each house may have an outbuilding of up to 20 square metres.

## Flooding

The area lies outside the zone that would be flooded once in a hundred years. A strip of ten metres along the brook remains open and becomes a play path.`,
  },
  lage: {
    de: 'Zwischen Bahnhof und Mühlbach, Zufahrt über die Mühlstraße',
    en: 'Between the station and the mill brook, access via Mühlstraße',
  },
  phase: 'erschliessung',
  bild: 'muehlbach',
  mitte: wiesen.punkt(45, 55),
  umriss: wiesen.ecken({ ost: -6, nord: -10, breit: 126, tief: 134 }),
  vergabe: {
    de: `Die Bewerbung öffnet voraussichtlich im nächsten Frühjahr; es gelten die gleichen Richtlinien wie für die Obere Halde. Die vier Reihenhäuser werden nur gemeinsam vergeben.

Wenn Sie eine Nachricht wünschen, sobald es losgeht, melden Sie sich bitte beim Bauamt.`,
    en: `Applications are expected to open next spring under the same guidelines as for Obere Halde. The four terraced houses are allocated together.

If you would like to be told when it starts, please contact the building office.`,
  },
  dokumente: [
    {
      titel: {
        de: 'Bebauungsplan „Mühlbachwiesen“, Festsetzungen',
        en: 'Development plan “Mühlbachwiesen” (in German)',
      },
      datei: 'bebauungsplan-muehlbachwiesen',
    },
    {
      titel: {
        de: 'Richtlinien für die Vergabe von Bauplätzen',
        en: 'Guidelines on allocating plots (in German)',
      },
      datei: 'bauplatzvergabe',
    },
  ],
  amt: 'bauamt',
  sortierung: 20,
  plaetze: plaetze(wiesen, wiesenReihen, {
    '4': {
      de: 'Vorgemerkt für den Tausch mit einer Fläche am Bahnhof.',
      en: 'Earmarked for exchange with land at the station.',
    },
    '16': {
      de: 'Erdgeschoss zur Mühlstraße nur gewerblich.',
      en: 'Ground floor on Mühlstraße for business use only.',
    },
  }),
}
