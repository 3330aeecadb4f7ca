import type { Sprache } from '@kurstadt/contract'
import { daysLater } from '../../../platform/time/days.ts'
import type { Blatttag, Jahresblatt, Zeichen } from '../druck/index.ts'
import type { Collection } from '../read/district-dates.ts'
import { monthText, weekdayText } from '../words/index.ts'

type Kind = { id: number; titel: string; farbe: string }

/** Letters by which kinds stand on their days: as many of each name as tell it from the others. */
export function abbreviate(titles: readonly string[]): string[] {
  return titles.map((title) => {
    const others = titles.filter((one) => one !== title)
    for (let letters = 2; letters < title.length; letters += 1) {
      const short = title.slice(0, letters)
      if (!others.some((one) => one.startsWith(short))) return short.trim()
    }
    return title
  })
}

function* daysOf(month: string) {
  for (let day = `${month}-01`; day.startsWith(month); day = daysLater(day, 1)) yield day
}

type Asked = {
  jahr: number
  sprache: Sprache
  holidays: ReadonlyMap<string, string>
  /** Kinds by their numbers, in the order of the town. */
  known: readonly number[]
}

/** The months of a year with their days, and the signs of the kinds that are collected in it. */
export function monthsOf(
  termine: readonly Collection[],
  { jahr, sprache, holidays, known }: Asked,
): Pick<Jahresblatt, 'monate' | 'legende'> {
  const kinds = new Map<number, Kind>(termine.map(({ abfallart }) => [abfallart.id, abfallart]))
  const order = known.flatMap((id) => kinds.get(id) ?? [])
  const short = abbreviate(order.map(({ titel }) => titel))
  const signs = new Map<number, Zeichen>(
    order.map(({ farbe, id, titel }, at) => [id, { kuerzel: short[at] ?? titel, titel, farbe }]),
  )
  const dayOf = (day: string): Blatttag => ({
    tag: Number(day.slice(8)),
    wochentag: weekdayText(day, sprache),
    istFrei: holidays.has(day) || new Date(`${day}T12:00:00Z`).getUTCDay() === 0,
    termine: termine
      .filter(({ datum }) => datum === day)
      .flatMap(({ abfallart, verschoben_von }) => {
        const sign = signs.get(abfallart.id)
        return sign ? [{ ...sign, verschoben: verschoben_von !== null }] : []
      }),
  })
  const monate = Array.from({ length: 12 }, (_, at) => {
    const month = `${jahr}-${String(at + 1).padStart(2, '0')}`
    return { titel: monthText(month, sprache), tage: [...daysOf(month)].map(dayOf) }
  })
  return { monate, legende: [...signs.values()] }
}
