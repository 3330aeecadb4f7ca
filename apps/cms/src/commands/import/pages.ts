import {
  type DetailType,
  detailTypes,
  type Seite,
  type Sprache,
  seite,
  sprachen,
} from '@kurstadt/contract'
import { z } from 'zod'
import { isRecord } from '../../platform/record.ts'
import { inSprache, wholeList } from './ask.ts'
import { differences } from './difference.ts'
import type { Importing } from './entries.ts'
import type { Making } from './from-wire.ts'
import { blocksOf } from './page-blocks.ts'
import { differing, newReport, reasonOf, type TypeReport } from './report.ts'

/** A page of the source: where it is in each language, and whose entries it shows. */
type SourcePage = {
  nummer: number
  pfade: Partial<Record<Sprache, string>>
  detail: DetailType | null
}

type PageText = { pfad: string; nummer: number; sprache: Sprache; detail: DetailType | null }

function textsOf({ pfade, nummer, detail }: SourcePage): PageText[] {
  return sprachen.flatMap((sprache) => {
    const pfad = pfade[sprache]
    return pfad === undefined ? [] : [{ pfad, nummer, sprache, detail }]
  })
}

const listed = z.object({ id: z.number(), href: z.string() })
const firstEntry = z.object({ data: z.array(z.object({ detailURL: z.string().nullable() })) })
const routed = z.object({ apiCalls: z.array(z.object({ name: z.string() })) })

async function listedPages({ source }: Importing): Promise<Map<number, SourcePage>> {
  const pages = new Map<number, SourcePage>()
  for (const sprache of sprachen) {
    for (const row of await wholeList(source.ask, 'seiten', inSprache(sprache))) {
      const { id, href } = listed.parse(row)
      const page = pages.get(id) ?? { nummer: id, pfade: {}, detail: null }
      page.pfade[sprache] = href
      pages.set(id, page)
    }
  }
  return pages
}

/** The page that shows the entries of a type stands in no list: the address of an entry leads there. */
async function detailPage({ source }: Importing, detail: DetailType): Promise<SourcePage | null> {
  const page: SourcePage = { nummer: 0, pfade: {}, detail }
  for (const sprache of sprachen) {
    const answer = await source.ask(detail, { params: { sprache, pro_seite: '1' } })
    const url = firstEntry.safeParse(answer).data?.data[0]?.detailURL ?? null
    if (url === null) continue
    const route = routed.safeParse(await source.ask('route', { params: { url } }))
    const name = route.data?.apiCalls.find((call) => call.name.startsWith('seiten/'))?.name
    if (name === undefined) continue
    page.nummer = Number(name.slice('seiten/'.length))
    page.pfade[sprache] = url.replace(/[^/]+\/$/, '*')
  }
  return page.nummer > 0 ? page : null
}

/** Every public page of the source. */
export async function readPages(importing: Importing): Promise<SourcePage[]> {
  const pages = await listedPages(importing)
  for (const type of detailTypes) {
    // A list that cannot be read is said where its entries are brought along.
    const page = await detailPage(importing, type).catch(() => null)
    if (page) pages.set(page.nummer, page)
  }
  return [...pages.values()].sort((a, b) => depthOf(a) - depthOf(b))
}

function depthOf({ pfade }: SourcePage): number {
  return (pfade.de ?? pfade.en ?? '').split('/').length
}

async function readPage(
  { source }: Importing,
  nummer: number,
  sprache: Sprache,
): Promise<Seite | null> {
  const answer = await source.ask('seiten/{id}', { ...inSprache(sprache), id: nummer })
  return answer === null ? null : seite.parse(answer)
}

/** Settles a page that was there before any import, or has the number of another page. */
async function settlePage(importing: Importing, { nummer, ...page }: SourcePage): Promise<void> {
  const { store } = importing
  if (!store.has('seiten', nummer) || store.imported.has(`seiten:${nummer}`)) return
  const savedAt = await store.savedAt('seiten', nummer)
  for (const text of textsOf({ nummer, ...page })) {
    const theirs = await readPage(importing, nummer, text.sprache)
    if (theirs === null || (await openFields(importing, text, theirs)).length > 0)
      return store.disown('seiten', nummer)
  }
  await store.settle('seiten', nummer, savedAt)
}

/** Makes a page that is not there yet; true when it was. */
async function addPage(importing: Importing, text: PageText): Promise<boolean> {
  const { store, own } = importing
  const { nummer, sprache, pfad, detail } = text
  const ours = await own('seiten/{id}', { ...inSprache(sprache), id: nummer })
  const isThere = sprache === 'de' ? ours !== null : hasLanguage(ours, sprache)
  const page = isThere ? null : await readPage(importing, nummer, sprache)
  if (page !== null) {
    const { pageLayout, pageTheme, title } = page
    const data = { titel: title, pfad, pageLayout, pageTheme, detailseite_fuer: detail }
    await store.write('seiten', nummer, {
      locale: sprache,
      data: { ...data, _status: 'published' },
    })
  }
  const id = store.lookup.entry('seiten', nummer)
  if (id !== null) store.knowPage(pfad, id)
  return page !== null
}

