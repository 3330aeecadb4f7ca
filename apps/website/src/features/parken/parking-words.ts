import { trendOf } from '@kurstadt/contract/free-spaces'

type Sprache = 'de' | 'en'
type Trend = ReturnType<typeof trendOf>

/** Words about free spaces that scripts say as well; they stand apart because scripts need no others. */
export const parkingWords: Readonly<
  Record<
    Sprache,
    {
      full: string
      none: string
      few: (free: string) => string
      of: (total: string) => string
      clock: (uhrzeit: string) => string
      trend: Readonly<Record<Trend, string>>
    }
  >
> = {
  de: {
    full: 'Alles belegt',
    none: 'Derzeit keine Daten',
    few: (free) => `${free} frei`,
    of: (total) => `von ${total} Plätzen frei`,
    clock: (uhrzeit) => `${uhrzeit} Uhr`,
    trend: {
      frei: 'Es werden mehr freie Plätze',
      voll: 'Es werden weniger freie Plätze',
      gleich: 'Bleibt zurzeit gleich',
    },
  },
  en: {
    full: 'No spaces left',
    none: 'No data at the moment',
    few: (free) => `${free} free`,
    of: (total) => `of ${total} spaces free`,
    clock: (uhrzeit) => uhrzeit,
    trend: {
      frei: 'More spaces are becoming free',
      voll: 'Spaces are filling up',
      gleich: 'Steady for now',
    },
  },
}

const locales = { de: 'de-DE', en: 'en-GB' } as const

/** What is said of a car park: how many are free, of how many, and where it is going (spec 3, 4). */
export function parkingSentence(
  { free, total, trend }: { free: number; total: number; trend: number },
  sprache: Sprache,
): { number: string; of: string; direction: Trend; trend: string } {
  const words = parkingWords[sprache]
  const format = new Intl.NumberFormat(locales[sprache])
  const direction = trendOf(trend)
  const number = format.format(free)
  return { number, of: words.of(format.format(total)), direction, trend: words.trend[direction] }
}

type Known = { free: number | null; total: number }

/** The same in a few words: for the name of a place on a map, and for the flag beside its pin. */
export function parkingInShort(
  { free, total }: Known,
  sprache: Sprache,
): { said: string; flag: string } {
  const { few, full, none } = parkingWords[sprache]
  if (free === null) return { said: none, flag: '–' }
  if (free === 0) return { said: full, flag: full }
  const { number, of } = parkingSentence({ free, total, trend: 0 }, sprache)
  return { said: `${number} ${of}`, flag: few(number) }
}
