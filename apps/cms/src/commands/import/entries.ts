import { pMapIterable } from 'p-map'
import { recordOf, type Values } from '../../platform/record.ts'
import type { Ask } from './ask.ts'
import { differences } from './difference.ts'
import { valuesOf } from './from-wire.ts'
import { modelOf } from './model-of.ts'
import { differing, newReport, reasonOf, type TypeReport } from './report.ts'
import type { Source } from './source.ts'
import type { Store } from './store.ts'
import type { Entries, ImportedType, Listed } from './types.ts'

/** What every step of an import works with; `own` asks our own API as the source is asked. */
export type Importing = { store: Store; source: Source; own: Ask }

/** What the source says of an entry in its languages, and which list it stands in. */
type Entry = Listed & { de: Values; en: Values | null }
/** An entry that was written and may refer to what came later. */
type Written = {
  imported: ImportedType
  report: TypeReport
  entry: Entry
  /** Why it could not be written the last time. */
  refused?: string
}

/** Entries that are read while one is written. */
const readAhead = 4
/** What refers to something that comes later finds it the second time, or the third. */
const rounds = 3

/** An entry of the source, or in German why there is none. */
async function readEntry(theirs: Entries, { id, listed }: Listed): Promise<Entry | string> {
  try {
    const [de, en] = await Promise.all([theirs.one(id, 'de'), theirs.one(id, 'en')])
    return de === null ? `${id}: Die Quelle führt es auf und hat es nicht` : { id, listed, de, en }
  } catch (error) {
    return `${id}: ${reasonOf(error)}`
  }
}

/** Fields in which our answers differ from the source's, each with its language. */
async function openFields(ours: Entries, { id, de, en }: Entry): Promise<string[]> {
  const open: string[] = []
  for (const [sprache, theirs] of [['de', de] as const, ['en', en] as const]) {
    if (theirs === null) continue
    const own = await ours.one(id, sprache)
    if (own === null) return [`fehlt (${sprache})`]
    open.push(...differences(theirs, own).map((field) => `${field} (${sprache})`))
  }
  return open
}

/** Writes what both languages say; the rows of the German entry are found again for the English. */
async function writeEntry({ store }: Importing, { type }: ImportedType, entry: Entry) {
  const { lookup } = store
  const { id, listed, de, en } = entry
  const valuesIn = (sprache: 'de' | 'en', current: Values, stored: Values) => ({
    ...valuesOf(store.fieldsOf(type), modelOf(type, current, lookup), { lookup, sprache, stored }),
    _status: 'published',
  })
  const german = valuesIn('de', { ...listed, ...de }, await store.stored(type, id))
  const written = await store.write(type, id, { locale: 'de', data: german })
  if (en === null) return
  const english = valuesIn('en', { ...listed, ...en }, recordOf(written))
  await store.write(type, id, { locale: 'en', data: english })
}

/** Brings one entry here; what already answers as the source does is left alone. */
async function importEntry(
  importing: Importing,
  { imported, report, entry }: Written,
): Promise<boolean> {
  const { store, own } = importing
  const isNew = !store.has(imported.type, entry.id)
  const savedAt = await store.savedAt(imported.type, entry.id)
  if (!isNew && (await openFields(imported.entriesOf(own), entry)).length === 0) {
    await store.settle(imported.type, entry.id, savedAt)
    report.gleich += 1
    return false
  }
  await writeEntry(importing, imported, entry)
  report[isNew ? 'neu' : 'geaendert'] += 1
  return true
}

/** Names what the source lists no more, as far as our own list shows it. */
async function namedOnlyHere(
  { store, own }: Importing,
  { type, entriesOf }: ImportedType,
  listed: readonly Listed[],
): Promise<string[]> {
  const numbersOf = (all: readonly Listed[]) => all.map(({ id }) => id)
  const ours = await entriesOf(own).numbers()
  return store.imported.onlyHere(type, numbersOf(ours), numbersOf(listed))
}

/** Brings the entries of a type here; answers those that were written. */
async function importType(
  importing: Importing,
  imported: ImportedType,
  report: TypeReport,
): Promise<Written[]> {
  const written: Written[] = []
  const theirs = imported.entriesOf(importing.source.ask)
  const listed = await theirs.numbers()
  const entries = pMapIterable(listed, (one) => readEntry(theirs, one), { concurrency: readAhead })
  for await (const entry of entries) {
    if (typeof entry === 'string') {
      report.problems.push(entry)
      continue
    }
    const one: Written = { imported, report, entry }
    try {
      if (await importEntry(importing, one)) written.push(one)
    } catch (error) {
      // What fails may refer to what comes later, so it is tried again.
      written.push({ ...one, refused: reasonOf(error) })
    }
  }
  report.problems.push(...(await namedOnlyHere(importing, imported, listed)))
  return written
}

/** Looks at what was written; what still differs is written again as long as `isLast` is not said. */
async function checkAgain(
  importing: Importing,
  written: readonly Written[],
  isLast: boolean,
): Promise<Written[]> {
  const ours = new Map<ImportedType, Entries>()
  const left: Written[] = []
  for (const { refused, ...one } of written) {
    const { imported, report, entry } = one
    const entries = ours.get(imported) ?? imported.entriesOf(importing.own)
    ours.set(imported, entries)
    try {
      const open = await openFields(entries, entry)
      if (open.length === 0) continue
      if (isLast) report.problems.push(`${entry.id}: ${refused ?? differing(open)}`)
      else await writeEntry(importing, imported, entry)
      left.push(one)
    } catch (error) {
      left.push({ ...one, refused: reasonOf(error) })
      if (isLast) report.problems.push(`${entry.id}: ${reasonOf(error)}`)
    }
  }
  return left
}

/** Brings all entries here, type by type, and says what did not fit. */
export async function importEntries(
  importing: Importing,
  types: readonly ImportedType[],
  onStep: (step: string) => void,
): Promise<TypeReport[]> {
  const reports: TypeReport[] = []
  let written: Written[] = []
  for (const imported of types) {
    const report = newReport(imported.type)
    reports.push(report)
    try {
      written.push(...(await importType(importing, imported, report)))
    } catch (error) {
      report.problems.push(reasonOf(error))
    }
    onStep(imported.type)
  }
  for (let round = 2; round <= rounds + 1 && written.length > 0; round += 1) {
    written = await checkAgain(importing, written, round > rounds)
    onStep(`Verweise (${round - 1})`)
  }
  return reports
}