function hasLanguage(answer: unknown, sprache: Sprache): boolean {
  return isRecord(answer) && answer.sprache === sprache
}

/**
 * Makes the pages that are not there yet, without content: what links to them then finds them.
 * Answers the paths of those that were made.
 */
export async function addPages(
  importing: Importing,
  pages: readonly SourcePage[],
): Promise<ReadonlySet<string>> {
  const made = new Set<string>()
  // What fails here fails again when it is filled, and is said then.
  for (const page of pages) {
    await settlePage(importing, page).catch(() => importing.store.disown('seiten', page.nummer))
    for (const text of textsOf(page))
      if (await addPage(importing, text).catch(() => false)) made.add(text.pfad)
  }
  return made
}

function heroOf({ heroImages, heroSlider }: Seite, making: Making) {
  const at = (id: number) => making.lookup.entry('medien', id)
  return {
    heroImages: heroImages.map(({ bild, ...row }) => ({ ...row, bild: at(bild.id) })),
    heroSlider: heroSlider.map(({ bild, titel, untertitel, link, linktext }) => ({
      titel,
      untertitel,
      link,
      linktext,
      bild: at(bild.id),
    })),
  }
}

/** The version in Leichte Sprache, which the source has confirmed. */
function easyVersionOf({ leichteSprache }: Seite, { lookup }: Making) {
  if (leichteSprache === null) return { leichte_fassung: null }
  return { leichte_fassung: lookup.pageAt(leichteSprache), leichte_passt: true }
}

async function writePage({ store }: Importing, source: PageText, page: Seite): Promise<string[]> {
  const { nummer, sprache, pfad, detail } = source
  const making: Making = { lookup: store.lookup, sprache: 'de', stored: {} }
  const fields = store.fieldsOf('seiten')
  const content = blocksOf(page, 'content', { fields, making })
  const sidebar = blocksOf(page, 'sidebar', { fields, making })
  const above = page.breadcrumbs.at(-1)?.href
  const { pageLayout, pageTheme, title, description, seo } = page
  const data = {
    titel: title,
    pfad,
    beschreibung: description,
    seo,
    ...heroOf(page, making),
    bloecke: content.rows,
    seitenleiste: sidebar.rows,
    pageLayout,
    pageTheme,
    detailseite_fuer: detail,
    ...(above === undefined ? {} : { eltern: store.lookup.pageAt(above) }),
    ...(sprache === 'de' ? easyVersionOf(page, making) : {}),
    _status: 'published',
  }
  await store.write('seiten', nummer, { locale: sprache, data })
  return [...content.unknown, ...sidebar.unknown]
}

async function openFields({ own }: Importing, { nummer, sprache }: PageText, page: Seite) {
  const ours = await own('seiten/{id}', { ...inSprache(sprache), id: nummer })
  return ours === null ? ['fehlt'] : differences(page, ours)
}

/** Fills a page in one language; true when it said what the source says. */
async function fillPage(
  importing: Importing,
  text: PageText,
  { report, made }: { report: TypeReport; made: ReadonlySet<string> },
): Promise<boolean> {
  const { nummer, sprache, pfad } = text
  const isNew = made.has(pfad)
  const page = await readPage(importing, nummer, sprache)
  if (page === null) return false
  if ((await openFields(importing, text, page)).length === 0) {
    report[isNew ? 'neu' : 'gleich'] += 1
    return true
  }
  const unknown = await writePage(importing, text, page)
  report[isNew ? 'neu' : 'geaendert'] += 1
  const open = [...unknown, ...(await openFields(importing, text, page))]
  if (open.length > 0) report.problems.push(`${pfad}: ${differing(open)}`)
  return false
}

/** Names the pages that the source lists no more. */
async function namedOnlyHere({ store, own }: Importing, pages: readonly SourcePage[]) {
  if (pages.length === 0) return []
  const ours = z.array(listed).parse(await wholeList(own, 'seiten', inSprache('de')))
  const [here, there] = [ours.map(({ id }) => id), pages.map(({ nummer }) => nummer)]
  return store.imported.onlyHere('seiten', here, there)
}

/** Fills the pages; what already answers as the source does is left alone. */
export async function fillPages(
  importing: Importing,
  pages: readonly SourcePage[],
  made: ReadonlySet<string>,
): Promise<TypeReport> {
  const report = newReport('seiten')
  for (const page of pages) {
    const savedAt = await importing.store.savedAt('seiten', page.nummer)
    let isAlike = true
    for (const text of textsOf(page)) {
      const wasAlike = await fillPage(importing, text, { report, made }).catch((error: unknown) => {
        report.problems.push(`${text.pfad}: ${reasonOf(error)}`)
        return false
      })
      isAlike &&= wasAlike
    }
    if (isAlike) await importing.store.settle('seiten', page.nummer, savedAt)
  }
  report.problems.push(...(await namedOnlyHere(importing, pages)))
  return report
}
