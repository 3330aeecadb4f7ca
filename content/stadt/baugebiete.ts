import { lageplan } from './plan.ts'
import type { BaugebietContent, BauplatzContent } from './shape.ts'

type Stand = BauplatzContent['status']
type Nutzung = BauplatzContent['nutzung']

/** What a row of plots shares; widths in metres along the street, depth away from it. */
type Reihe = {
  nord: number
  tief: number
  nutzung: Nutzung
  preis: number | null
  grz: number
  gfz: number
  geschosse: number
  breiten: readonly (readonly [breit: number, stand: Stand])[]
}

function plaetze(
  plan: ReturnType<typeof lageplan>,
  reihen: readonly Reihe[],
  hinweise: Readonly<Record<string, BauplatzContent['hinweis']>>,
): BauplatzContent[] {
  const lots = reihen.flatMap(({ breiten, nord, tief, preis, ...rest }) => {
    let ost = 0
    return breiten.map(([breit, status]) => {
      const ecken = plan.ecken({ ost, nord, breit, tief })
      ost += breit
      return { ...rest, flaeche: breit * tief, preis_pro_qm: preis, status, ecken }
    })
  })
  return lots.map((lot, at) => {
    const nummer = String(at + 1)
    const hinweis = hinweise[nummer]
    return { nummer, ...lot, ...(hinweis === undefined ? {} : { hinweis }) }
  })
}

const halde = lageplan([8.5561, 48.7536], 12)
const wiesen = lageplan([8.5583, 48.7549], -38)
const [f, r, v] = ['frei', 'reserviert', 'verkauft'] as const

const haus = { nutzung: 'einfamilienhaus', grz: 0.35, gfz: 0.7, geschosse: 2 } as const
const doppel = { nutzung: 'doppelhaus', grz: 0.4, gfz: 0.8, geschosse: 2 } as const

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

/** The two building areas of the town with their forty plots. */
export const baugebiete: BaugebietContent[] = [
  {
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
  },
  {
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
  },
]
