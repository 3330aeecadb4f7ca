import { germanDay } from '../../platform/time/german-time.ts'
import { inOrder, isOn, yearsLater } from '../../platform/time/season.ts'
import { type SeasonRow, seasonRow, seasonRows } from './rows.ts'
import type { Verdict } from './rules.ts'
import { type WeekDay, weekOf } from './week.ts'

/** Most seasons of one kind of hours. */
export const maxSeasons = 8

/** From when to when a season is: «01.04.2027 bis 30.09.2027, jedes Jahr». */
function periodText({ von, bis, jaehrlich }: SeasonRow): string {
  const again = jaehrlich ? ', jedes Jahr' : ''
  if (von !== null && bis !== null) return `${germanDay(von)} bis ${germanDay(bis)}${again}`
  if (von !== null) return `ab ${germanDay(von)}`
  return bis === null ? '' : `bis ${germanDay(bis)}`
}

/** What a folded season says: «Sommer, 01.04.2027 bis 30.09.2027, jedes Jahr». */
const labelOf = (row: SeasonRow): string =>
  [row.titel, periodText(row)].filter(Boolean).join(', ') || 'Neue Saison'

/** The same of a row as a form holds it. */
export const seasonLabel = (value: unknown): string => labelOf(seasonRow(value))

type Days = { von: string; bis: string }
const everything = { von: '0000-01-01', bis: '9999-12-31' }

const daysOf = ({ von, bis }: SeasonRow): Days => ({
  von: von ?? everything.von,
  bis: bis ?? everything.bis,
})

const meet = (one: Days, other: Days) => one.von <= other.bis && other.von <= one.bis

/** So many years later, as seasons that come again do. */
const later = ({ von, bis }: Days, years: number): Days => ({
  von: yearsLater(von, years),
  bis: yearsLater(bis, years),
})

/** Whether two seasons that come again share a day, in a leap year or in any other. */
function meetYearly(one: Days, other: Days): boolean {
  const apart = Number(other.von.slice(0, 4)) - Number(one.von.slice(0, 4))
  return [0, 1, 2, 3].some((year) =>
    [-1, 0, 1].some((turn) => meet(later(one, apart + year + turn), later(other, year))),
  )
}

function isClash(one: SeasonRow, other: SeasonRow): boolean {
  if (one.jaehrlich !== other.jaehrlich) return false
  const [these, those] = [daysOf(one), daysOf(other)]
  return one.jaehrlich ? meetYearly(these, those) : meet(these, those)
}

const hasDays = ({ von, bis, jaehrlich }: SeasonRow) =>
  jaehrlich ? von !== null && bis !== null : von !== null || bis !== null

/**
 * Whether every season says when it is, and none shares a day with another. A season of one year
 * goes before those that come again, so it may lie within them; without an end it would hide them
 * for good.
 */
export function checkSeasons(value: unknown): Verdict {
  const rows = seasonRows(value)
  if (rows.length > maxSeasons) return `Bitte höchstens ${maxSeasons} Saisons eintragen.`
  const nameOf = (row: SeasonRow) => `„${row.titel ?? `Saison ${rows.indexOf(row) + 1}`}“`
  const never = rows.find((row) => !hasDays(row))
  if (never) return `${nameOf(never)} braucht einen ersten oder einen letzten Tag.`
  const [first, second] = rows.flatMap((row, at) => {
    const other = rows.slice(at + 1).find((next) => isClash(row, next))
    return other ? [row, other] : []
  })
  if (first && second)
    return `${nameOf(first)} und ${nameOf(second)} überschneiden sich. Bitte ändern Sie einen der Tage.`
  const endless = rows.find(({ jaehrlich, bis }) => !jaehrlich && bis === null)
  if (endless && rows.some(({ jaehrlich }) => jaehrlich))
    return `${nameOf(endless)} hat kein Ende und ließe die Saisons, die jedes Jahr wiederkommen, nie mehr gelten. Bitte tragen Sie ein Ende ein, oder nehmen Sie bei ihnen „Jedes Jahr“ heraus.`
  return true
}

/** The season whose hours the website shows on a day. */
const holdingOn = (rows: readonly SeasonRow[], day: string) =>
  inOrder(rows).find((row) => hasDays(row) && isOn(row, day))

/** A week beside others: one without any hours is closed, and the website says so. */
function weekBeside(regulaereZeiten: unknown): WeekDay[] {
  const days = weekOf(regulaereZeiten)
  if (days.some(({ zustand }) => zustand !== 'fehlt')) return days
  return days.map((day) => ({ ...day, zustand: 'geschlossen' }))
}

/** The usual week in the editor's preview; its caption says when the website shows another one. */
export function usualWeek(
  { regulaereZeiten, saisons }: { regulaereZeiten?: unknown; saisons?: unknown },
  day: string,
): { caption: string; days: WeekDay[] } {
  const rows = seasonRows(saisons)
  const caption = holdingOn(rows, day)
    ? 'Regelmäßige Zeiten (heute gilt eine Saison)'
    : 'So steht die Woche auf der Website'
  return {
    caption,
    days: rows.some(hasDays) ? weekBeside(regulaereZeiten) : weekOf(regulaereZeiten),
  }
}

/** The week of a season in the editor's preview. */
export type SeasonWeek = { id: string; label: string; isNow: boolean; days: WeekDay[] }

/** The weeks of the seasons, and which of them the website shows on a day. */
export function seasonWeeks(value: unknown, day: string): SeasonWeek[] {
  const rows = seasonRows(value)
  const now = holdingOn(rows, day)
  return rows.map((row, at) => ({
    id: row.id ?? `${at}`,
    label: labelOf(row),
    isNow: row === now,
    days: weekBeside(row.regulaereZeiten),
  }))
}
