import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'
import { attach, type Part } from './attach.ts'
import { type Bookmark, writeBookmarks } from './bookmarks.ts'
import { namedPlaces } from './links.ts'
import { asForm } from './number-pages.ts'
import { key } from './objects.ts'
import { Tags } from './tags.ts'

/** A bookmark: the page of the whole, from 1, that it leads to, and those below it. */
export type Mark = { titel: string; seite: number; below: readonly Mark[] }

/** What a document is joined of. */
export type Joint = {
  /** How many pages of the first document stay pages; the others are strips for those of the parts. */
  own: number
  parts: readonly Part[]
  marks: readonly Mark[]
}

/** Lets names lead to where the parts begin, beside those that the document has. */
function addPlaces(document: PDFDocument, added: ReadonlyMap<string, PDFRef>): void {
  const { catalog, context } = document
  const places = new Map(namedPlaces(document))
  for (const [name, page] of added)
    places.set(name, context.obj([page, PDFName.of('XYZ'), null, null, null]))
  const sorted = [...places].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const names = sorted.flatMap(([name, place]) => [PDFString.of(name), place])
  const tree = context.lookup(catalog.get(key('Names')))
  const all = tree instanceof PDFDict ? tree : PDFDict.withContext(context)
  all.set(key('Dests'), context.obj({ Names: names }))
  catalog.set(key('Names'), all)
}

/** Makes some pages, in their order, the pages of the document. */
function arrange(document: PDFDocument, pages: readonly PDFRef[]): void {
  const { catalog, context } = document
  const root = catalog.get(key('Pages'))
  const tree = context.lookup(root, PDFDict)
  for (const page of pages) if (root) context.lookup(page, PDFDict).set(key('Parent'), root)
  const kids = PDFArray.withContext(context)
  for (const page of pages) kids.push(page)
  tree.set(key('Kids'), kids)
  tree.set(key('Count'), PDFNumber.of(pages.length))
}

/** Bookmarks with their pages; one whose page there is not is left out. */
function marksOn(pages: readonly PDFRef[], marks: readonly Mark[]): Bookmark[] {
  return marks.flatMap(({ titel, seite, below }) => {
    const page = pages[seite - 1]
    return page ? [{ titel, page, below: marksOn(pages, below) }] : []
  })
}

/**
 * Joins PDFs to a tagged one, which holds the pages before and between them, a place in its structure
 * for each, and behind its own pages a strip with the number of each of theirs. Their tags, links and
 * the size of their pages are kept; text without tags becomes a paragraph per page, a scan a picture
 * that says so.
 */
export async function joinPdfs(first: Uint8Array, joint: Joint): Promise<Uint8Array> {
  const document = await PDFDocument.load(first, { updateMetadata: false })
  const { catalog, context } = document
  const all = document.getPages()
  const strips = all.slice(joint.own).map(asForm)
  const tags = new Tags(context, catalog)
  const pages = all.slice(0, joint.own).map(({ ref }) => [ref])
  const places = new Map<string, PDFRef>()
  for (const part of joint.parts) {
    const added = await attach(document, tags, part, strips.splice(0, part.pages))
    pages[part.after - 1]?.push(...added)
    if (added[0]) places.set(part.place, added[0])
  }
  tags.write()
  addPlaces(document, places)
  const whole = pages.flat()
  arrange(document, whole)
  writeBookmarks(context, catalog, marksOn(whole, joint.marks))
  for (const { ref } of all.slice(joint.own)) context.delete(ref)
  return document.save({ addDefaultPage: false, updateFieldAppearances: false })
}
