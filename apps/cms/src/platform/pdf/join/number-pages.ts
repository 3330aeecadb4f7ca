import { PDFDict, PDFName, type PDFPage, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'
import { key } from './objects.ts'
import { type Box, type PageSize, rotationOf, seenBox, seenSize } from './page-box.ts'

/** How high the strip below a page is, in points, for a page of this width. */
export function stripHeight({ width }: PageSize): number {
  return Math.min(60, Math.max(16, width * 0.045))
}

const written = (...numbers: number[]) =>
  numbers.map((one) => String(Math.round(one * 1000) / 1000)).join(' ')

/** The page's box with a strip added below, as it is seen; and how the strip is rotated into it. */
function withStrip(box: Box, rotation: number, high: number): { box: Box; matrix: string } {
  const { left, bottom, right, top } = box
  if (rotation === 90)
    return {
      box: { ...box, right: right + high },
      matrix: written(0, 1, -1, 0, right + high, bottom),
    }
  if (rotation === 180)
    return { box: { ...box, top: top + high }, matrix: written(-1, 0, 0, -1, right, top + high) }
  if (rotation === 270)
    return { box: { ...box, left: left - high }, matrix: written(0, -1, 1, 0, left - high, top) }
  return {
    box: { ...box, bottom: bottom - high },
    matrix: written(1, 0, 0, 1, left, bottom - high),
  }
}

/** Lets a page that was drawn be drawn on others, in their strips; it is no page any more. */
export function asForm(page: PDFPage): PDFRef {
  const { node, doc } = page
  const { context } = doc
  const ref = node.get(key('Contents'))
  const stream = context.lookup(ref)
  if (!(ref instanceof PDFRef && stream instanceof PDFRawStream))
    throw new TypeError('a strip is one stream')
  const { width, height } = page.getSize()
  const bbox = [0, 0, width, height]
  const form = context.obj({ Type: 'XObject', Subtype: 'Form', FormType: 1, BBox: bbox })
  for (const [name, value] of form.entries()) stream.dict.set(name, value)
  const resources = node.Resources()
  if (resources) stream.dict.set(key('Resources'), resources)
  return ref
}

/** The page's own resources with the strip among them; what pages share stays as it is. */
function addResource(page: PDFPage, form: PDFRef): string {
  const { context } = page.doc
  const resources = page.node.Resources()?.clone(context) ?? PDFDict.withContext(context)
  const known = context.lookup(resources.get(key('XObject')))
  const drawn = known instanceof PDFDict ? known.clone(context) : PDFDict.withContext(context)
  let name = 'Seitenzahl'
  while (drawn.has(PDFName.of(name))) name += 'x'
  drawn.set(PDFName.of(name), form)
  resources.set(key('XObject'), drawn)
  page.node.set(key('Resources'), resources)
  return name
}

/** What stands before and after what a page draws. */
export type Marks = { before: string; after: string }

/**
 * Adds a strip below a page, as it is seen, in which its number stands: nothing of the page is
 * covered, made smaller or moved. What the page draws is kept within what was seen of it, between
 * `marks`.
 */
export function numberPage(page: PDFPage, form: PDFRef, marks: Marks): void {
  const { node, doc } = page
  const { context } = doc
  const seen = seenBox(page)
  const { box, matrix } = withStrip(seen, rotationOf(page), stripHeight(seenSize(page)))
  const name = addResource(page, form)
  const { left, bottom, right, top } = seen
  const clip = `q ${written(left, bottom, right - left, top - bottom)} re W n`
  const before = `q ${matrix} cm /${name} Do Q ${clip} ${marks.before}\n`
  const contents = node.get(key('Contents'))
  const held = contents === undefined ? [] : (node.normalizedEntries().Contents?.asArray() ?? [])
  const [first, last] = [before, `\n${marks.after} Q\n`].map((text) =>
    context.register(context.flateStream(text)),
  )
  node.set(key('Contents'), context.obj([first, ...held, last]))
  const whole = context.obj([box.left, box.bottom, box.right, box.top])
  node.set(key('MediaBox'), whole)
  node.set(key('CropBox'), whole)
}
