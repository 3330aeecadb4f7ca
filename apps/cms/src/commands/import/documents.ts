import { calls, type Dokument } from '@kurstadt/contract'
import { z } from 'zod'
import type { DokumentDoc } from '../../payload-types.ts'
import { prepareUpload } from '../../platform/media/index.ts'
import { type Ask, wholeList } from './ask.ts'
import type { Importing } from './entries.ts'
import { newReport, reasonOf, type TypeReport } from './report.ts'
import { intranetTexts } from './types.ts'

/** A file of the council or the intranet, and for whom it is. */
type Named = Dokument & { bereich: DokumentDoc['bereich']; oeffentlich: boolean }

const meetings = z.array(calls['sitzungen/{id}'].answer)
const papers = z.array(calls['vorlagen/{id}'].answer)
const { data: texts } = calls['intranet/rubrik/{url}'].answer.shape
const { data: archive } = calls['intranet/archiv'].answer.shape

/** Files that meetings and papers name. */
async function filesOfCouncil(ask: Ask): Promise<Dokument[]> {
  const dates = meetings.parse(await wholeList(ask, 'sitzungen'))
  const named = papers.parse(await wholeList(ask, 'vorlagen'))
  return [
    ...dates.flatMap(({ einladung, protokoll }) => [einladung ?? [], protokoll ?? []].flat()),
    ...named.flatMap(({ dateien, fassungen }) => [
      ...dateien,
      ...fassungen.flatMap((one) => one.dateien),
    ]),
  ]
}

async function filesOfIntranet(ask: Ask): Promise<Dokument[]> {
  const named = texts.parse(await intranetTexts(ask))
  const documents = archive.parse(await wholeList(ask, 'intranet/archiv'))
  return [
    ...named.flatMap(({ dateien }) => dateien),
    ...documents.flatMap(({ datei }) => datei ?? []),
  ]
}

/** Every file that an answer names; public is what is named to somebody without a token. */
async function namedFiles({ source }: Importing): Promise<Named[]> {
  const everybodys = new Set((await filesOfCouncil(source.askAsAnybody)).map(({ id }) => id))
  const council = await filesOfCouncil(source.ask)
  const intranet = source.has('intranet') ? await filesOfIntranet(source.ask) : []
  const named: Named[] = [
    ...council.map((one) => ({
      ...one,
      bereich: 'rat' as const,
      oeffentlich: everybodys.has(one.id),
    })),
    ...intranet.map((one) => ({ ...one, bereich: 'intranet' as const, oeffentlich: false })),
  ]
  return [...new Map(named.map((one) => [one.id, one])).values()]
}

async function storedFiles({ store }: Importing): Promise<Map<number, DokumentDoc>> {
  const { docs } = await store.payload.find({
    collection: 'dokumente',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return new Map(docs.flatMap((doc) => (doc.nummer ? [[doc.nummer, doc] as const] : [])))
}

function isSame(one: Named, stored: DokumentDoc): boolean {
  return (
    one.titel === stored.titel &&
    one.stand === stored.stand?.slice(0, 10) &&
    one.oeffentlich === (stored.oeffentlich === true)
  )
}

async function importDocument(
  { store, source }: Importing,
  named: Named,
  stored: DokumentDoc | undefined,
): Promise<'neu' | 'geaendert' | 'gleich'> {
  const { id, titel, stand, bereich, oeffentlich, groesse } = named
  const isOtherFile = stored?.filesize !== groesse
  if (stored && !isOtherFile && isSame(named, stored)) {
    if (!store.imported.has(`dokumente:${id}`))
      await store.settle('dokumente', id, stored.updatedAt)
    return 'gleich'
  }
  const upload = isOtherFile
    ? await prepareUpload({ name: `${titel}.pdf`, data: await source.document(id) }, 'quick')
    : null
  await store.write('dokumente', id, {
    locale: 'de',
    data: { titel, stand, bereich, oeffentlich },
    ...(upload ? { upload } : {}),
  })
  return stored ? 'geaendert' : 'neu'
}

/** Brings the files here that the answers of council and intranet name. */
export async function importDocuments(importing: Importing): Promise<TypeReport> {
  const report = newReport('dokumente')
  const stored = await storedFiles(importing)
  const all = await namedFiles(importing)
  const ours = [...stored].flatMap(([nummer, doc]) => (doc.oeffentlich === true ? nummer : []))
  const theirs = all.flatMap(({ id, oeffentlich }) => (oeffentlich ? id : []))
  report.problems.push(...importing.store.imported.onlyHere('dokumente', ours, theirs))
  for (const named of all)
    try {
      report[await importDocument(importing, named, stored.get(named.id))] += 1
    } catch (error) {
      report.problems.push(`${named.id} „${named.titel}“: ${reasonOf(error)}`)
    }
  return report
}
