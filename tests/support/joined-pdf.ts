import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PDFDocument from 'pdfkit'

type Drawn = InstanceType<typeof PDFDocument>

/** A PDF that a function draws. */
export async function drawnPdf(
  draw: (document: Drawn) => void,
  options: ConstructorParameters<typeof PDFDocument>[0] = {},
): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, ...options })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => document.once('end', resolve))
  draw(document)
  document.end()
  await ended
  return Buffer.concat(parts)
}

/** A PDF with a line of text on each page. */
export const pdfOf = (...pages: string[]): Promise<Buffer> =>
  drawnPdf((document) => {
    for (const text of pages) document.addPage().text(text)
  })

/** A bookmark as a viewer shows it: its words and the page it leads to, from 1. */
export type ShownMark = { titel: string; seite: number; below: ShownMark[] }

type Outline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>

async function pageOf(document: PDFDocumentProxy, dest: unknown): Promise<number> {
  const place: unknown = typeof dest === 'string' ? await document.getDestination(dest) : dest
  const first: unknown = Array.isArray(place) ? place[0] : null
  const isRef = typeof first === 'object' && first !== null && 'num' in first && 'gen' in first
  if (!isRef) return 0
  const ref = { num: Number(first.num), gen: Number(first.gen) }
  return (await document.getPageIndex(ref)) + 1
}

function marksIn(document: PDFDocumentProxy, outline: Outline | null): Promise<ShownMark[]> {
  return Promise.all(
    (outline ?? []).map(async ({ title, dest, items }) => ({
      titel: title,
      seite: await pageOf(document, dest),
      below: await marksIn(document, items),
    })),
  )
}

async function leadingTo(document: PDFDocumentProxy, number: number): Promise<unknown[]> {
  const page = await document.getPage(number)
  const all: unknown[] = await page.getAnnotations()
  return Promise.all(
    all.map(async (one) => {
      if (typeof one !== 'object' || one === null) return 0
      if ('url' in one && typeof one.url === 'string') return one.url
      return pageOf(document, 'dest' in one ? one.dest : null)
    }),
  )
}

/** What a viewer knows of a PDF: its bookmarks, where its links lead to, and where words stand. */
export type ViewedPdf = {
  marks: ShownMark[]
  /** Pages and addresses that the links of each page lead to. */
  links: unknown[][]
  sizes: [width: number, height: number][]
  /** Where words stand as they are seen, from above, as a part of the height of their page. */
  heights: ReadonlyMap<string, number>
}

/** Views a PDF with pdf.js. */
export async function viewPdf(bytes: Uint8Array): Promise<ViewedPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const document = await task.promise
  const [links, sizes]: [unknown[][], [number, number][]] = [[], []]
  const heights = new Map<string, number>()
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const viewport = page.getViewport({ scale: 1 })
    sizes.push([Math.round(viewport.width), Math.round(viewport.height)])
    links.push(await leadingTo(document, number))
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item)) continue
      const [, , , , x = 0, y = 0] = item.transform.map(Number)
      const seen: unknown[] = viewport.convertToViewportPoint(x, y)
      heights.set(item.str, Number(seen[1]) / viewport.height)
    }
  }
  const marks = await marksIn(document, await document.getOutline())
  await task.destroy()
  return { marks, links, sizes, heights }
}
