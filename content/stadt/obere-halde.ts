import { doppel, f, haus, plaetze, type Reihe, r, v } from './bauplaetze.ts'
import { lageplan } from './plan.ts'
import type { BaugebietContent } from './shape.ts'

const halde = lageplan([8.46697, 48.69574], 12)

const haldeReihen: Reihe[] = [
  {
    ...haus,
    nord: 0,
    tief: 26,
    preis: 214,
    breiten: [
      [22, v],
      [21, v],
      [22, r],
      [21, v],
      [23, f],
      [22, v],
      [24, f],
    ],
  },
  {
    ...haus,
    nord: 33,
    tief: 25,
    preis: 221,
    breiten: [
      [21, v],
      [22, f],
      [21, f],
      [23, r],
      [22, v],
      [22, f],
      [24, f],
    ],
  },
  {
    ...doppel,
    nord: 58,
    tief: 24,
    preis: 218,
    breiten: [
      [14, v],
      [14, v],
      [14, r],
      [14, f],
      [15, f],
      [15, f],
    ],
  },
  {
    nutzung: 'mehrfamilienhaus',
    grz: 0.4,
    gfz: 1.2,
    geschosse: 3,
    nord: 89,
    tief: 34,
    preis: null,
    breiten: [
      [33, r],
      [34, f],
      [31, f],
      [32, f],
    ],
  },
]

/** Building area with its plots. */
export const obereHalde: BaugebietContent = {
  key: 'obere-halde',
  titel: { de: 'Obere Halde', en: 'Obere Halde' },
  einleitung: {
    de: '24 Bauplätze am Südhang, zehn Gehminuten vom Marktplatz. Die Erschließung ist fertig, sofort nach dem Kauf kann gebaut werden.',
    en: '24 plots on the sunny slope, ten minutes on foot from the market square. Roads and mains are finished; building can start as soon as you have bought.',
  },
  text: {
    de: `Die Obere Halde liegt oberhalb der Badgasse zwischen den letzten Häusern und den Streuobstwiesen. Von den meisten Plätzen sehen Sie über die Dächer bis zum Hohen Stein. Der Kindergarten Haldenweg ist in vier, die Grundschule in acht Minuten zu Fuß erreichbar; die Haltestelle der Linie 1 liegt am unteren Ende des Gebiets.

## Was gebaut werden darf

Zugelassen sind Einfamilien- und Doppelhäuser mit zwei Vollgeschossen, am oberen Rand vier Mehrfamilienhäuser mit drei. Dächer werden begrünt oder tragen eine Solaranlage, beides zusammen ist möglich. Geheizt wird mit dem Nahwärmenetz, das die Abwärme des Thermalwassers nutzt; ein Anschluss liegt an jedem Platz.

## Was schon liegt

- Wasser, Abwasser und Regenwasser in getrennten Leitungen
- Strom, Nahwärme und Glasfaser bis zur Grenze
- Straße mit Gehweg, Beleuchtung und acht öffentlichen Stellplätzen`,
    en: `The area lies above Badgasse between the last houses and the orchard meadows. Most plots look across the roofs to the Hoher Stein. The nursery school is four minutes away on foot, the primary school eight; bus line 1 stops at the lower end.

## What may be built

Detached and semi-detached houses of two full storeys, and along the upper edge four blocks of flats of three. Roofs are planted or carry solar panels, or both. Heating comes from the local network that uses the warmth of the thermal water; every plot has a connection.

## What is there already

- Water, waste water and rain water in separate pipes
- Electricity, local heating and fibre to the boundary
- A road with pavement, lighting and eight public parking spaces`,
  },
  lage: {
    de: 'Oberhalb der Badgasse, Zufahrt über Bergbahnstraße und Haldenweg',
    en: 'Above Badgasse, access via Bergbahnstraße and Haldenweg',
  },
  phase: 'vergabe',
  bild: 'streuobst',
  mitte: halde.punkt(78, 60),
  umriss: halde.ecken({ ost: -6, nord: -8, breit: 168, tief: 138 }),
  vergabe: {
    de: `Die Plätze werden nach den Vergaberichtlinien des Gemeinderats in zwei Runden vergeben.

- Sie bauen selbst und wohnen mindestens zehn Jahre im Haus.
- Punkte gibt es für Kinder im Haushalt, für Pflege, für ein Ehrenamt und für einen Arbeitsplatz in der Stadt.
- Innerhalb von drei Jahren nach dem Kauf ist das Haus bezugsfertig, sonst kauft die Stadt den Platz zum gleichen Preis zurück.
- Ein Viertel der Plätze ist für Menschen reserviert, die noch nicht in Bad Silberbronn wohnen.

Reservierte Plätze werden frei, wenn der Vertrag nicht innerhalb von acht Wochen geschlossen ist.`,
    en: `Plots are allocated in two rounds under guidelines adopted by the town council.

- You build for yourself and live in the house for at least ten years.
- Points are given for children in the household, for care, for voluntary work and for a job in town.
- The house is ready to move into within three years of purchase; otherwise the town buys the plot back at the same price.
- A quarter of the plots is set aside for people who do not yet live in Bad Silberbronn.

Reserved plots become free if the contract is not signed within eight weeks.`,
  },
  bewerbungBis: 62,
  dokumente: [
    {
      titel: {
        de: 'Bebauungsplan „Obere Halde“, Festsetzungen',
        en: 'Development plan “Obere Halde” (in German)',
      },
      datei: 'bebauungsplan-obere-halde',
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
  sortierung: 10,
  plaetze: plaetze(halde, haldeReihen, {
    '7': {
      de: 'Randlage: eine Baulast sichert den Weg zu den Obstwiesen.',
      en: 'At the edge: a public path to the orchards is secured on the plot.',
    },
    '14': {
      de: 'Mit altem Birnbaum, der erhalten bleibt.',
      en: 'With an old pear tree that is to be kept.',
    },
    '21': {
      de: 'Nur für Baugemeinschaften mit mindestens vier Parteien.',
      en: 'For building groups of at least four parties only.',
    },
    '22': {
      de: 'Konzeptvergabe: Es zählt der Entwurf, nicht das Gebot.',
      en: 'Allocated by concept: the design counts, not the bid.',
    },
  }),
}
