import type { Bild } from '@kurstadt/contract'
import type { StoredFile } from '@kurstadt/media-store'
import sharp, { type Sharp } from 'sharp'
import type { FileKind } from './file-kind.ts'
import { UploadError } from './upload-error.ts'

/** Widths a picture is stored in, as far as the original reaches (spec 9: 480 to 1660). */
export const variantWidths = [480, 768, 1024, 1280, 1660] as const
/** Pixels beyond which a picture is refused before it is decoded (reliability T46). */
export const maxPixels = 40_000_000
/** Bytes that a placeholder may cost in every page that shows the picture. */
const maxPlaceholder = 400

type Format = Bild['quellen'][number]['format']
/** A picture without metadata, with everything a page needs to show it. */
export type Picture = {
  breite: number
  hoehe: number
  platzhalter: string | null
  quellen: Bild['quellen']
  original: Buffer
  files: StoredFile[]
}

const endings: Record<Format, string> = { avif: 'avif', webp: 'webp', jpeg: 'jpg' }

/** How hard AVIF tries to be small: 0 is quick, 2 saves a tenth of the bytes for twice the time. */
export type Effort = 0 | 2

const encode: Record<Format, (image: Sharp, effort: Effort) => Sharp> = {
  avif: (image, effort) => image.avif({ quality: 52, effort }),
  webp: (image) => image.webp({ quality: 74, effort: 2 }),
  jpeg: (image) => image.flatten({ background: '#fff' }).jpeg({ quality: 76, progressive: true }),
}

const reencode: Record<Exclude<FileKind, 'pdf'>, (image: Sharp) => Sharp> = {
  jpeg: (image) => image.jpeg({ quality: 90 }),
  png: (image) => image.png({ compressionLevel: 6 }),
  webp: (image) => image.webp({ quality: 90, effort: 2 }),
  avif: (image) => image.avif({ quality: 70, effort: 1 }),
}

async function refuseBomb(bytes: Buffer): Promise<void> {
  const tooLarge = new UploadError('Das Bild ist zu groß: höchstens 40 Megapixel.', 413)
  const {
    width,
    height,
    pages = 1,
  } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new UploadError('Das Bild lässt sich nicht lesen. Bitte speichern Sie es neu.')
    })
  if (width * height * pages > maxPixels) throw tooLarge
}

async function decode(bytes: Buffer): Promise<Sharp> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new UploadError('Das Bild lässt sich nicht lesen. Bitte speichern Sie es neu.')
    })
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
}

async function placeholderOf(image: Sharp): Promise<string | null> {
  const tiny = await image.clone().resize({ width: 16 }).webp({ quality: 20 }).toBuffer()
  const url = `data:image/webp;base64,${tiny.toString('base64')}`
  return url.length <= maxPlaceholder ? url : null
}

/** Widths to store for a picture of this width: the fixed ones below it and its own, up to 1660. */
export function widthsFor(breite: number): number[] {
  const largest = Math.min(breite, variantWidths[variantWidths.length - 1] ?? breite)
  return [...variantWidths.filter((width) => width < largest), largest]
}

/** Pixels at a width, computed once for all formats. */
async function resized(image: Sharp, width: number): Promise<Sharp> {
  const { data, info } = await image
    .clone()
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

async function variantsOf(image: Sharp, breite: number, name: string, effort: Effort) {
  const made = widthsFor(breite).map(async (width) => {
    const smaller = await resized(image, width)
    return Promise.all(
      (['avif', 'webp', 'jpeg'] as const).map(async (format) => {
        const file = `${name}-${width}.${endings[format]}`
        const data = await encode[format](smaller.clone(), effort).toBuffer()
        return {
          quelle: { format, breite: width, url: `/media/${file}` },
          file: { name: file, data },
        }
      }),
    )
  })
  return (await Promise.all(made)).flat()
}

/**
 * Makes everything that is stored of a picture. Nothing is decoded before its size is known, and
 * nothing of the sender's bytes survives: metadata (places, devices) and hidden extras are gone.
 */
export async function makePicture(
  bytes: Buffer,
  kind: Exclude<FileKind, 'pdf'>,
  name: string,
  effort: Effort,
): Promise<Picture> {
  await refuseBomb(bytes)
  const image = await decode(bytes)
  const { width, height } = await image.metadata()
  const original = await reencode[kind](image.clone()).toBuffer()
  const variants = await variantsOf(image, width, name, effort)
  return {
    breite: width,
    hoehe: height,
    platzhalter: await placeholderOf(image),
    quellen: variants.map(({ quelle }) => quelle),
    original,
    files: variants.map(({ file }) => file),
  }
}
