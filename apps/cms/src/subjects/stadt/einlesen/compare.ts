import { daysLater } from '../../../platform/time/days.ts'
import type { Wanted } from './resolve.ts'

/** What a collection says besides its day, kind and districts. */
type Details = Pick<Wanted, 'ort' | 'beginn' | 'ende' | 'hinweis' | 'verschoben_von'>
/** A collection that is entered already. */
export type Stored = Details & { id: string; datum: string; art: string; bezirke: number[] }

/** What the file changes, for whoever decides. */
export type Change = {
  ergebnis: 'neu' | 'verschoben' | 'geaendert' | 'entfaellt'
  datum: string
  /** The day before, where it was moved. */
  von: string | null
  art: string
  bezirke: number[]
  felder: string[]
}

type Move = { stored: Stored; to: Wanted; bezirk: number }
/** What is done to the dates of one kind in one district. */
type Difference = {
  same: { stored: Stored; to: Wanted }[]
  moved: Move[]
  added: Wanted[]
  gone: { stored: Stored; bezirk: number }[]
}

/** Days by which a collection moves at most; farther away it is another one. */
const farthest = 6
const keyOf = ({ art, bezirk }: Wanted) => `${art}|${bezirk}`
const isSamePlace = (to: Wanted, stored: Stored) => to.ort === null || to.ort === stored.ort

function daysBetween(a: string, b: string): number {
  return Math.abs(Date.parse(`${a}T12:00:00Z`) - Date.parse(`${b}T12:00:00Z`)) / 86_400_000
}

/** New days and days that are no more, in pairs: the nearest two belong together. */
function movesOf(added: readonly Wanted[], gone: readonly Stored[], bezirk: number): Move[] {
  const pairs = added
    .flatMap((to) => gone.map((stored) => ({ stored, to, bezirk })))
    .filter(({ stored, to }) => isSamePlace(to, stored))
    .filter(({ stored, to }) => daysBetween(stored.datum, to.datum) <= farthest)
    .toSorted((a, b) => distanceOf(a) - distanceOf(b))
  const taken = new Set<object>()
  return pairs.filter(({ stored, to }) => {
    const isFree = !(taken.has(stored) || taken.has(to))
    if (isFree) taken.add(stored).add(to)
    return isFree
  })
}

const distanceOf = ({ stored, to }: Move) => daysBetween(stored.datum, to.datum)

/** The dates of one kind in one district; what is over stays as it was. */
function differenceOf(wanted: readonly Wanted[], stored: readonly Stored[], heute: string) {
  const [first] = wanted
  const { art = '', bezirk = 0 } = first ?? {}
  const own = stored.filter((one) => one.art === art && one.bezirke.includes(bezirk))
  const found = wanted.map((to) => ({
    to,
    stored: own.find((one) => one.datum === to.datum && isSamePlace(to, one)),
  }))
  const same = found.flatMap((one) => (one.stored ? [{ to: one.to, stored: one.stored }] : []))
  const kept = new Set(same.map((one) => one.stored))
  const from = [heute, daysLater(first?.datum ?? heute, -farthest)].toSorted().at(-1) ?? heute
  const missing = own.filter((one) => !kept.has(one) && one.datum >= from)
  const fresh = found.flatMap(({ stored: known, to }) => (known === undefined ? [to] : []))
  const moved = movesOf(fresh, missing, bezirk)
  const [movedTo, movedFrom] = [new Set(moved.map(({ to }) => to)), moved.map((one) => one.stored)]
  return {
    same,
    moved,
    added: fresh.filter((to) => !movedTo.has(to)),
    gone: missing.flatMap((one) => (movedFrom.includes(one) ? [] : [{ stored: one, bezirk }])),
  }
}

/** One wish for each day, kind and place, whoever of its districts says the details first. */
function sameDetails(wanted: readonly Wanted[]): Wanted[] {
  const days = Map.groupBy(wanted, ({ art, datum, ort }) => `${art}|${datum}|${ort}`)
  return [...days.values()].flatMap((rows) => {
    const firstOf = <Key extends keyof Details>(key: Key) =>
      rows.map((row) => row[key]).find((value) => value !== null) ?? null
    const details = {
      beginn: firstOf('beginn'),
      ende: firstOf('ende'),
      hinweis: firstOf('hinweis'),
      verschoben_von: firstOf('verschoben_von'),
    }
    return rows.map((row) => ({ ...row, ...details }))
  })
}

/** What the file says otherwise than what is entered, kind by kind and district by district. */
export function compare(
  wanted: readonly Wanted[],
  stored: readonly Stored[],
  heute: string,
): Difference {
  const inOrder = sameDetails(wanted).toSorted((a, b) => (a.datum < b.datum ? -1 : 1))
  const all = [...Map.groupBy(inOrder, keyOf).values()].map((own) =>
    differenceOf(own, stored, heute),
  )
  return {
    same: all.flatMap(({ same }) => same),
    moved: all.flatMap(({ moved }) => moved),
    added: all.flatMap(({ added }) => added),
    gone: all.flatMap(({ gone }) => gone),
  }
}

export type { Details, Difference, Move }
