import {
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
} from '@cantoo/pdf-lib'
import { dictAt, key, listAt, numberAt, refOf, textAt, treeEntries } from './objects.ts'

type Owner = { key: number; value: PDFObject }

/** The structure of a document to which those of others are added. */
export class Tags {
  readonly #context: PDFContext
  readonly #root: PDFDict
  readonly #owners: Owner[]
  readonly #places = new Map<string, PDFRef>()
  #next: number

  constructor(context: PDFContext, catalog: PDFDict) {
    const root = dictAt(catalog, 'StructTreeRoot')
    if (!root) throw new TypeError('others are joined to a tagged document')
    this.#context = context
    this.#root = root
    const tree = dictAt(root, 'ParentTree')
    this.#owners = tree ? ownersIn(tree) : []
    this.#next = Math.max(0, ...this.#owners.map((one) => one.key + 1))
    this.#findPlaces(root)
  }

  /** Elements by their title: the places that were left for others. */
  #findPlaces(element: PDFDict): void {
    for (const kid of listAt(element, 'K')) {
      const below = this.#context.lookup(kid)
      if (!(kid instanceof PDFRef && below instanceof PDFDict)) continue
      const title = textAt(below, 'T')
      if (title !== undefined) this.#places.set(title, kid)
      this.#findPlaces(below)
    }
  }

  /** The element of this title; throws where none was left. */
  place(title: string): PDFRef {
    const found = this.#places.get(title)
    if (!found) throw new TypeError(`no place was left for ${title}`)
    return found
  }

  /** Gives an element its title for readers, and its language where it has one of its own. */
  name(place: PDFRef, title: string, lang: string | undefined): void {
    const element = this.#context.lookup(place, PDFDict)
    element.set(key('T'), PDFHexString.fromText(title))
    if (lang) element.set(key('Lang'), PDFHexString.fromText(lang))
  }

  /** Adds elements below another one. */
  add(place: PDFRef, kids: readonly PDFObject[]): void {
    const element = this.#context.lookup(place, PDFDict)
    element.set(key('K'), this.#context.obj([...listAt(element, 'K'), ...kids]))
  }

  /** Text that is all that a page draws. */
  text(page: PDFRef): PDFDict {
    return this.#context.obj({ Type: 'StructElem', S: 'P', Pg: page, K: 0 })
  }

  /** A picture that is all that a page draws: what it shows, and where. */
  figure(page: PDFRef, alt: string, bbox: [number, number, number, number]): PDFDict {
    const where = { O: 'Layout', Placement: 'Block', BBox: bbox }
    const figure = { Type: 'StructElem', S: 'Figure', Pg: page, K: 0, A: where }
    return this.#context.obj({ ...figure, Alt: PDFHexString.fromText(alt) })
  }

  /** Adds an element that owns all that a page draws; says the number by which the page names it. */
  own(place: PDFRef, element: PDFDict): number {
    element.set(key('P'), place)
    const ref = this.#context.register(element)
    this.add(place, [ref])
    return this.#keep(this.#context.obj([ref]))
  }

  #keep(value: PDFObject): number {
    const number = this.#next
    this.#next += 1
    this.#owners.push({ key: number, value })
    return number
  }

  /**
   * Adds the structure of another document, whose objects are copied already, below an element. Says
   * how much greater the numbers are by which its pages name their owners.
   */
  merge(place: PDFRef, root: PDFDict): number {
    const offset = this.#next
    const kids = listAt(root, 'K').map((kid) => refOf(this.#context, kid))
    for (const kid of kids) {
      const element = this.#context.lookup(kid)
      if (element instanceof PDFDict) element.set(key('P'), place)
    }
    this.add(place, kids)
    const tree = dictAt(root, 'ParentTree')
    for (const owner of tree ? ownersIn(tree) : []) {
      this.#owners.push({ key: owner.key + offset, value: owner.value })
      this.#next = Math.max(this.#next, owner.key + offset + 1)
    }
    for (const table of ['RoleMap', 'ClassMap']) this.#mergeTable(table, root)
    return offset
  }

  /** What a document says of its own tags; where two say different things, the first is kept. */
  #mergeTable(name: string, root: PDFDict): void {
    const theirs = dictAt(root, name)
    if (!theirs) return
    const ours = dictAt(this.#root, name) ?? PDFDict.withContext(this.#context)
    for (const [tag, meaning] of theirs.entries()) if (!ours.has(tag)) ours.set(tag, meaning)
    this.#root.set(PDFName.of(name), ours)
  }

  /** Writes who owns what. */
  write(): void {
    const nums = this.#owners
      .toSorted((a, b) => a.key - b.key)
      .flatMap((owner) => [PDFNumber.of(owner.key), owner.value])
    this.#root.set(key('ParentTree'), this.#context.register(this.#context.obj({ Nums: nums })))
    this.#root.set(key('ParentTreeNextKey'), PDFNumber.of(this.#next))
  }
}

/** Owners of marked content by their numbers; numbers that are none are nobody's. */
function ownersIn(tree: PDFDict): Owner[] {
  return treeEntries(tree, 'Nums').flatMap(([name, value]) =>
    name instanceof PDFNumber && name.asNumber() >= 0 ? [{ key: name.asNumber(), value }] : [],
  )
}

const owned = ['StructParent', 'StructParents'] as const

/** Moves the numbers by which an object names its owners; without `offset` it has none any more. */
export function moveOwners(dict: PDFDict, offset: number | null): void {
  for (const name of owned) {
    const number = numberAt(dict, name)
    if (offset !== null && number !== undefined) dict.set(key(name), PDFNumber.of(number + offset))
    else dict.delete(key(name))
  }
}
