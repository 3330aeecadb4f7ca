/** Writes the icons of the installed site from `public/favicon.svg`: `node tools/app-icons.ts`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, '../public')
const mark = await readFile(join(folder, 'favicon.svg'))
const ground = '#1c4035'

/** The mark in the middle of a square; systems cut off corners, so a filled square has a margin. */
async function icon(size: number, isFilled: boolean, share = 1): Promise<Buffer> {
  const inner = Math.round(size * share)
  const drawn = await sharp(mark, { density: (72 * inner) / 48 })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const background = isFilled ? ground : { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** A Windows icon with one picture in it, for those who ask for `/favicon.ico` without being told. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.byteLength, 14)
  head.writeUInt32LE(head.byteLength, 18)
  return Buffer.concat([head, png])
}

await mkdir(join(folder, 'icons'), { recursive: true })
await writeFile(join(folder, 'icons/icon-192.png'), await icon(192, false))
await writeFile(join(folder, 'icons/icon-512.png'), await icon(512, false))
await writeFile(join(folder, 'icons/maskable-512.png'), await icon(512, true, 0.84))
await writeFile(join(folder, 'apple-touch-icon.png'), await icon(180, true, 0.92))
await writeFile(join(folder, 'favicon.ico'), ico(await icon(32, false), 32))
