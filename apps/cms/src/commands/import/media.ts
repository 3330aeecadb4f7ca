import { availableParallelism } from 'node:os'
import { calls, type Medium } from '@kurstadt/contract'
import { pMapIterable } from 'p-map'
import { type PreparedUpload, prepareUpload } from '../../platform/media/index.ts'
import { inSprache, wholeList } from './ask.ts'
import { differences } from './difference.ts'
import type { Importing } from './entries.ts'
import { SourceError } from './fetch-source.ts'
import { newReport, reasonOf, type TypeReport } from './report.ts'
import { type Herkunft, herkunft } from './source-file.ts'

/** Files that are fetched and made at a time: each waits for its formats in turn. */
const filesAtOnce = availableParallelism() + 1

/** What is said of a file in both languages; English where somebody translated it. */
type Described = { de: Medium; en: Medium | null }
/** A file to bring here; `upload` is what is stored of it, or why there is nothing. */
type Fetched = Described & {
  upload: PreparedUpload | null
  herkunft: Herkunft | null
  problem: string | null
}

const { data: rows } = calls.medien.answer.shape

async function describedIn(ask: Importing['own']): Promise<Map<number, Described>> {
  const [german, english] = await Promise.all([
    wholeList(ask, 'medien', inSprache('de')),
    wholeList(ask, 'medien', inSprache('en')),
  ])
  const translated = new Map(
    rows.parse(english).flatMap((one) => (one.sprache === 'en' ? [[one.id, one] as const] : [])),
  )
  return new Map(rows.parse(german).map((de) => [de.id, { de, en: translated.get(de.id) ?? null }]))
}

/** What an editor said of the file. */
function describedBy(medium: Medium): object {
  const { titel, alt, dekorativ, bildtext, schlagworte, copyright, urheber, lizenz } = medium
  const [x, y] = medium.bild?.fokus ?? [0.5, 0.5]
  return {
    titel,
    alt,
    dekorativ,
    bildtext,
    schlagworte,
    copyright,
    urheber,
    lizenz,
    quelle: medium.quelle,
    nutzung_bis: medium.nutzung_bis,
    focalX: Math.round(x * 100),
    focalY: Math.round(y * 100),
  }
}

/** What is made of the file where it arrives is not compared. */
function haveDifferentTexts(one: Medium | null, other: Medium | null | undefined): boolean {
  const made = /^(url|dateiname|mimetype)$/
  return one !== null && differences(one, other).some((field) => !made.test(field))
}

/** By what the files that are here already are known again, by number. */
async function knownFiles({ store }: Importing): Promise<Map<number, Herkunft | null>> {
  const { docs } = await store.payload.find({
    collection: 'medien',
    pagination: false,
    depth: 0,
    overrideAccess: true,
    select: { nummer: true, herkunft: true },
  })
  return new Map(
    docs.flatMap((doc) =>
      doc.nummer ? [[doc.nummer, herkunft.safeParse(doc.herkunft).data ?? null] as const] : [],
    ),
  )
}

/** Fetches a file and makes what is stored of it; nothing when it is the one that is here. */
async function fetchFile(
  { source }: Importing,
  one: Described,
  known: Herkunft | null,
): Promise<Fetched> {
  const nothing = { ...one, upload: null, herkunft: null, problem: null }
  try {
    const file = await source.file(one.de.url, known)
    if (file === null) return nothing
    const name = one.de.url.slice('/media/'.length)
    const upload = await prepareUpload({ name, data: file.data }, 'quick')
    return { ...nothing, upload, herkunft: file.herkunft }
  } catch (error) {
    return { ...nothing, problem: reasonOf(error) }
  }
}

async function importMedium(
  { store }: Importing,
  { de, en, upload, herkunft: from }: Fetched,
  ours: Described | undefined,
): Promise<'neu' | 'geaendert' | 'gleich'> {
  const { id } = de
  const isOther = haveDifferentTexts(de, ours?.de)
  const isOtherInEnglish = haveDifferentTexts(en, ours?.en)
  const isNew = !store.has('medien', id)
  const data = from === null ? describedBy(de) : { ...describedBy(de), herkunft: from }
  if (upload) await store.write('medien', id, { locale: 'de', data, upload })
  else if (isOther) await store.write('medien', id, { locale: 'de', data })
  if (en !== null && isOtherInEnglish)
    await store.write('medien', id, {
      locale: 'en',
      data: { alt: en.alt, bildtext: en.bildtext },
    })
  store.knowFile(de.url, store.lookup.entry('medien', id) ?? '')
  if (isNew) return 'neu'
  return upload || isOther || isOtherInEnglish ? 'geaendert' : 'gleich'
}

/** Files of each kind that are tried: where the address is right, one may be missing all the same. */
const tried = 5

/** Refuses a wrong address of the files before anything is written. */
async function trySome({ source, store }: Importing, all: readonly Described[]): Promise<void> {
  const isHere = ({ de }: Described) => store.has('medien', de.id)
  const wanted = all.filter((one) => !isHere(one)).slice(0, tried)
  if (wanted.length === 0) return
  // After a first run only those may be left that the source itself does not have.
  const more = all.filter(isHere).slice(0, tried)
  const reasons: string[] = []
  for (const { de } of [...wanted, ...more])
    try {
      await source.file(de.url, null)
      return
    } catch (error) {
      reasons.push(reasonOf(error))
    }
  throw new SourceError(
    `Bilder und Dateien kommen von der Website der Quelle, nicht von ihrer Schnittstelle. Bitte nennen Sie deren Adresse: --media https://… (${reasons[0]})`,
  )
}

/** Brings the media library here; a file again when it was replaced at the source. */
export async function importMedia(importing: Importing): Promise<TypeReport> {
  const report = newReport('medien')
  const theirs = [...(await describedIn(importing.source.ask)).values()]
  await trySome(importing, theirs)
  const ours = await describedIn(importing.own)
  const numbers = theirs.map(({ de }) => de.id)
  report.problems.push(...importing.store.imported.onlyHere('medien', [...ours.keys()], numbers))
  const known = await knownFiles(importing)
  const files = pMapIterable(
    theirs,
    (one) => fetchFile(importing, one, known.get(one.de.id) ?? null),
    { concurrency: filesAtOnce },
  )
  for await (const file of files)
    try {
      if (file.problem !== null) throw new SourceError(file.problem)
      report[await importMedium(importing, file, ours.get(file.de.id))] += 1
    } catch (error) {
      report.problems.push(`${file.de.id}: ${reasonOf(error)}`)
    }
  return report
}
