import type { Abfahrt, Ausnahme, Fahrplan, Fahrt } from '@kurstadt/contract'
import { isOn, type Saison, seasonOn } from '../../../platform/time/season.ts'

/** An exception that may come again each year. */
export type Abweichung = Ausnahme & { jaehrlich: boolean }

/** A timetable as its rules know it; `id` is its wire number. */
export type Timetable = {
  id: number
  saison: Saison
  fahrten: readonly Fahrt[]
  ausnahmen: readonly Abweichung[]
}

/** A calendar day, and the public holiday it is. */
export type Day = { tag: string; feiertag: string | null }

/** What runs on a day, and why nothing does. */
export type Service = {
  plan: number | null
  abfahrten: Abfahrt[]
  ruht: { art: 'saison' | 'ausnahme' | 'wochentag'; grund: string | null } | null
  ausnahmen: Abweichung[]
}

/** Days of the week by the number that JavaScript gives them: Sunday first. */
const weekdays = [
  'SONNTAG',
  'MONTAG',
  'DIENSTAG',
  'MITTWOCH',
  'DONNERSTAG',
  'FREITAG',
  'SAMSTAG',
] as const

type Kind = Fahrplan['fahrten'][number]['tage'][number]

/** What kind of day it is for a timetable: one that says nothing of holidays runs as on Sundays. */
function kindOf({ tag, feiertag }: Day, fahrten: readonly Fahrt[]): Kind {
  if (feiertag === null) return weekdays[new Date(`${tag}T12:00:00Z`).getUTCDay()] ?? 'MONTAG'
  return fahrten.some(({ tage }) => tage.includes('FEIERTAG')) ? 'FEIERTAG' : 'SONNTAG'
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function clockOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

type Run = Pick<Fahrt, 'beginn' | 'ende' | 'takt'>

/** The times of a run: a single one without an end or an interval. */
export function timesOf({ beginn, ende, takt }: Run): string[] {
  if (ende === null || takt === null) return [beginn]
  const [first, last] = [minutesOf(beginn), minutesOf(ende)]
  const count = Math.max(0, Math.floor((last - first) / takt)) + 1
  return Array.from({ length: count }, (_, index) => clockOf(first + index * takt))
}

/** The hour that clocks in Europe leave out on the last Sunday of March. */
function isLeftOut(tag: string, zeit: string): boolean {
  if (!(zeit.startsWith('02:') && /-03-(?:2[5-9]|3[01])$/.test(tag))) return false
  return new Date(`${tag}T12:00:00Z`).getUTCDay() === 0
}

const isWholeDay = ({ beginn, ende }: Abweichung) => beginn === null && ende === null

/** Whether an exception takes a departure away: from its beginning, and before its end. */
function stops({ beginn, ende }: Abweichung, zeit: string): boolean {
  return (beginn === null || beginn <= zeit) && (ende === null || zeit < ende)
}

/** The timetable of a day: of several that hold, the one whose season began last, or began again. */
function planOn(plans: readonly Timetable[], tag: string): Timetable | undefined {
  const begun = ({ saison }: Timetable) => seasonOn(saison, tag).von ?? ''
  return plans
    .filter(({ saison }) => isOn(saison, tag))
    .toSorted((a, b) => begun(b).localeCompare(begun(a)) || b.id - a.id)[0]
}

const holdsOn = ({ von, bis, jaehrlich }: Abweichung, tag: string) =>
  isOn({ von, bis, jaehrlich }, tag)

function runsOf({ fahrten }: Timetable, day: Day, exceptions: readonly Abweichung[]): Abfahrt[] {
  const isSunday = exceptions.some(({ art }) => art === 'sonntag')
  const kind = isSunday ? 'SONNTAG' : kindOf(day, fahrten)
  const regular = fahrten
    .filter(({ tage }) => tage.includes(kind))
    .flatMap((run) => timesOf(run).map((zeit) => ({ zeit, richtung: run.richtung })))
  const added = exceptions.flatMap(({ art, beginn, ende, takt }) =>
    art === 'zusatz' && beginn !== null
      ? timesOf({ beginn, ende, takt }).map((zeit) => ({ zeit, richtung: 'beide' as const }))
      : [],
  )
  const known = new Map([...regular, ...added].map((one) => [`${one.zeit} ${one.richtung}`, one]))
  return [...known.values()].toSorted((a, b) => a.zeit.localeCompare(b.zeit))
}

/** What runs on a day. */
export function serviceOn(plans: readonly Timetable[], day: Day): Service {
  const plan = planOn(plans, day.tag)
  if (!plan)
    return { plan: null, abfahrten: [], ruht: { art: 'saison', grund: null }, ausnahmen: [] }
  const ausnahmen = plan.ausnahmen.filter((one) => holdsOn(one, day.tag))
  const stopping = ausnahmen.filter(({ art }) => art === 'ruht')
  const runs = runsOf(plan, day, ausnahmen)
  const abfahrten = runs.filter(
    ({ zeit }) => !(isLeftOut(day.tag, zeit) || stopping.some((one) => stops(one, zeit))),
  )
  const found = { plan: plan.id, abfahrten, ausnahmen }
  if (abfahrten.length > 0) return { ...found, ruht: null }
  const [cause] = runs.length > 0 ? stopping : stopping.filter(isWholeDay)
  if (cause) return { ...found, ruht: { art: 'ausnahme', grund: cause.grund } }
  return { ...found, ruht: { art: 'wochentag', grund: null } }
}

/** The first of some days on which something runs, and when it does. */
export function nextService(
  plans: readonly Timetable[],
  days: Iterable<Day>,
): { tag: string; zeit: string } | null {
  if (plans.length === 0) return null
  for (const day of days) {
    const [first] = serviceOn(plans, day).abfahrten
    if (first) return { tag: day.tag, zeit: first.zeit }
  }
  return null
}
