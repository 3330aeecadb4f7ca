import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'

/** Name of a key. */
export const key = (name: string): PDFName => PDFName.of(name)

/** What a key of a dictionary holds, where it is a dictionary. */
export function dictAt(dict: PDFDict, name: string): PDFDict | undefined {
  const found = dict.context.lookup(dict.get(key(name)))
  return found instanceof PDFDict ? found : undefined
}

/** What a key of a dictionary holds, as a list: one thing alone is a list of one. */
export function listAt(dict: PDFDict, name: string): PDFObject[] {
  const held = dict.get(key(name))
  const found = dict.context.lookup(held)
  if (found instanceof PDFArray) return found.asArray()
  return held === undefined || found === undefined ? [] : [held]
}

/** A number that a key of a dictionary holds. */
export function numberAt(dict: PDFDict, name: string): number | undefined {
  const found = dict.context.lookup(dict.get(key(name)))
  return found instanceof PDFNumber ? found.asNumber() : undefined
}

/** Words that a key of a dictionary holds. */
export function textAt(dict: PDFDict, name: string): string | undefined {
  const found = dict.context.lookup(dict.get(key(name)))
  return found instanceof PDFString || found instanceof PDFHexString
    ? found.decodeText()
    : undefined
}

/** The dictionary of an object, that of a stream too. */
export function dictOf(context: PDFContext, object: PDFObject | undefined): PDFDict | undefined {
  const found = context.lookup(object)
  if (found instanceof PDFStream) return found.dict
  return found instanceof PDFDict ? found : undefined
}

/** Things by number or name in a tree of a PDF, in its order. */
export function treeEntries(
  root: PDFDict,
  entries: 'Nums' | 'Names',
): [name: PDFObject, value: PDFObject][] {
  const found: [PDFObject, PDFObject][] = []
  const seen = new Set<PDFDict>()
  const walk = (node: PDFDict) => {
    if (seen.has(node)) return
    seen.add(node)
    const own = listAt(node, entries)
    for (let index = 0; index + 1 < own.length; index += 2) {
      const [name, value] = [root.context.lookup(own[index]), own[index + 1]]
      if (name && value) found.push([name, value])
    }
    for (const kid of listAt(node, 'Kids')) {
      const below = root.context.lookup(kid)
      if (below instanceof PDFDict) walk(below)
    }
  }
  walk(root)
  return found
}

/** A reference to an object, made for one that has none. */
export function refOf(context: PDFContext, object: PDFObject): PDFRef {
  return object instanceof PDFRef ? object : context.register(object)
}
