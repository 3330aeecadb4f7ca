import { type Bild, bildFormate } from '@kurstadt/contract'
import type { StoredFile } from '@kurstadt/media-store'
import sharp, { type Sharp } from 'sharp'
import type { PictureKind } from './file-kind.ts'
import { UploadError } from './upload-error.ts'

/** Widths a picture is stored in, as far as the original reaches (spec 9: 480 to 1660, and tiles). */
export const variantWidths = [160, 240, 480, 768, 1024, 1280, 1660] as const
/** Pixels beyond which a picture is refused before it is decoded (reliability T46). */
export const maxPixels = 40_000_000
// One thread for each operation: a picture uses three at a time as it is, and the back office has to
// answer meanwhile. What was computed once is not computed again, so nothing is kept for it.
sharp.concurrency(1)
sharp.cache(false)

/** Bytes that a placeholder may cost in every page that shows the picture. */
const maxPlaceholder = 400

/** A picture without metadata. */
type CleanPicture = { data: Buffer; breite: number; hoehe: number }

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

const reencode: Record<PictureKind, (image: Sharp) => Sharp> = {
  jpeg: (image) => image.jpeg({ quality: 90 }),
  png: (image) => image.png({ compressionLevel: 6 }),
  webp: (image) => image.webp({ quality: 90, effort: 2 }),
  avif: (image) => image.avif({ quality: 70, effort: 1 }),
}

const unreadable = () =>
  new UploadError('Das Bild lässt sich nicht lesen. Bitte speichern Sie es neu.')

/** Looks at what the file says of itself; nothing is decoded yet. */
async function refuseBomb(bytes: Buffer): Promise<void> {
  const { width, height, pages } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable()
    })
  if (width * height * (pages ?? 1) > maxPixels)
    throw new UploadError('Das Bild ist zu groß: höchstens 40 Megapixel.', 413)
}

/** Pixels of the longest side that WebP can have. */
const maxSide = 16_383

/** Refuses a picture that is too high at the largest width it is to be stored in. */
function refuseTower({ breite, hoehe }: CleanPicture, widest: number): void {
  if (Math.round((hoehe * widest) / breite) > maxSide)
    throw new UploadError(
      'Das Bild ist zu hoch für seine Breite. Bitte teilen Sie es in mehrere Bilder.',
    )
}

/** The picture upright and in the colours of the web, without metadata. */
function clean(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, sequentialRead: true })
    .autoOrient()
    .toColourspace('srgb')
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

/** Decoded pixels of a picture at one width. */
type Pixels = { image: Sharp; breite: number }

async function pixelsOf(image: Sharp, breite: number): Promise<Pixels> {
  const { data, info } = await image
    .resize({ width: breite })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { image: sharp(data, { raw: { width, height, channels } }), breite }
}

async function variantsAt(
  { image, breite }: Pixels,
  name: string,
  effort: Effort,
  formats: readonly Format[] = bildFormate,
) {
  const made = formats.map(async (format) => {
    const file = `${name}-${breite}.${endings[format]}`
    const data = await encode[format](image.clone(), effort).toBuffer()
    const quelle = { format, breite, url: `/media/${file}` }
    return { quelle, file: { name: file, data } }
  })
  return Promise.all(made)
}

/**
 * All widths, each from the next larger one: the full size is in memory once and never as a whole
 * (JPEG is made smaller while it is read), so twelve megapixels take no more than two.
 */
async function variantsOf(bytes: Buffer, breite: number, name: string, effort: Effort) {
  const [largest = breite, ...smaller] = widthsFor(breite).reverse()
  let pixels = await pixelsOf(clean(bytes), largest)
  const placeholder = await placeholderOf(pixels.image)
  const variants = await variantsAt(pixels, name, effort)
  for (const width of smaller) {
    pixels = await pixelsOf(pixels.image, width)
    variants.unshift(...(await variantsAt(pixels, name, effort)))
  }
  return { placeholder, variants }
}

/**
 * The picture alone, upright and as large as it came. Nothing is decoded before its size is known,
 * and nothing of the sender's bytes survives: metadata (places, devices) and hidden extras are gone.
 */
export async function cleanPicture(bytes: Buffer, kind: PictureKind): Promise<CleanPicture> {
  await refuseBomb(bytes)
  const { data, info } = await reencode[kind](clean(bytes))
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadable()
    })
  return { data, breite: info.width, hoehe: info.height }
}

/** Pixels of the longer side of a likeness. */
const likeness = 320

/** A small likeness of a picture as a `data:` address, for pages of whoever has sent it and nobody else. */
export async function likenessOf(picture: Buffer): Promise<string> {
  const small = await sharp(picture, { limitInputPixels: maxPixels })
    .resize({ width: likeness, height: likeness, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 60 })
    .toBuffer()
  return `data:image/webp;base64,${small.toString('base64')}`
}

/** Makes everything that is stored of a picture that pages show. */
export async function makePicture(
  bytes: Buffer,
  kind: PictureKind,
  name: string,
  effort: Effort,
): Promise<Picture> {
  const cleaned = await cleanPicture(bytes, kind)
  const { data: original, breite, hoehe } = cleaned
  refuseTower(cleaned, Math.max(...widthsFor(breite)))
  const { placeholder, variants } = await variantsOf(bytes, breite, name, effort)
  return {
    breite,
    hoehe,
    platzhalter: placeholder,
    quellen: variants.map(({ quelle }) => quelle),
    original,
    files: variants.map(({ file }) => file),
  }
}

/** Widths that a camera's picture is kept in: there are many of them, and none fills a wall. */
const shotWidths = [240, 480, 768, 1280]

/** A camera's picture in few widths; what it came as is not kept. */
export type Shot = Omit<Picture, 'original'>

/**
 * Makes what is kept of a camera's picture: quickly and small, without placeholder, and without
 * anything of the sender's bytes. JPEG is there once, for what knows neither AVIF nor WebP.
 */
export async function makeShot(bytes: Buffer, kind: PictureKind, name: string): Promise<Shot> {
  const cleaned = await cleanPicture(bytes, kind)
  const { data, breite, hoehe } = cleaned
  const widest = Math.min(breite, shotWidths.at(-1) ?? breite)
  refuseTower(cleaned, widest)
  const widths = [...shotWidths.filter((width) => width < widest), widest].reverse()
  let pixels = await pixelsOf(sharp(data), widest)
  const variants: Awaited<ReturnType<typeof variantsAt>> = []
  for (const width of widths) {
    if (width !== widest) pixels = await pixelsOf(pixels.image, width)
    const formats = width === widest ? bildFormate : (['avif', 'webp'] as const)
    variants.unshift(...(await variantsAt(pixels, name, 0, formats)))
  }
  return {
    breite,
    hoehe,
    platzhalter: null,
    quellen: variants.map(({ quelle }) => quelle),
    files: variants.map(({ file }) => file),
  }
}
