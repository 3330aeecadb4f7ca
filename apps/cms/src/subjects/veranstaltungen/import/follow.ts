import { isSame } from '../../../editing/changes/index.ts'
import type { SerieBlock } from '../../../payload-types.ts'
import { isRecord, recordOf, rowsOf, type Values } from '../../../platform/record.ts'
import { germanDay } from '../termine/index.ts'
import type { Imported } from './checked.ts'

/** An event as the office has it, as its source said it last, and as a file says it now. */
type Three<Said, Before> = { own: Said; base: Before; file: Said }

/** What becomes of an event, and in words what changes and what editors keep of their own. */
type Followed = { merged: Imported; changed: string[]; kept: string[] }

const labels: Record<keyof Imported, string> = {
  titel: 'Titel',
  plain_text: 'Kurztext',
  datum_von: 'Beginn',
  datum_bis: 'Ende',
  timeFrom: 'Uhrzeit',
  timeTo: 'Uhrzeit des Endes',
  veranstaltungsort: 'Ort',
  veranstalter: 'Veranstalter',
  preis: 'Preis',
  status: 'Stand',
  serie: 'Wiederholung',
}

/** What only makes sense together stays or changes together. */
const together: readonly (readonly Exclude<keyof Imported, 'serie'>[])[] = [
  ['titel'],
  ['plain_text'],
  ['datum_von', 'datum_bis'],
  ['timeFrom', 'timeTo'],
  ['veranstaltungsort'],
  ['veranstalter'],
  ['preis'],
  ['status'],
]
const names = [...together.flat(), 'serie'] as const
const regel = ['rhythmus', 'abstand', 'wochentage', 'bis', 'anzahl'] as const

const listen = ['ausnahmen', 'zusatztermine', 'aenderungen'] as const

const dayOf = (stored: string) => stored.replace(/^(\d{4}-\d\d-\d\d)T[\d:.]+Z$/, '$1')

/** As it is compared: days without the noon they are stored at, rows without their ids. */
function comparable(value: unknown): unknown {
  if (typeof value === 'string') return dayOf(value)
  if (Array.isArray(value)) return value.map(comparable)
  if (!isRecord(value)) return value
  const parts = Object.entries(value).filter(([name]) => name !== 'id')
  return Object.fromEntries(parts.map(([name, part]) => [name, comparable(part)]))
}

const same = (one: unknown, other: unknown) => isSame(comparable(one), comparable(other))

const partsOf = (value: unknown, names: readonly string[]) =>
  names.map((name) => recordOf(value)[name])

/** True for what somebody in the office changed since the source said it. */
function isTouched(own: unknown, base: unknown, names: readonly string[]): boolean {
  return !same(partsOf(own, names), partsOf(base, names))
}

function withParts<Whole extends object>(
  whole: Whole,
  from: Whole,
  names: readonly (keyof Whole)[],
): Whole {
  return { ...whole, ...Object.fromEntries(names.map((name) => [name, from[name]])) }
}

type Row = { datum: string }
type Rows<One> = readonly One[] | null | undefined
type Days<One> = Three<Rows<One>, readonly Values[]>

const byDay = <One extends Row>(rows: Rows<One>) =>
  Map.groupBy(rows ?? [], ({ datum }) => dayOf(datum))

/** Rows of a series, day by day: those that an editor changed, called off or took away stay so. */
function followDays<One extends Row>({ own, base, file }: Days<One>) {
  const [mine, theirs] = [byDay(own), byDay(file)]
  const before = Map.groupBy(base, ({ datum }) => dayOf(String(datum)))
  const days = [...new Set([...mine.keys(), ...theirs.keys()])].sort().map((day) => {
    const [here, there] = [mine.get(day) ?? [], theirs.get(day) ?? []]
    const isAgreed = same(here, there)
    // Where both say the same, the row of the office has the words in English.
    const isKept = isAgreed || !same(here, before.get(day) ?? [])
    return { rows: isKept ? here : there, kept: isKept && !isAgreed ? [day] : [] }
  })
  return { rows: days.flatMap(({ rows }) => rows), kept: days.flatMap(({ kept }) => kept) }
}

function followRule({ own, base, file }: Three<SerieBlock, Values>) {
  const isKept = isTouched(own, base, regel)
  const days = {
    ausnahmen: followDays({
      own: own.ausnahmen,
      base: rowsOf(base.ausnahmen),
      file: file.ausnahmen,
    }),
    zusatztermine: followDays({
      own: own.zusatztermine,
      base: rowsOf(base.zusatztermine),
      file: file.zusatztermine,
    }),
    aenderungen: followDays({
      own: own.aenderungen,
      base: rowsOf(base.aenderungen),
      file: file.aenderungen,
    }),
  }
  const serie: SerieBlock = {
    ...(isKept ? own : withParts(own, file, regel)),
    ausnahmen: days.ausnahmen.rows,
    zusatztermine: days.zusatztermine.rows,
    aenderungen: days.aenderungen.rows,
  }
  const kept = new Set(Object.values(days).flatMap((one) => one.kept))
  return {
    serie: [serie],
    kept: [
      ...(isKept && isTouched(own, file, regel) ? [labels.serie] : []),
      ...[...kept].sort().map((day) => `Termin am ${germanDay(day)}`),
    ],
  }
}

/** The rule of an event; one that an editor made or took away stays as a whole. */
function followSeries({ own, base, file }: Three<readonly SerieBlock[], readonly Values[]>) {
  const [[mine], [before], [theirs]] = [own, base, file]
  if (mine && before && theirs) return followRule({ own: mine, base: before, file: theirs })
  const isKept = isTouched(mine, before, [...regel, ...listen])
  const isOther = isTouched(mine, theirs, [...regel, ...listen])
  return { serie: [...(isKept ? own : file)], kept: isKept && isOther ? [labels.serie] : [] }
}

/**
 * What a file says anew of an event that came from its source before, without what editors have
 * changed since: that stays theirs, day by day in a series.
 */
export function follow({ own, base, file }: Three<Imported, Values>): Followed {
  const mine = together.filter((names) => isTouched(own, base, names)).flat()
  const series = followSeries({ own: own.serie, base: rowsOf(base.serie), file: file.serie })
  const merged = { ...withParts(file, own, mine), serie: series.serie }
  const changed = names.filter((name) => !same(own[name], merged[name]))
  const kept = mine.filter((name) => !same(own[name], file[name]))
  return {
    merged,
    changed: changed.map((name) => labels[name]),
    kept: [...kept.map((name) => labels[name]), ...series.kept],
  }
}
