import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFString,
} from '@cantoo/pdf-lib'
import { dictAt, dictOf, key, listAt, treeEntries } from './objects.ts'

/** Words of a name, in whichever way a file writes it. */
function wordsOf(object: PDFObject | undefined): string | null {
  if (object instanceof PDFString || object instanceof PDFHexString) return object.decodeText()
  return object instanceof PDFName ? object.decodeText() : null
}

/** Places of a document by their names: what a link leads to is lost with the list of names. */
export function namedPlaces({ catalog, context }: PDFDocument): ReadonlyMap<string, PDFArray> {
  const tree = dictAt(catalog, 'Names')
  const dests = tree && dictAt(tree, 'Dests')
  const old = dictAt(catalog, 'Dests')
  const all = [...(dests ? treeEntries(dests, 'Names') : []), ...(old ? old.entries() : [])]
  const places = new Map<string, PDFArray>()
  for (const [name, value] of all) {
    const found = context.lookup(value)
    const place = found instanceof PDFDict ? context.lookup(found.get(key('D'))) : found
    const words = wordsOf(name)
    if (words !== null && place instanceof PDFArray) places.set(words, place)
  }
  return places
}

function settlePlace(
  dict: PDFDict,
  name: 'Dest' | 'D',
  places: ReadonlyMap<string, PDFArray>,
): void {
  const words = wordsOf(dict.context.lookup(dict.get(key(name))))
  if (words === null) return
  const place = places.get(words)
  if (place) dict.set(key(name), place)
  else dict.delete(key(name))
}

/** What a link may do: lead to an address, or to a place in its document. */
const harmless = ['URI', 'GoTo']

function settleAction(annotation: PDFDict, places: ReadonlyMap<string, PDFArray>): void {
  const action = dictAt(annotation, 'A')
  if (!action) return
  const kind = wordsOf(action.get(key('S')))
  if (kind === null || !harmless.includes(kind)) annotation.delete(key('A'))
  else {
    action.delete(key('Next'))
    if (kind === 'GoTo') settlePlace(action, 'D', places)
  }
}

/**
 * Makes the links of a document hold without it: they lead to pages instead of names. What else a
 * page or a link would do by itself (scripts, programs, other files) is taken away.
 */
export function settleLinks(document: PDFDocument): void {
  const places = namedPlaces(document)
  for (const { node } of document.getPages()) {
    for (const name of ['AA', 'B', 'Thumb', 'PieceInfo']) node.delete(key(name))
    for (const one of listAt(node, 'Annots')) {
      const annotation = dictOf(document.context, one)
      if (!annotation) continue
      annotation.delete(key('AA'))
      settlePlace(annotation, 'Dest', places)
      settleAction(annotation, places)
    }
  }
}
