import type { PDFPage } from '@cantoo/pdf-lib'

/** A box of a page in its own coordinates. */
export type Box = { left: number; bottom: number; right: number; top: number }

/** A page as it is seen: its width and height in points, after its rotation. */
export type PageSize = { width: number; height: number }

type Rectangle = { x: number; y: number; width: number; height: number }

/** A box may name any two corners that face each other. */
function boxOf({ x, y, width, height }: Rectangle): Box {
  const [left, right] = [Math.min(x, x + width), Math.max(x, x + width)]
  const [bottom, top] = [Math.min(y, y + height), Math.max(y, y + height)]
  return { left, bottom, right, top }
}

/** The part of a page that is shown: of its crop box what lies on the page. */
export function seenBox(page: PDFPage): Box {
  const media = boxOf(page.getMediaBox())
  const crop = boxOf(page.getCropBox())
  const both = {
    left: Math.max(media.left, crop.left),
    bottom: Math.max(media.bottom, crop.bottom),
    right: Math.min(media.right, crop.right),
    top: Math.min(media.top, crop.top),
  }
  return both.left < both.right && both.bottom < both.top ? both : media
}

/** Rotation of a page in degrees, clockwise: 0, 90, 180 or 270. */
export function rotationOf(page: PDFPage): number {
  return ((page.getRotation().angle % 360) + 360) % 360
}

/** The size in which a page is seen. */
export function seenSize(page: PDFPage): PageSize {
  const { left, bottom, right, top } = seenBox(page)
  const [width, height] = [right - left, top - bottom]
  return rotationOf(page) % 180 === 90 ? { width: height, height: width } : { width, height }
}
