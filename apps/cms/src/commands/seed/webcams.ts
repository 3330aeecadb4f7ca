import { createHash } from 'node:crypto'
import { storeFiles } from '@kurstadt/media-store'
import pMap from 'p-map'
import sharp from 'sharp'
import type { WebcamContent } from '../../../../../content/erleben/shape.ts'
import { type Kamera, kameras } from '../../../../../content/kameras/index.ts'
import { env } from '../../env.ts'
import { inTransaction, sql } from '../../platform/database/index.ts'
import { prepareUpload, stores } from '../../platform/media/index.ts'
import { openPictureCache, type PictureCache } from '../../platform/media/picture-cache.ts'
import { mayAsk } from '../../platform/outgoing/index.ts'
import { localDateTime } from '../../platform/time/berlin.ts'
import { inEnglish } from './in-english.ts'
import { idOf, inOrder, publish, type Seeding } from './seeding.ts'

const hour = 3_600_000
/** Hours between two pictures of the day that the demo town begins with, and how far they go back. */
const shots = { every: 3, back: 23 }
const picturesAtOnce = 3

/** Where the cameras of the demo town answer; null where there are none or nobody may ask them. */
function addressOf(datei: string): string | null {
  const url = `http://127.0.0.1:${env.DEMO_CAMERAS_PORT}/${datei}`
  const asked = { hosts: env.WEBCAM_HOSTS, isPrivateAllowed: env.WEBCAM_PRIVATE }
  return env.DEMO_CAMERAS_PORT !== undefined && mayAsk({ url, ...asked }) ? url : null
}

/** The full hours of which pictures are drawn: this one, and every third one of the day before it. */
function hoursBefore(now: Date): Date[] {
  const last = Math.floor(now.getTime() / hour)
  const all = Array.from({ length: shots.back + 1 }, (_, back) => last - back)
  return all
    .filter((one) => one === last || one % shots.every === 0)
    .map((at) => new Date(at * hour))
}

type Taken = Awaited<ReturnType<PictureCache['upload']>> & { at: Date }

/** What a camera saw in an hour; it looks the same on every day of a month, so it is drawn once. */
async function take(cache: PictureCache, { datei, ansicht }: Kamera, at: Date): Promise<Taken> {
  const local = localDateTime(at)
  const svg = ansicht(`${local.slice(0, 7)}-15T${local.slice(11)}`)
  const make = async () => {
    const density = (72 * 1280) / 2000
    const drawing = sharp(Buffer.from(svg), { density }).flatten({ background: '#fff' })
    const data = await drawing.png({ compressionLevel: 0 }).toBuffer()
    return prepareUpload({ name: datei, data }, 'quick')
  }
  return { ...(await cache.upload(datei, svg, make)), at }
}

/** Gives a camera the pictures of its last day. */
async function addShots({ req, stored, now, pictureDir }: Seeding, id: string, camera: Kamera) {
  const cache = await openPictureCache(pictureDir, import.meta.filename)
  const taken = await pMap(hoursBefore(now), (at) => take(cache, camera, at), {
    concurrency: picturesAtOnce,
  })
  for (const { at, fields, files } of taken) {
    const [original, ...shown] = files
    stored.push(...shown.map(({ name }) => name))
    await storeFiles(stores.medien, shown)
    const hash = createHash('sha256')
      .update(original?.data ?? '')
      .digest('base64url')
    await inTransaction(
      req,
      sql`insert into webcam_aufnahmen (webcam, zeit, breite, hoehe, quellen, hash)
          values (${id}, ${at.toISOString()}, ${fields.width}, ${fields.height},
                  ${JSON.stringify(fields.quellen)}::jsonb, ${hash})`,
    )
  }
}

async function addWebcam(seeding: Seeding, webcam: WebcamContent): Promise<void> {
  const { titel, standort, text, bild, ort, kamera: datei, ...plain } = webcam
  const address = addressOf(datei)
  const id = await publish(
    seeding,
    'webcams',
    {
      ...plain,
      titel: titel.de,
      standort: standort.de,
      text: text.de,
      bild: idOf(seeding.made, 'bilder', bild),
      standbild_url: address,
      koordinaten: { laenge: ort[0], breite: ort[1] },
      _status: 'published',
    },
    inEnglish(seeding, { plain: { titel, standort, text } }),
  )
  const camera = kameras.find((one) => one.datei === datei)
  if (camera && address !== null) await addShots(seeding, id, camera)
}

/** Adds the cameras of the town with what they saw on the last day. */
export async function addWebcams(seeding: Seeding): Promise<void> {
  const { webcams = [] } = seeding.town
  await inOrder(seeding, 'Webcams', webcams, (webcam) => addWebcam(seeding, webcam))
}
