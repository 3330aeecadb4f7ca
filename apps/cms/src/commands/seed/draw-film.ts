import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import sharp, { type Sharp } from 'sharp'
import type { FilmContent } from '../../../../../content/erleben/shape.ts'

/*
 * There is no encoder of films in Node, and none is needed for a few seconds: a WebP is a key frame
 * of VP8 and an AVIF one of AV1, so drawn pictures only have to be taken out of their files.
 */

/** How a film of one kind is encoded: the picture's file, its frame, and what the film says of it. */
const encodings = {
  webm: {
    codec: 'vp8',
    describes: 'vp8',
    format: () => new WebMOutputFormat(),
    frame: async (image: Sharp) =>
      frameOfWebp(await image.webp({ quality: 58, effort: 2 }).toBuffer()),
  },
  mp4: {
    codec: 'av1',
    describes: 'av01.0.01M.08',
    format: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
    frame: async (image: Sharp) =>
      frameOfAvif(
        await image.avif({ quality: 45, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer(),
      ),
  },
} as const

type Kind = keyof typeof encodings

/** The frame in a WebP without transparency: its one chunk of that name. */
function frameOfWebp(file: Buffer): Buffer {
  for (let at = 12; at + 8 <= file.length; ) {
    const size = file.readUInt32LE(at + 4)
    if (file.toString('latin1', at, at + 4) === 'VP8 ') return file.subarray(at + 8, at + 8 + size)
    at += 8 + size + (size % 2)
  }
  throw new Error('The WebP has no frame.')
}

/** The frame in an AVIF of one picture: all that lies in its box of data. */
function frameOfAvif(file: Buffer): Buffer {
  for (let at = 0; at + 8 <= file.length; ) {
    const size = file.readUInt32BE(at)
    if (file.toString('latin1', at + 4, at + 8) === 'mdat') return file.subarray(at + 8, at + size)
    if (size < 8) break
    at += size
  }
  throw new Error('The AVIF has no frame.')
}

/** Pictures of a film in their order, decoded. */
async function* picturesOf(film: FilmContent): AsyncGenerator<Sharp> {
  const { breite, hoehe, bilder, hintergrund, davor } = film
  const frame = { width: breite, height: hoehe, fit: 'fill' } as const
  const behind = await sharp(Buffer.from(hintergrund()))
    .flatten({ background: '#fff' })
    .resize(frame)
    .png()
    .toBuffer()
  for (let place = 0; place < bilder; place += 1) {
    const moving = await sharp(Buffer.from(davor(place / (bilder - 1))))
      .resize(frame)
      .png()
      .toBuffer()
    const data = await sharp(behind)
      .composite([{ input: moving }])
      .removeAlpha()
      .png()
      .toBuffer()
    yield sharp(data)
  }
}

async function writer(kind: Kind, { breite, hoehe, takt }: FilmContent) {
  const { codec, describes, format, frame } = encodings[kind]
  const target = new BufferTarget()
  const output = new Output({ format: format(), target })
  const source = new EncodedVideoPacketSource(codec)
  output.addVideoTrack(source, { frameRate: takt })
  await output.start()
  const decoderConfig = { codec: describes, codedWidth: breite, codedHeight: hoehe }
  return {
    add: async (image: Sharp, place: number) => {
      const data = new Uint8Array(await frame(image))
      const packet = new EncodedPacket(data, 'key', place / takt, 1 / takt)
      await source.add(packet, place === 0 ? { decoderConfig } : undefined)
    },
    end: async () => {
      await output.finalize()
      if (!target.buffer) throw new Error('The film has no bytes.')
      return Buffer.from(target.buffer)
    },
  }
}

/** Draws a film picture by picture and makes its files, without sound. */
export async function drawFilm(film: FilmContent): Promise<Record<Kind, Buffer>> {
  const [webm, mp4] = [await writer('webm', film), await writer('mp4', film)]
  let place = 0
  for await (const image of picturesOf(film)) {
    await Promise.all([webm.add(image.clone(), place), mp4.add(image.clone(), place)])
    place += 1
  }
  return { webm: await webm.end(), mp4: await mp4.end() }
}
