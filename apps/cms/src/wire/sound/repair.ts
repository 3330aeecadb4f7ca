import type { z } from 'zod'
import { isRecord } from '../../platform/record.ts'

type Path = readonly PropertyKey[]

/** What was taken out of an answer: where, and what was wrong there. */
export type Repair = {
  path: Path
  message: string
  /** Wire number of the outermost entry it belongs to. */
  nummer: number | null
}

type Checked = { answer: unknown; repairs: Repair[]; isSound: boolean }

/** Mistakes that are mended one by one; with more, the entries they are in are left out whole. */
const most = 10

type Mistake = { path: Path; message: string }

/** Mistakes with their places; of several forms that a part may have it is meant to have the one it fits best. */
function flatten(issue: z.core.$ZodIssue): Mistake[] {
  if (issue.code !== 'invalid_union') return [issue]
  const forms = issue.errors.map((issues) => issues.flatMap(flatten))
  const shallowest = (mistakes: readonly Mistake[]) =>
    Math.min(...mistakes.map(({ path }) => path.length))
  const [best] = forms
    .filter((mistakes) => mistakes.length > 0)
    .sort((a, b) => shallowest(b) - shallowest(a) || a.length - b.length)
  if (best === undefined) return [issue]
  return best.map(({ path, message }) => ({ path: [...issue.path, ...path], message }))
}

function mistakesIn(schema: z.ZodType, value: unknown): Mistake[] {
  return (schema.safeParse(value).error?.issues ?? []).flatMap(flatten)
}

function childOf(value: unknown, key: PropertyKey): unknown {
  if (Array.isArray(value)) return value[Number(key)]
  return isRecord(value) ? value[String(key)] : undefined
}

/** Number of the outermost entry that a place in an answer belongs to. */
function numberAt(value: unknown, path: Path): number | null {
  const above = path.map((_, depth) => path.slice(0, depth + 1).reduce(childOf, value))
  const numbers = [value, ...above].flatMap((one) => (isRecord(one) ? Number(one.id) : []))
  return numbers.find((one) => one > 0) ?? null
}

/** A copy of a value in which what stands at a path is null, or gone where it is an item of a list. */
function without(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return null
  if (Array.isArray(value)) {
    const index = Number(key)
    if (rest.length === 0) return value.toSpliced(index, 1)
    return value.with(index, without(value[index], rest))
  }
  if (!isRecord(value)) return value
  return { ...value, [String(key)]: without(value[String(key)], rest) }
}

function isSame(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((key, depth) => key === other[depth])
}

function isWithin(path: Path, place: Path): boolean {
  return path.length >= place.length && isSame(path.slice(0, place.length), place)
}

/** Takes out as little around a mistake as makes it go away; null when nothing does. */
function takeOut(
  schema: z.ZodType,
  value: unknown,
  path: Path,
): { mended: unknown; at: Path } | null {
  for (let length = path.length; length > 0; length -= 1) {
    const at = path.slice(0, length)
    const list = at.slice(0, -1)
    const mended = without(value, at)
    const issues = mistakesIn(schema, mended)
    const isItem = Array.isArray(list.reduce(childOf, value))
    // The next item takes the place of one that is gone; what counts is whether the list may lack it.
    const isWrong = issues.some((issue) =>
      isItem ? isSame(issue.path, list) : isWithin(issue.path, at),
    )
    if (!isWrong) return { mended, at }
  }
  return null
}

/** Takes every item out of the outermost lists in which there is a mistake. */
function takeItemsOut(value: unknown, paths: readonly Path[]): Repair[] {
  const items = paths.flatMap((path) => {
    const depth = path.findIndex((_, index) =>
      Array.isArray(path.slice(0, index).reduce(childOf, value)),
    )
    return depth === -1 ? [] : [path.slice(0, depth + 1)]
  })
  const different = new Map(items.map((path) => [path.map(String).join('.'), path]))
  const fromTheEnd = [...different.values()].sort((a, b) => Number(b.at(-1)) - Number(a.at(-1)))
  return fromTheEnd.map((path) => repairAt(value, path, 'one of many mistakes'))
}

function repairAt(value: unknown, path: Path, message: string): Repair {
  return { path, message, nummer: numberAt(value, path) }
}

/**
 * Checks an answer against its schema and takes out what breaks it: a field that may be missing, else
 * what it belongs to, up to the entry of the list. An answer that is sound is handed back as it is.
 */
export function repairAnswer(schema: z.ZodType, given: unknown): Checked {
  let answer = given
  const repairs: Repair[] = []
  for (;;) {
    const issues = mistakesIn(schema, answer)
    const [issue] = issues
    if (issue === undefined) return { answer, repairs, isSound: true }
    const taken = repairs.length < most ? takeOut(schema, answer, issue.path) : null
    if (taken === null) return takeMany(schema, answer, repairs)
    const { path, message } = issue
    repairs.push(repairAt(answer, taken.at, `${path.map(String).join('.')}: ${message}`))
    answer = taken.mended
  }
}

function takeMany(schema: z.ZodType, value: unknown, repairs: readonly Repair[]): Checked {
  const paths = mistakesIn(schema, value).map(({ path }) => path)
  const items = takeItemsOut(value, paths)
  const answer = items.reduce((rest, { path }) => without(rest, path), value)
  const [first = []] = paths
  const last =
    items.length > 0
      ? items
      : [repairAt(value, first, `${first.map(String).join('.')}: nothing stands without it`)]
  return { answer, repairs: [...repairs, ...last], isSound: schema.safeParse(answer).success }
}
