import { callNames } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { type ImportedType, type Importing, importedType, importType } from './entries.ts'
import { importMedia } from './media.ts'
import { addPages, fillPages, readPages } from './pages.ts'
import type { TypeReport } from './report.ts'
import { importMenus, importRedirects, importSettings } from './site.ts'
import type { Source } from './source.ts'
import { Store } from './store.ts'

/** Types with steps of their own. */
const special = ['seiten', 'medien']
/** What refers to something that comes later finds it the second time, or the third. */
const rounds = 3

function typesOf(store: Store): ImportedType[] {
  return callNames.flatMap((name) => {
    const type = special.includes(name) ? null : importedType(store, name)
    return type ? [type] : []
  })
}

/** Adds what a later round did to what the first ones did; only its open questions are still open. */
function together(earlier: TypeReport | undefined, later: TypeReport): TypeReport {
  if (!earlier) return later
  const neu = earlier.neu + later.neu
  const geaendert = earlier.geaendert
  return { ...later, neu, geaendert, gleich: earlier.gleich }
}

async function importEntries(importing: Importing, tell: Tell): Promise<TypeReport[]> {
  const reports = new Map<string, TypeReport>()
  let left = typesOf(importing.store)
  for (let round = 1; round <= rounds && left.length > 0; round += 1) {
    const open: ImportedType[] = []
    for (const type of left) {
      const report = await importType(importing, type)
      reports.set(type.type, together(reports.get(type.type), report))
      tell(`${type.type} (${round})`)
      if (report.problems.length > 0) open.push(type)
    }
    left = open
  }
  return [...reports.values()]
}

type Tell = (step: string) => void

/**
 * Fills the model from a server that honours the contract, type by type, with its numbers. What
 * already answers as the source does is left alone, so a second run changes nothing.
 */
export async function importAll(
  payload: Payload,
  source: Source,
  tell: Tell,
): Promise<TypeReport[]> {
  const store = new Store(payload)
  const importing = { store, source }
  const types = typesOf(store).map(({ type }) => type)
  await store.learn(['seiten', 'medien', ...types])
  const media = await importMedia(importing)
  tell('medien')
  const pages = await readPages(importing)
  await addPages(importing, pages)
  tell('seiten')
  const entries = await importEntries(importing, tell)
  const filled = await fillPages(importing, pages)
  const site = [
    await importMenus(importing),
    await importSettings(importing),
    await importRedirects(importing),
  ]
  return [media, ...entries, filled, ...site]
}
