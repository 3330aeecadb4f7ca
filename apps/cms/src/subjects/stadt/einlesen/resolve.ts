import { clockTime } from '@kurstadt/contract'
import { germanDay } from '../../veranstaltungen/index.ts'
import { namedStreets, type StreetIndex } from '../strassensuche/index.ts'
import type { Entry } from './entry.ts'
import { type Kind, kindsOf } from './kinds.ts'

/** A collection of one kind in one district, as the file wants it. */
export type Wanted = {
  zeile: number
  datum: string
  art: string
  bezirk: number
  strasse: number | null
  ort: string | null
  beginn: string | null
  ende: string | null
  hinweis: string | null
  verschoben_von: string | null
}

/** What somebody has to know of a line of the file. */
export type Issue = { schwere: 'fehler' | 'ausgelassen' | 'hinweis'; grund: string; zeile: number }

/** What the words of a file are compared with. */
export type Town = {
  jahr: number
  /** The district that the whole file holds for; null where it says so itself. */
  bezirk: number | null
  arten: readonly Kind[]
  /** Which kind a word of the file means, where somebody chose; null leaves it out. */
  zuordnung: ReadonlyMap<string, string | null>
  index: StreetIndex
  bezirke: readonly number[]
  feiertage: ReadonlyMap<string, string>
}

/** Highest number of a district. */
const highest = 99

type Found<Value> = { value: Value; issue: null } | { value: null; issue: Omit<Issue, 'zeile'> }
const found = <Value>(value: Value) => ({ value, issue: null })
const left = (grund: string) => ({
  value: null,
  issue: { schwere: 'ausgelassen' as const, grund },
})
const wrong = (grund: string) => ({ value: null, issue: { schwere: 'fehler' as const, grund } })

/** The kinds that a word of a file means: chosen by hand, else as far as they are known. */
export function meantKinds(text: string, { arten, zuordnung }: Pick<Town, 'arten' | 'zuordnung'>) {
  const chosen = zuordnung.get(text)
  if (chosen === undefined) return kindsOf(text, arten)
  return arten.filter(({ id }) => id === chosen)
}

type Place = { bezirke: readonly number[]; strasse: number | null; istPlatz: boolean }

function ofStreet(text: string, index: StreetIndex): Found<Place> {
  const streets = namedStreets(index, text)
  const [first, ...more] = streets
  if (first === undefined) return left(`Die Straße „${text}“ gibt es hier nicht.`)
  const place = { bezirke: [first.bezirk], strasse: first.nummer, istPlatz: false }
  if (more.every(({ bezirk }) => bezirk === first.bezirk)) return found(place)
  const parts = streets.flatMap(({ hausnummern, ortsteil }) => hausnummern ?? ortsteil ?? [])
  return left(
    `„${text}“ liegt in mehreren Bezirken. Bitte ergänzen Sie die Hausnummern oder den Ortsteil: ${parts.join('; ')}.`,
  )
}

/** Where an entry holds: what it says itself, then its street, then what holds for the whole file. */
function placeOf(entry: Entry, { bezirk, bezirke, index }: Town): Found<Place> {
  const whole = (list: readonly number[]) =>
    found({ bezirke: list, strasse: null, istPlatz: entry.platz !== '' })
  if (entry.istUeberall) return whole(bezirke)
  const outside = entry.bezirke.find((one) => one < 1 || one > highest)
  if (outside !== undefined)
    return wrong(`${outside} ist kein Bezirk; Bezirke haben die Nummern 1 bis ${highest}.`)
  if (entry.bezirke.length > 0) return whole(entry.bezirke)
  if (entry.strasse !== '') return ofStreet(entry.strasse, index)
  const street = entry.platz === '' ? null : ofStreet(entry.platz, index)
  if (street?.value) return street
  if (bezirk !== null) return whole([bezirk])
  return street ?? wrong('Es fehlt, in welchem Bezirk oder welcher Straße abgeholt wird.')
}

type Details = Pick<Wanted, 'ort' | 'beginn' | 'ende' | 'hinweis' | 'verschoben_von'>
const orNull = (text: string) => (text === '' ? null : text)

/** A time without a place is when a calendar's reminder rings, and says nothing of a collection. */
function detailsOf(entry: Entry, isPlace: boolean): Details {
  const isTimed = entry.beginn !== ''
  const ort = orNull(entry.ort) ?? (isPlace && isTimed ? entry.platz.slice(0, 120) : null)
  const moved = entry.verschoben_von === entry.datum ? null : orNull(entry.verschoben_von)
  const times =
    ort === null
      ? { beginn: null, ende: null }
      : { beginn: orNull(entry.beginn), ende: orNull(entry.ende) }
  return { ort, ...times, hinweis: orNull(entry.hinweis), verschoben_von: moved }
}

