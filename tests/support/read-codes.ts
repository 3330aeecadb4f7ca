import jsQR from 'jsqr'
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Pixels of a point of the page. */
const scale = 3

type Box = { left: number; top: number; right: number; bottom: number }

/** How many numbers follow each step of a path: to move, a line, two curves, and to close it. */
const lengths = [2, 2, 6, 4, 0]

/** Boxes around the closed shapes of a path as pdf.js writes it down; our pages count from the top. */
function boxesOf(path: Float32Array): Box[] {
  const boxes: Box[] = []
  let [xs, ys]: [number[], number[]] = [[], []]
  for (let index = 0; index < path.length; ) {
    const step = path[index] ?? 0
    const count = lengths[step] ?? 0
    if (step === 0) [xs, ys] = [[], []]
    for (let offset = 0; offset < count; offset += 2) {
      xs.push(path[index + 1 + offset] ?? 0)
      ys.push(path[index + 2 + offset] ?? 0)
    }
    if (step === 4)
      boxes.push({
        left: Math.min(...xs),
        right: Math.max(...xs),
        top: Math.min(...ys),
        bottom: Math.max(...ys),
      })
    index += 1 + count
  }
  return boxes
}

/** The path that an operator draws; none where it is something else. */
function pathIn(args: unknown): Float32Array {
  const paths: unknown = Array.isArray(args) ? args[1] : undefined
  const path: unknown = Array.isArray(paths) ? paths[0] : undefined
  return path instanceof Float32Array ? path : new Float32Array()
}

/** White around what is drawn, in points: a code is read with the quiet that it stands in. */
const quiet = 40

/** The part of a page that has codes: the rest is as white, and a scanner would look at all of it. */
function around(boxes: readonly Box[], wide: number, high: number): Box {
  const all = { left: wide, top: high, right: 0, bottom: 0 }
  for (const { left, top, right, bottom } of boxes) {
    all.left = Math.min(all.left, left)
    all.top = Math.min(all.top, top)
    all.right = Math.max(all.right, right)
    all.bottom = Math.max(all.bottom, bottom)
  }
  return {
    left: Math.max(0, all.left - quiet),
    top: Math.max(0, all.top - quiet),
    right: Math.min(wide, all.right + quiet),
    bottom: Math.min(high, all.bottom + quiet),
  }
}

/** Blackens a box of a part of the page, line by line; what lies under it stays opaque. */
function blacken(pixels: Uint8ClampedArray, width: number, part: Box, box: Box) {
  const left = Math.round((box.left - part.left) * scale)
  const right = Math.round((box.right - part.left) * scale)
  const bottom = Math.round((box.bottom - part.top) * scale)
  for (let y = Math.round((box.top - part.top) * scale); y < bottom; y += 1)
    for (let x = left; x < right; x += 1)
      pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
}

/** Black boxes on white, as a scanner would see them; null for a page that has none. */
async function pixelsOf(page: PDFPageProxy) {
  const { height: high, width: wide } = page.getViewport({ scale: 1 })
  const { fnArray, argsArray } = await page.getOperatorList()
  const paths = argsArray.filter((_, index) => fnArray[index] === OPS.constructPath)
  // A page with a picture or two has few boxes, a code has hundreds.
  const codes = paths.map((args) => boxesOf(pathIn(args))).filter(({ length }) => length >= 100)
  if (codes.length === 0) return null
  const part = around(codes.flat(), wide, high)
  const width = Math.ceil((part.right - part.left) * scale)
  const height = Math.ceil((part.bottom - part.top) * scale)
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const box of codes.flat()) blacken(pixels, width, part, box)
  return { pixels, width, height }
}

/** What the QR codes of a PDF say, page by page; null for a page without one that can be read. */
export async function readCodes(bytes: Uint8Array): Promise<(string | null)[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise
  const codes: (string | null)[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const seen = await pixelsOf(await pdf.getPage(number))
    codes.push(seen && (jsQR(seen.pixels, seen.width, seen.height)?.data ?? null))
  }
  return codes
}
