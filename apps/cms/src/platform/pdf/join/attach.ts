import {
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFObjectCopier,
  PDFPage,
  PDFPageLeaf,
  type PDFRef,
} from '@cantoo/pdf-lib'
import { settleLinks } from './links.ts'
import { type Marks, numberPage } from './number-pages.ts'
import { dictAt, dictOf, key, listAt, numberAt, textAt } from './objects.ts'
import { seenBox } from './page-box.ts'
import { moveOwners, type Tags } from './tags.ts'

/** A PDF that is joined to another: where in its structure, and under which title. */
export type Part = {
  /** Title of the element that was left for it, and name of the place where it begins. */
  place: string
  titel: string
  /** How many pages it has. */
  pages: number
  /** Opens it once its turn has come. */
  open: () => Promise<PDFDocument>
  /** Page of the other document after which it stands, from 1. */
  after: number
}

const plain: Marks = { before: '', after: '' }

/** True where something of a page may be words: a scan has no font. */
function hasFonts(context: PDFContext, resources: PDFDict | undefined, depth = 0): boolean {
  if (!resources || depth > 5) return false
  if ((dictAt(resources, 'Font')?.keys().length ?? 0) > 0) return true
  const drawn = dictAt(resources, 'XObject')
  return (drawn?.values() ?? []).some((one) => {
    const form = dictOf(context, one)
    const below = form && dictAt(form, 'Resources')
    return below !== undefined && hasFonts(context, below, depth + 1)
  })
}

/** Copies the pages of a document, its links with them. */
function copyPages(into: PDFDocument, from: PDFDocument, copier: PDFObjectCopier): PDFPage[] {
  return from.getPages().map(({ ref }) => {
    const copied = copier.copy(ref)
    const leaf = into.context.lookup(copied)
    if (!(leaf instanceof PDFPageLeaf)) throw new TypeError('a page is copied as a page')
    return PDFPage.of(leaf, copied, into)
  })
}

/** Moves the owners of everything that was copied since; annotations may stand within a page. */
function moveCopied(
  context: PDFContext,
  pages: readonly PDFPage[],
  since: number,
  offset: number | null,
): void {
  const within = pages.flatMap(({ node }) =>
    listAt(node, 'Annots').filter((one) => one instanceof PDFDict),
  )
  for (const dict of within) moveOwners(dict, offset)
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const dict = ref.objectNumber > since ? dictOf(context, object) : undefined
    if (dict) moveOwners(dict, offset)
  }
}

type Beside = { tags: Tags; place: PDFRef; titel: string; of: number }

/** Puts all that a page draws into one element: text in the order of the file, or a picture. */
function ownPage(page: PDFPage, number: number, { tags, place, titel, of }: Beside): Marks {
  const { node, ref, doc } = page
  if (node.Contents() === undefined) return plain
  const isText = hasFonts(doc.context, node.Resources())
  const { left, bottom, right, top } = seenBox(page)
  const said = `${titel}, Seite ${number} von ${of}: ein Bild ohne lesbaren Text`
  const element = isText ? tags.text(ref) : tags.figure(ref, said, [left, bottom, right, top])
  node.set(key('StructParents'), doc.context.obj(tags.own(place, element)))
  return { before: `/${isText ? 'P' : 'Figure'} <</MCID 0>> BDC`, after: 'EMC' }
}

/** Adds the pages of a PDF with their tags, links and numbers; says which pages they are. */
export async function attach(
  document: PDFDocument,
  tags: Tags,
  { place: name, titel, open }: Part,
  numbers: readonly PDFRef[],
): Promise<PDFRef[]> {
  const { context } = document
  const from = await open()
  settleLinks(from)
  const since = context.largestObjectNumber
  const copier = PDFObjectCopier.for(from.context, context)
  const pages = copyPages(document, from, copier)
  const place = tags.place(name)
  tags.name(place, titel, textAt(from.catalog, 'Lang'))
  const named = from.catalog.get(key('StructTreeRoot'))
  const root = named && dictOf(context, copier.copy(named))
  moveCopied(context, pages, since, root ? tags.merge(place, root) : null)
  const beside = { tags, place, titel, of: pages.length }
  pages.forEach((page, index) => {
    const isTagged = numberAt(page.node, 'StructParents') !== undefined
    const marks = isTagged ? plain : ownPage(page, index + 1, beside)
    const number = numbers[index]
    if (number) numberPage(page, number, marks)
  })
  return pages.map(({ ref }) => ref)
}
