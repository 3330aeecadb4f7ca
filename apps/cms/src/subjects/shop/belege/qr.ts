import { encode } from 'uqr'
import type { Element, PdfPage } from '../../../platform/print/index.ts'

type Place = { x: number; y: number; size: number }

/** Draws a QR code as a figure with words for those who do not see it (error correction M). */
export function drawQr(
  pdf: PdfPage,
  parent: Element,
  { alt, text, at }: { alt: string; text: string; at: Place },
): void {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 4 })
  const { x, y, size } = at
  const module = size / modules
  const draw = () => {
    data.forEach((row, down) => {
      row.forEach((isDark, across) => {
        if (isDark) pdf.doc.rect(x + across * module, y + down * module, module, module)
      })
    })
    pdf.doc.fill('#000000')
  }
  pdf.put(parent, 'Figure', draw, { alt, bbox: [x, y, x + size, y + size] })
}
