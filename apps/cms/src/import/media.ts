import { availableParallelism } from 'node:os'
import { calls, type Medium } from '@kurstadt/contract'
import { ahead } from '../ahead.ts'
import { type PreparedUpload, prepareUpload } from '../media/index.ts'
import { inSprache, wholeList } from './ask.ts'
import { differences } from './difference.ts'
import type { Importing } from './entries.ts'
import { newReport, reasonOf, type TypeReport } from './report.ts'
import { SourceError } from './source.ts'

/** Files that are fetched and made at a time: each waits for its formats in turn. */
const filesAtOnce = availableParallelism() + 1

/** What is said of a file in both languages; English where somebody translated it. */
type Described = { de: Medium; en: Medium | null }
/** A file to bring here; `upload` is what is stored of it, or why there is nothing. */
type Fetched = Described & { upload: PreparedUpload | null; problem: string | null }

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
function sayDifferent(one: Medium | null, other: Medium | null | undefined): boolean {
  const made = /^(url|dateiname|mimetype)$/
  return one !== null && differences(one, other).some((field) => !made.test(field))
}

/** Fetches a file and makes what is stored of it. */
async function fetchFile({ source, store }: Importing, one: Described): Promise<Fetched> {
  const { id, url } = one.de
  if (store.lookup.entry('medien', id) !== null) return { ...one, upload: null, problem: null }
  try {
    const data = await source.file(url)
    const name = url.slice('/media/'.length)
    return { ...one, upload: await prepareUpload({ name, data }, 'quick'), problem: null }
  } catch (error) {
    return { ...one, upload: null, problem: reasonOf(error) }
  }
}

async function importMedium(
  { store }: Importing,
  { de, en, upload }: Fetched,
  ours: Described | undefined,
): Promise<'neu' | 'geaendert' | 'gleich'> {
  const { id } = de
  const isOther = sayDifferent(de, ours?.de)
  const isOtherInEnglish = sayDifferent(en, ours?.en)
  if (upload) await store.write('medien', id, { locale: 'de', data: describedBy(de), upload })
  else if (isOther) await store.write('medien', id, { locale: 'de', data: describedBy(de) })
  if (en !== null && isOtherInEnglish)
    await store.write('medien', id, {
      locale: 'en',
      data: { alt: en.alt, bildtext: en.bildtext },
    })
  store.knowFile(de.url, store.lookup.entry('medien', id) ?? '')
  if (upload) return 'neu'
  return isOther || isOtherInEnglish ? 'geaendert' : 'gleich'
}

/** Refuses a wrong address of the files before anything is written. */
async function tryOne({ source, store }: Importing, all: readonly Described[]): Promise<void> {
  const wanted = all.find(({ de }) => store.lookup.entry('medien', de.id) === null)
  if (!wanted) return
  try {
    await source.file(wanted.de.url)
  } catch (error) {
    throw new SourceError(
      `Bilder und Dateien kommen von der Website der Quelle, nicht von ihrer Schnittstelle. Bitte nennen Sie deren Adresse: --media https://… (${reasonOf(error)})`,
    )
  }
}

/** Brings the media library here; every file once. */
export async function importMedia(importing: Importing): Promise<TypeReport> {
  const report = newReport('medien')
  const theirs = [...(await describedIn(importing.source.ask)).values()]
  await tryOne(importing, theirs)
  const ours = await describedIn(importing.own)
  const files = ahead(theirs, filesAtOnce, (one) => fetchFile(importing, one))
  for await (const file of files)
    try {
      if (file.problem !== null) throw new SourceError(file.problem)
      report[await importMedium(importing, file, ours.get(file.de.id))] += 1
    } catch (error) {
      report.problems.push(`${file.de.id}: ${reasonOf(error)}`)
    }
  return report
}