function timeProblem({ beginn, ende }: Entry): string | null {
  if (ende === '') return null
  if (!clockTime.safeParse(beginn).success) return 'Zum Ende fehlt der Beginn.'
  return ende > beginn ? null : 'Das Ende liegt vor dem Beginn.'
}

function kindsFor({ art }: Entry, town: Town): Found<Kind[]> {
  const kinds = meantKinds(art, town)
  return kinds.length === 0 ? left(`Die Abfallart „${art}“ ist nicht zugeordnet.`) : found(kinds)
}

/** What keeps an entry out, before anybody asks where it holds. */
function firstIssue(entry: Entry, jahr: number): Omit<Issue, 'zeile'>[] {
  const problems = [...entry.fehler, timeProblem(entry)].filter((problem) => problem !== null)
  if (problems.length > 0) return problems.map((grund) => ({ schwere: 'fehler' as const, grund }))
  if (entry.ausgelassen !== null) return [{ schwere: 'ausgelassen', grund: entry.ausgelassen }]
  if (entry.datum.startsWith(`${jahr}-`)) return []
  return [{ schwere: 'ausgelassen', grund: `Der Tag liegt nicht im Jahr ${jahr}.` }]
}

function holidayNote(datum: string, { feiertage }: Town): Omit<Issue, 'zeile'>[] {
  const name = feiertage.get(datum)
  const isSunday = new Date(`${datum}T12:00:00Z`).getUTCDay() === 0
  if (name === undefined && !isSunday) return []
  const why = name === undefined ? 'ein Sonntag' : `ein Feiertag (${name})`
  const grund = `Der ${germanDay(datum)} ist ${why}. Stimmt der Tag?`
  return [{ schwere: 'hinweis', grund }]
}

type Resolved = { wanted: Wanted[]; issues: Issue[] }

function resolveOne(entry: Entry, town: Town): Resolved {
  const { datum, zeile } = entry
  const stop = (issues: Omit<Issue, 'zeile'>[]) => ({
    wanted: [],
    issues: issues.map((issue) => ({ ...issue, zeile })),
  })
  const before = firstIssue(entry, town.jahr)
  if (before.length > 0) return stop(before)
  const kinds = kindsFor(entry, town)
  if (kinds.value === null) return stop([kinds.issue])
  const place = placeOf(entry, town)
  if (place.value === null) return stop([place.issue])
  const { bezirke, istPlatz, strasse } = place.value
  const details = detailsOf(entry, istPlatz)
  const wanted = kinds.value.flatMap(({ id: art }) =>
    bezirke.map((bezirk) => ({ zeile, datum, art, bezirk, strasse, ...details })),
  )
  return { wanted, issues: holidayNote(datum, town).map((issue) => ({ ...issue, zeile })) }
}

/** One date of each kind, district and place; what comes again is left out, and says so. */
function withoutTwins({ issues, wanted }: Resolved): Resolved {
  const first = new Map<string, Wanted>()
  const twins = wanted.flatMap((one) => {
    const key = [one.datum, one.art, one.bezirk, one.ort].join('|')
    const before = first.get(key)
    if (before === undefined) first.set(key, one)
    // Streets of one district say the same, each for itself.
    if (before === undefined || before.strasse !== one.strasse) return []
    const grund = `Derselbe Termin steht schon in Zeile ${before.zeile}.`
    return [{ schwere: 'ausgelassen' as const, grund, zeile: one.zeile }]
  })
  return { wanted: [...first.values()], issues: [...issues, ...twins] }
}

/** A street of a district that a date is not said of, although others of it are. */
function unevenNotes(wanted: readonly Wanted[]): Issue[] {
  const streets = Map.groupBy(
    wanted.filter(({ strasse }) => strasse !== null),
    ({ art, bezirk }) => `${art}|${bezirk}`,
  )
  return [...streets.values()].flatMap((own) => {
    const all = new Set(own.map(({ strasse }) => strasse)).size
    const days = Map.groupBy(own, ({ datum }) => datum)
    return [...days].flatMap(([datum, rows]) => {
      const [first] = rows
      const named = new Set(rows.map(({ strasse }) => strasse)).size
      if (first === undefined || named === all) return []
      const grund = `Den ${germanDay(datum)} nennt die Datei nicht für alle ihre Straßen im Bezirk ${first.bezirk}; er gilt für den ganzen Bezirk.`
      return [{ schwere: 'hinweis' as const, grund, zeile: first.zeile }]
    })
  })
}

/** What a file wants, in kinds and districts of the town, and what is to be said of its lines. */
export function resolve(entries: readonly Entry[], town: Town): Resolved {
  const read = entries.map((entry) => resolveOne(entry, town))
  const all = read.flatMap(({ wanted }) => wanted)
  const issues = [...read.flatMap((one) => one.issues), ...unevenNotes(all)]
  return withoutTwins({ wanted: all, issues })
}
