import { type PDFContext, type PDFDict, PDFHexString, PDFName, type PDFRef } from '@cantoo/pdf-lib'
import { key } from './objects.ts'

/** A bookmark with those below it, which are folded. */
export type Bookmark = { titel: string; page: PDFRef; below: readonly Bookmark[] }

function writeBelow(
  context: PDFContext,
  parent: { ref: PDFRef; dict: PDFDict; isOpen: boolean },
  bookmarks: readonly Bookmark[],
): void {
  const refs = bookmarks.map(() => context.nextRef())
  const [first, last] = [refs.at(0), refs.at(-1)]
  if (!(first && last)) return
  parent.dict.set(key('First'), first)
  parent.dict.set(key('Last'), last)
  parent.dict.set(key('Count'), context.obj(parent.isOpen ? refs.length : -refs.length))
  bookmarks.forEach(({ titel, page, below }, index) => {
    const [ref, before, after] = [refs[index], refs[index - 1], refs[index + 1]]
    if (!ref) return
    const dict = context.obj({
      Title: PDFHexString.fromText(titel),
      Parent: parent.ref,
      Dest: context.obj([page, PDFName.of('XYZ'), null, null, null]),
      ...(before ? { Prev: before } : {}),
      ...(after ? { Next: after } : {}),
    })
    context.assign(ref, dict)
    writeBelow(context, { ref, dict, isOpen: false }, below)
  })
}

/** Writes the bookmarks of a document and has viewers show them. */
export function writeBookmarks(
  context: PDFContext,
  catalog: PDFDict,
  bookmarks: readonly Bookmark[],
): void {
  if (bookmarks.length === 0) return
  const dict = context.obj({ Type: 'Outlines' })
  const ref = context.register(dict)
  writeBelow(context, { ref, dict, isOpen: true }, bookmarks)
  catalog.set(key('Outlines'), ref)
  catalog.set(key('PageMode'), PDFName.of('UseOutlines'))
}
