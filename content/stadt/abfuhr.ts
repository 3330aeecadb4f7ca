import { type Tag, tagPlus, wochentag } from '../tage.ts'
import { istFeiertag } from './feiertage.ts'
import type { AbfuhrterminContent } from './shape.ts'

/** A Monday from which weeks are counted, so that no turn of the year breaks a rhythm. */
const ersterMontag: Tag = '2024-01-01'

/** Days ahead for which dates are made: a year, and the rest of the last week. */
const vorlauf = 371

/** Weeks from 1 October to the end of the next year, which are the most. */
const mostWeeks = 67

const alle = [1, 2, 3, 4, 5, 6, 7, 8]
const paare: readonly (readonly [tag: number, bezirke: number[]])[] = [
  [0, [1, 2]],
  [1, [3, 4]],
  [2, [5, 6]],
  [3, [7, 8]],
]

function wocheNummer(montag: Tag): number {
  return Math.round((Date.parse(montag) - Date.parse(ersterMontag)) / (7 * 86_400_000))
}

/**
 * The day on which each day of a week, Monday to Friday, is collected: a holiday moves it and all
 * that follow by a day up to Saturday; what finds no place any more comes before the holiday.
 */
export function verschiebung(montag: Tag): Tag[] {
  const offen = [0, 1, 2, 3, 4, 5]
    .map((day) => tagPlus(montag, day))
    .filter((day) => !istFeiertag(day))
  let frueheste = ''
  return [0, 1, 2, 3, 4].map((day) => {
    const ueblich = tagPlus(montag, day)
    const tag = offen.find((one) => one >= ueblich && one > frueheste) ?? offen.at(-1) ?? ueblich
    frueheste = tag
    return tag
  })
}

/** What is collected on the days of a week, by its number and month. */
function regel(woche: number, monat: number): [art: string, tag: number, bezirke: number[]][] {
  const istRestmuell = woche % 2 === 0
  const istSommer = monat >= 6 && monat <= 9
  const freitag = [
    ['papier', [1, 2, 5, 6]],
    ['gelber-sack', [1, 2, 3, 4]],
    ['papier', [3, 4, 7, 8]],
    ['gelber-sack', [5, 6, 7, 8]],
  ] as const
  const [art, bezirke] = freitag[((woche % 4) + 4) % 4] ?? freitag[0]
  return [
    ...paare.flatMap(([tag, bezirke]): [string, number, number[]][] => [
      ...(istRestmuell ? [['restmuell', tag, bezirke] satisfies [string, number, number[]]] : []),
      ...(!istRestmuell || istSommer
        ? [['biomuell', tag, bezirke] satisfies [string, number, number[]]]
        : []),
    ]),
    [art, 4, [...bezirke]],
  ]
}

/** Green waste is collected in the second full week of March, October and November. */
function istGruenschnitt(montag: Tag): boolean {
  const [, monat = '', tag = ''] = montag.split('-')
  return ['03', '10', '11'].includes(monat) && Number(tag) >= 8 && Number(tag) <= 14
}

function woche(montag: Tag): AbfuhrterminContent[] {
  const tage = verschiebung(montag)
  const gruen = istGruenschnitt(montag)
    ? paare.map(([tag, bezirke]): [string, number, number[]] => ['gruenschnitt', tag, bezirke])
    : []
  return [...regel(wocheNummer(montag), Number(montag.slice(5, 7))), ...gruen].map(
    ([art, tag, bezirke]) => {
      const ueblich = tagPlus(montag, tag)
      const datum = tage[tag] ?? ueblich
      return { datum, art, bezirke, ...(datum === ueblich ? {} : { verschobenVon: ueblich }) }
    },
  )
}

/** First day from a date on that is a Saturday and no holiday. */
function samstagAb(tag: Tag): Tag {
  const samstag = tagPlus(tag, (6 - wochentag(tag) + 7) % 7)
  return istFeiertag(samstag) ? tagPlus(samstag, 7) : samstag
}

/** The lorry for hazardous waste waits at two places on the second Saturday of a quarter's middle. */
function schadstoffmobil(jahr: number): AbfuhrterminContent[] {
  const hinweis = {
    de: 'Nur Mengen aus dem Haushalt, in geschlossenen Gefäßen und persönlich abgeben.',
    en: 'Household quantities only, in closed containers, handed over in person.',
  }
  return ['02', '05', '08', '11'].flatMap((monat) => {
    const datum = samstagAb(`${jahr}-${monat}-08`)
    const shared = { datum, art: 'schadstoffe', hinweis }
    return [
      {
        ...shared,
        bezirke: [5, 6, 7, 8],
        ort: 'Parkplatz P4, Sportplatz Oberwies',
        beginn: '09:00',
        ende: '11:30',
      },
      {
        ...shared,
        bezirke: [1, 2, 3, 4],
        ort: 'Parkplatz P2, Bahnhof',
        beginn: '12:30',
        ende: '15:00',
      },
    ]
  })
}

function weihnachtsbaeume(jahr: number): AbfuhrterminContent {
  return {
    datum: samstagAb(`${jahr}-01-07`),
    art: 'weihnachtsbaum',
    bezirke: alle,
    hinweis: {
      de: 'Die Jugendfeuerwehr holt die Bäume ab 9:00 Uhr ab. Bitte ohne Schmuck und Lametta.',
      en: 'The youth fire brigade collects the trees from 09:00. Please remove all decorations.',
    },
  }
}

/** The last day with dates: a year ahead, and from October on the whole of the next year. */
function letzterTag(heute: Tag): Tag {
  const [jahr = 0, monat = 0] = heute.split('-').map(Number)
  return monat < 10 ? tagPlus(heute, vorlauf) : `${jahr + 1}-12-31`
}

/** The waste collection dates from the week of a day on, made by rule. */
export function abfuhrtermineAm(heute: Tag): AbfuhrterminContent[] {
  const montag = tagPlus(heute, -((wochentag(heute) + 6) % 7))
  const ende = letzterTag(heute)
  const jahre = [0, 1, 2].map((plus) => Number(heute.slice(0, 4)) + plus)
  const wochen = Array.from({ length: mostWeeks }, (_, nr) => tagPlus(montag, nr * 7))
  return [
    ...wochen.flatMap(woche),
    ...jahre.flatMap(schadstoffmobil),
    ...jahre.map(weihnachtsbaeume),
  ]
    .filter(({ datum }) => datum >= montag && datum <= ende)
    .toSorted((a, b) => a.datum.localeCompare(b.datum))
}
