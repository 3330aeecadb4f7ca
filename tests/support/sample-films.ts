import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { drawFilm } from '../../apps/cms/src/commands/seed/draw-film.ts'

const filled = (width: number, height: number, color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${color}"/></svg>`

/** A film of two seconds in both formats, without sound. */
export function sampleFilm(breite = 64, hoehe = 36): Promise<{ webm: Buffer; mp4: Buffer }> {
  return drawFilm({
    key: 'probe',
    copyright: 'Stadt',
    breite,
    hoehe,
    takt: 2,
    bilder: 4,
    hintergrund: () => filled(breite, hoehe, '#35705d'),
    davor: () => filled(breite / 4, hoehe / 4, '#f6f0e6'),
    untertitel: [],
  })
}

/** What Opus says of itself in a WebM: one channel at 48 kHz. */
const opusHead = new Uint8Array([...Buffer.from('OpusHead'), 1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0])

/** Sound of a sample: `opus` in a WebM, or uncompressed in an MP4. */
const sounds = {
  opus: { format: () => new WebMOutputFormat(), picture: 'vp8', description: opusHead },
  'pcm-s16': { format: () => new Mp4OutputFormat(), picture: 'vp9', description: undefined },
} as const

/** A film with a track of sound, of which nobody decodes anything. */
export async function filmWithSound(codec: keyof typeof sounds = 'opus'): Promise<Buffer> {
  const target = new BufferTarget()
  const { format, picture: pictureCodec, description } = sounds[codec]
  const output = new Output({ format: format(), target })
  const [picture, sound] = [
    new EncodedVideoPacketSource(pictureCodec),
    new EncodedAudioPacketSource(codec),
  ]
  output.addVideoTrack(picture)
  output.addAudioTrack(sound)
  await output.start()
  const bytes = new Uint8Array(20)
  await picture.add(new EncodedPacket(bytes, 'key', 0, 1), {
    decoderConfig: {
      codec: pictureCodec === 'vp8' ? 'vp8' : 'vp09.00.10.08',
      codedWidth: 64,
      codedHeight: 36,
    },
  })
  await picture.add(new EncodedPacket(bytes, 'key', 1, 1))
  await sound.add(new EncodedPacket(bytes, 'key', 0, 1), {
    decoderConfig: {
      codec,
      sampleRate: 48_000,
      numberOfChannels: 1,
      ...(description ? { description } : {}),
    },
  })
  await output.finalize()
  if (!target.buffer) throw new Error('The film has no bytes.')
  return Buffer.from(target.buffer)
}

/** An MP4 made longer by a box that players pass over. */
export function withFiller(film: Buffer, bytes: number): Buffer {
  const box = Buffer.alloc(bytes)
  box.writeUInt32BE(bytes, 0)
  box.write('free', 4, 'latin1')
  return Buffer.concat([film, box])
}
