import { type CallName, calls, isCallName, rubrikArten } from '@kurstadt/contract'
import type { CollectionSlug } from 'payload'
import { ownAnswer } from '../api/own-answer.ts'
import { differences } from './difference.ts'
import { isRecord, type Values, valuesOf } from './from-wire.ts'
import { modelOf } from './model-of.ts'
import { newReport, reasonOf, type TypeReport } from './report.ts'
import type { Source } from './source.ts'
import type { Store } from './store.ts'

/** A type as the import knows it: its collection and the calls that answer it. */
export type ImportedType = { type: CollectionSlug; list: CallName; single: CallName }
/** What every step of an import works with. */
export type Importing = { store: Store; source: Source }

/** What the source says of an entry, and which list it stands in. */
type Entry = { de: Values; en: Values | null; listed: Values }

/** The type behind a name of the registry; null where it has no list, no entries or no place here. */
export function importedType(store: Store, name: string): ImportedType | null {
  const single = `${name}/{id}`
  const type = store.typeOf(name)
  if (type === null || !(isCallName(name) && isCallName(single))) return null
  const isOpen = calls[name].zugang === undefined && calls[single].zugang === undefined
  return isOpen ? { type, list: name, single } : null
}

async function readEntry(
  { source }: Importing,
  single: CallName,
  { id, listed }: { id: number; listed: Values },
): Promise<Entry | null> {
  const de = await source.read(single, { sprache: 'de' }, id)
  const en = await source.read(single, { sprache: 'en' }, id)
  if (!isRecord(de)) return null
  return { de, en: isRecord(en) && en.sprache === 'en' ? en : null, listed }
}

/** Fields in which our answers differ from the source's, each with its language. */
async function openFields(
  { store }: Importing,
  single: CallName,
  id: number,
  { de, en }: Entry,
): Promise<string[]> {
  const open: string[] = []
  for (const [sprache, theirs] of [['de', de] as const, ['en', en] as const]) {
    if (theirs === null) continue
    const ours = await ownAnswer(store.payload, single, { params: { sprache }, id })
    if (ours === null) return ['is not there']
    open.push(...differences(theirs, ours).map((field) => `${field} (${sprache})`))
  }
  return open
}

async function writeEntry({ store }: Importing, type: CollectionSlug, id: number, entry: Entry) {
  const fields = store.fieldsOf(type)
  const { lookup } = store
  const stored = await store.stored(type, id)
  const german = valuesOf(fields, modelOf(type, { ...entry.listed, ...entry.de }, lookup), {
    lookup,
    sprache: 'de',
    stored,
  })
  await store.write(type, id, { locale: 'de', data: { ...german, _status: 'published' } })
  if (entry.en === null) return
  const written = await store.stored(type, id)
  const making = { lookup, sprache: 'en', stored: written } as const
  const english = valuesOf(fields, modelOf(type, entry.en, lookup), making)
  await store.write(type, id, { locale: 'en', data: { ...english, _status: 'published' } })
}

/** Brings one entry here; what already answers as the source does is left alone. */
async function importEntry(
  importing: Importing,
  { type, single }: ImportedType,
  { id, listed }: { id: number; listed: Values },
  report: TypeReport,
): Promise<void> {
  try {
    const entry = await readEntry(importing, single, { id, listed })
    if (entry === null) {
      report.problems.push(`${id}: the source lists it and does not have it`)
      return
    }
    if ((await openFields(importing, single, id, entry)).length === 0) {
      report.gleich += 1
      return
    }
    const isNew = importing.store.lookup.entry(type, id) === null
    await writeEntry(importing, type, id, entry)
    report[isNew ? 'neu' : 'geaendert'] += 1
    const open = await openFields(importing, single, id, entry)
    if (open.length > 0) report.problems.push(`${id}: ${open.slice(0, 8).join(', ')}`)
  } catch (error) {
    report.problems.push(`${id}: ${reasonOf(error)}`)
  }
}

/** A type whose list shows one kind at a time is asked for every kind. */
function listsOf(name: CallName): Record<string, string>[] {
  return name === 'rubriken' ? rubrikArten.map((art) => ({ art })) : [{}]
}

/** Brings all entries of a type here. */
export async function importType(
  importing: Importing,
  imported: ImportedType,
): Promise<TypeReport> {
  const report = newReport(imported.type)
  try {
    for (const params of listsOf(imported.list))
      for (const id of await importing.source.numbers(imported.list, params))
        await importEntry(importing, imported, { id, listed: params }, report)
  } catch (error) {
    report.problems.push(reasonOf(error))
  }
  return report
}
