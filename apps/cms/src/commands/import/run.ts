import type { Payload } from 'payload'
import { askOwn } from './ask.ts'
import { importDocuments } from './documents.ts'
import { importEntries } from './entries.ts'
import { importMedia } from './media.ts'
import { addPages, fillPages, readPages } from './pages.ts'
import { newReport, orProblem, reasonOf, type TypeReport } from './report.ts'
import { importMenus, importRedirects, importSettings } from './site.ts'
import type { Source } from './source.ts'
import { Store } from './store.ts'
import { importedTypes } from './types.ts'

/** Who our own API is asked by: with a token of the source, by somebody who may see as much. */
function asMuchAs(source: Source) {
  return {
    rat: source.has('rat') ? { nummer: 0 } : null,
    intranet: source.has('intranet') ? { uuid: 'import' } : null,
  }
}

/**
 * Fills the model from a server that honours the contract, type by type, with its numbers. What
 * already answers as the source does is left alone, so a second run changes nothing. What was made
 * or changed here since the last run stays, but for what is `overwritten` by name.
 */
export async function importAll(
  payload: Payload,
  { source, overwritten = new Set() }: { source: Source; overwritten?: ReadonlySet<string> },
  onStep: (step: string) => void,
): Promise<TypeReport[]> {
  const store = new Store(payload, overwritten)
  const importing = { store, source, own: askOwn(payload, asMuchAs(source)) }
  const types = importedTypes(store, source)
  const numbered = ['seiten', 'medien', 'dokumente', ...types.map(({ type }) => type)] as const
  await store.learn(numbered)
  const media = await importMedia(importing)
  onStep('medien')
  const failedPages: string[] = []
  const pages = await readPages(importing).catch((error: unknown) => {
    failedPages.push(reasonOf(error))
    return []
  })
  const made = await addPages(importing, pages)
  onStep('seiten')
  const documents = await orProblem('dokumente', () => importDocuments(importing))
  onStep('dokumente')
  const entries = await importEntries(importing, types, onStep)
  const filled = await fillPages(importing, pages, made)
  filled.problems.unshift(...failedPages)
  onStep('Inhalt der Seiten')
  const site = [
    await orProblem('menu', () => importMenus(importing)),
    await orProblem('einstellungen', () => importSettings(importing)),
    await orProblem('weiterleitungen', () => importRedirects(importing)),
  ]
  for (const type of numbered.filter((one) => store.counts(one)))
    await store.imported.leaveRoom(type)
  const broken = { ...newReport('nicht_lesbar'), problems: [...source.unusable] }
  const unmet = { ...newReport('overwrite'), problems: store.imported.unmetProblems() }
  const others = [broken, unmet].filter(({ problems }) => problems.length > 0)
  return [media, documents, ...entries, filled, ...site, ...others]
}
