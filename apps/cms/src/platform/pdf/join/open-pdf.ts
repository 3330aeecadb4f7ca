import {
  EncryptedPDFError,
  PDFArray,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'
import { unpacksTooFar } from './packed.ts'
import { type PageSize, seenSize } from './page-box.ts'

/** Why a file cannot be joined to others. */
export type Unjoinable =
  | 'fehlt'
  | 'kein-pdf'
  | 'verschluesselt'
  | 'beschaedigt'
  | 'zu-gross'
  | 'gepackt'

/** A PDF that can be joined, with the size of each of its pages. */
type OpenedPdf = { document: PDFDocument; pages: readonly PageSize[] }

/** Bytes at the beginning in which readers look for the mark of a PDF. */
const headLength = 1024

function hasMark(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, headLength)).toString('latin1').includes('%PDF-')
}

/** True where everything that the page draws is in the file: what is cut off would be a blank page. */
function isWhole({ node, doc }: PDFPage): boolean {
  const contents = node.Contents()
  const named = node.get(PDFName.of('Contents'))
  if (contents === undefined) return named === undefined
  if (!(contents instanceof PDFArray)) return contents instanceof PDFStream
  return contents
    .asArray()
    .every((part) => part instanceof PDFRef && doc.context.lookup(part) instanceof PDFStream)
}

/** Pages of a sane size; a page without one cannot be shown. */
const isSane = ({ width, height }: PageSize) =>
  [width, height].every((one) => Number.isFinite(one) && one > 0 && one <= 200_000)

/** Opens a PDF to be joined to others, or says why it cannot be. */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf | Unjoinable> {
  if (!hasMark(bytes)) return 'kein-pdf'
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    const all = document.getPages()
    const pages = all.map(seenSize)
    // A page that is listed twice cannot be moved into another document as two.
    const isTwice = new Set(all.map(({ ref }) => ref)).size < all.length
    if (pages.length === 0 || isTwice || !(pages.every(isSane) && all.every(isWhole)))
      return 'beschaedigt'
    return unpacksTooFar(document) ? 'gepackt' : { document, pages }
  } catch (error) {
    return error instanceof EncryptedPDFError ? 'verschluesselt' : 'beschaedigt'
  }
}
