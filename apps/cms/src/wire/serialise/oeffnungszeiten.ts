import { type Oeffnungszeiten, oeffnungszeitTypen, tagestypen } from '@kurstadt/contract'
import type { AmtDoc } from '../../payload-types.ts'
import { todayInBerlin } from '../../platform/time/berlin.ts'
import { daysLater } from '../../platform/time/days.ts'
import {
  inOrder,
  occurrences,
  type Saison,
  seasonOn,
  yearsLater,
} from '../../platform/time/season.ts'
import { localDateTime, storedDay } from './dates.ts'
import { textOrNull, timeOrNull } from './values.ts'

type StoredHours = NonNullable<AmtDoc['oeffnungszeitenStrukturiert']>[number]
type WithWeek = Pick<StoredHours, 'regulaereZeiten'>

function regular({ regulaereZeiten }: WithWeek): Oeffnungszeiten['regulaereZeiten'] {
  return (regulaereZeiten ?? []).flatMap((row) => {
    const tagestyp = tagestypen.find((one) => one === row.tagestyp)
    const [beginn, ende] = [timeOrNull(row.beginn), timeOrNull(row.ende)]
    return tagestyp && beginn !== null && ende !== null ? [{ tagestyp, beginn, ende }] : []
  })
}

function deviating({ abweichendeZeiten }: StoredHours): Oeffnungszeiten['abweichendeZeiten'] {
  return (abweichendeZeiten ?? []).flatMap(({ beginn, ende, zusatz }) =>
    beginn && ende
      ? [
          {
            beginn: localDateTime(beginn),
            ende: localDateTime(ende),
            zusatz: textOrNull(zusatz),
          },
        ]
      : [],
  )
}

type Dated = { von: string | null; bis: string | null }

/** When a season is from a day on: once, or this time and the next times. */
function datesFrom(season: Saison, day: string): Dated[] {
  if (!season.jaehrlich) return season.bis === null || season.bis >= day ? [season] : []
  const { von, bis } = season
  const next = seasonOn(season, day).bis
  if (von === null || bis === null || next === null) return []
  const years = Number(next.slice(0, 4)) - Number(bis.slice(0, 4))
  return Array.from({ length: occurrences }, (_, turn) => ({
    von: yearsLater(von, years + turn),
    bis: yearsLater(bis, years + turn),
  }))
}

/**
 * Seasons of the contract: those of one year first, because they go before those that come again.
 * What was on yesterday still counts, for hours that go on after midnight.
 */
function seasons({ saisons }: StoredHours, heute: string): Oeffnungszeiten['saisons'] {
  return inOrder(saisons ?? []).flatMap((one) => {
    const [von, bis] = [storedDay(one.gueltig_von) || null, storedDay(one.gueltig_bis) || null]
    if (von === null && bis === null) return []
    const dates = datesFrom({ von, bis, jaehrlich: one.jaehrlich === true }, daysLater(heute, -1))
    const rest = { titel: textOrNull(one.titel), regulaereZeiten: regular(one) }
    return dates.map((dated) => ({ ...rest, von: dated.von, bis: dated.bis }))
  })
}

/** Structured opening hours (spec 3, `oeffnungszeitenStrukturiert`), times in Europe/Berlin. */
export function oeffnungszeitenOf(
  stored: StoredHours[] | null | undefined,
  heute = todayInBerlin(),
): Oeffnungszeiten[] {
  return (stored ?? []).map((one) => ({
    typ: oeffnungszeitTypen.find((typ) => typ === one.typ) ?? 'ALLGEMEINE_OEFFNUNGSZEIT',
    hinweisText: textOrNull(one.hinweisText),
    regulaereZeiten: regular(one),
    abweichendeZeiten: deviating(one),
    saisons: seasons(one, heute),
  }))
}
