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

/** Blackens a box, line by line; what lies under it stays opaque. */
function blacken(
  pixels: Uint8ClampedArray,
  width: number,
  box: ReturnType<typeof boxesOf>[number],
) {
  const [left, right] = [Math.round(box.left * scale), Math.round(box.right * scale)]
  for (let y = Math.round(box.top * scale); y < Math.round(box.bottom * scale); y += 1)
    for (let x = left; x < right; x += 1)
      pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
}

/** Black boxes on a white page, as a scanner would see them. */
async function pixelsOf(page: PDFPageProxy) {
  const { height: high, width: wide } = page.getViewport({ scale: 1 })
  const { fnArray, argsArray } = await page.getOperatorList()
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)]
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const [index, operator] of fnArray.entries()) {
    if (operator !== OPS.constructPath) continue
    const boxes = boxesOf(pathIn(argsArray[index]))
    // A page with a picture or two has few boxes, a code has hundreds.
    if (boxes.length < 100) continue
    for (const box of boxes) blacken(pixels, width, box)
  }
  return { pixels, width, height }
}

/** What the QR codes of a PDF say, page by page; null for a page without one that can be read. */
export async function readCodes(bytes: Uint8Array): Promise<(string | null)[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise
  const codes: (string | null)[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { height, pixels, width } = await pixelsOf(await pdf.getPage(number))
    codes.push(jsQR(pixels, width, height)?.data ?? null)
  }
  return codes
}
