import { availableParallelism } from 'node:os'
import { pMapIterable } from 'p-map'
import sharp from 'sharp'
import type { BildContent, DateiContent } from '../../../../../content/shape.ts'
import {
  type PreparedUpload,
  preparedUploads,
  prepareUpload,
  storedNames,
} from '../../platform/media/index.ts'
// Not by the door: what lies behind that is part of the back office, which draws nothing.
import { openPictureCache } from '../../platform/media/picture-cache.ts'
import { addFilme } from './filme.ts'
import { inOrder, remember, type Seeding } from './seeding.ts'

/** Pictures that are made at a time: each waits for its formats in turn, so two leave a core idle. */
const picturesAtOnce = availableParallelism() + 1

/** Draws a picture and makes everything that is stored of it. */
async function makeBild(key: string, svg: string): Promise<PreparedUpload> {
  // Opaque and uncompressed: it is read again at once, and each variant costs less.
  const data = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return prepareUpload({ name: `${key}.png`, data }, 'quick')
}

async function addBild(
  { payload, req, made, stored }: Seeding,
  bild: BildContent,
  upload: PreparedUpload,
): Promise<void> {
  preparedUploads.set(req, upload)
  const [x, y] = bild.fokus ?? [0.5, 0.5]
  const shared = { collection: 'medien', req, depth: 0, overrideAccess: true } as const
  const doc = await payload.create({
    ...shared,
    locale: 'de',
    file: upload.file,
    data: {
      alt: bild.alt.de,
      copyright: bild.copyright,
      lizenz: 'eigene-aufnahme',
      bildtext: bild.bildtext?.de,
      focalX: Math.round(x * 100),
      focalY: Math.round(y * 100),
    },
  })
  stored.push(...storedNames(doc))
  const english = { alt: bild.alt.en, bildtext: bild.bildtext?.en }
  if (english.alt) await payload.update({ ...shared, id: doc.id, locale: 'en', data: english })
  remember(made, 'bilder', bild.key, doc.id)
}

async function addDatei(
  { payload, req, made, stored }: Seeding,
  datei: DateiContent,
): Promise<void> {
  const data = await datei.pdf()
  const doc = await payload.create({
    collection: 'medien',
    req,
    depth: 0,
    overrideAccess: true,
    locale: 'de',
    file: { name: datei.dateiname, data, mimetype: 'application/pdf', size: data.length },
    data: { titel: datei.titel.de, bildtext: datei.titel.de },
  })
  stored.push(...storedNames(doc))
  remember(made, 'dateien', datei.key, doc.id)
}

/** Makes the next pictures while one is being stored: the database gets them in their order. */
async function addBilder(seeding: Seeding, bilder: BildContent[]): Promise<void> {
  const cache = await openPictureCache(seeding.pictureDir, import.meta.filename)
  const make = ({ key, svg }: BildContent) => {
    const drawing = svg()
    return cache.upload(key, drawing, () => makeBild(key, drawing))
  }
  const made = pMapIterable(bilder, make, { concurrency: picturesAtOnce })
  const uploads = made[Symbol.asyncIterator]()
  await inOrder(seeding, 'Bilder', bilder, async (bild) => {
    const upload = await uploads.next()
    if (!upload.done) await addBild(seeding, bild, upload.value)
  })
}

/** Draws the pictures and makes the files. */
export async function addMedien(seeding: Seeding): Promise<void> {
  const { bilder, dateien } = seeding.town
  await addBilder(seeding, bilder)
  await inOrder(seeding, 'Dateien', dateien, (datei) => addDatei(seeding, datei))
  await addFilme(seeding)
}
