import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A picture with something in it to compress. */
export function scene(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width, height, channels, background: '#567869', noise } })
}

/** What no stored file may contain. */
export const marker = 'marker-4711'

/** A JPEG that says where and by whom it was taken, and that it has to be turned. */
export function jpegWithPlace(): Promise<Buffer> {
  return scene(60, 40)
    .withExif({ IFD0: { Copyright: marker }, IFD3: { GPSLatitude: '48/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** A chunk of a PNG with its checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([8, 2, 0, 0, 0], 8)
  return pngChunk('IHDR', data)
}

/** A PNG that says it is so large and brings a few bytes of pixels. */
export function pngThatClaims(width: number, height: number): Buffer {
  const pixels = pngChunk('IDAT', deflateSync(Buffer.alloc(1_000)))
  return Buffer.concat([
    signature,
    header(width, height),
    pixels,
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A small PNG with a chunk between its header and its pixels. */
export async function pngWithChunk(type: string, data: Buffer): Promise<Buffer> {
  const png = await scene(20, 20).png().toBuffer()
  const afterHeader = signature.length + 25
  return Buffer.concat([
    png.subarray(0, afterHeader),
    pngChunk(type, data),
    png.subarray(afterHeader),
  ])
}

/** Compressed text or colour profile that unpacks to a hundred megabytes. */
export function packedZeros(): Buffer {
  return Buffer.concat([
    Buffer.from('Comment\0\0', 'latin1'),
    deflateSync(Buffer.alloc(100_000_000)),
  ])
}

/** A JPEG whose header says another size than its pixels have. */
export async function jpegThatClaims(width: number, height: number): Promise<Buffer> {
  const jpeg = Buffer.from(await scene(16, 16).jpeg().toBuffer())
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}

/** A lossless WebP whose header says the largest size there is. */
export async function webpThatClaims(): Promise<Buffer> {
  const webp = Buffer.from(await scene(16, 16).webp({ lossless: true }).toBuffer())
  const size = webp.indexOf('VP8L') + 9
  webp.writeUInt32LE(((16_383 << 14) | 16_383) >>> 0, size)
  return webp
}

/** An animation of so many frames, each of another grey: equal ones would become one. */
export function animation(width: number, height: number, frames: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * frames)
  for (let frame = 0; frame < frames; frame += 1)
    pixels.fill((frame * 7) % 256, frame * width * height, (frame + 1) * width * height)
  const raw = { width, height: height * frames, channels: 1, pageHeight: height } as const
  return sharp(pixels, { raw, limitInputPixels: false }).webp({ effort: 0 }).toBuffer()
}

/** A JPEG with a comment, which a browser might be made to read as something else. */
export async function jpegWithComment(comment: string): Promise<Buffer> {
  const jpeg = await scene(20, 20).jpeg().toBuffer()
  const length = Buffer.alloc(2)
  length.writeUInt16BE(comment.length + 2)
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    Buffer.from(comment, 'latin1'),
    jpeg.subarray(2),
  ])
}
