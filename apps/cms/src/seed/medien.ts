import sharp from 'sharp'
import type { BildContent, DateiContent } from '../../../../content/shape.ts'
import { storedNames } from '../media/index.ts'
import { inOrder, remember, type Seeding } from './seeding.ts'

/** Opaque and uncompressed: the picture is read again at once, and each variant costs less. */
function draw({ svg }: BildContent): Promise<Buffer> {
  return sharp(Buffer.from(svg()))
    .flatten({ background: '#fff' })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

async function addBild(
  { payload, req, made, stored }: Seeding,
  bild: BildContent,
  drawn: Promise<Buffer>,
): Promise<void> {
  const data = await drawn
  const [x, y] = bild.fokus ?? [0.5, 0.5]
  const shared = { collection: 'medien', req, depth: 0, overrideAccess: true } as const
  const doc = await payload.create({
    ...shared,
    locale: 'de',
    file: { name: `${bild.key}.png`, data, mimetype: 'image/png', size: data.length },
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

/** Draws each picture while the one before is being stored: that keeps two cores busy. */
async function addBilder(seeding: Seeding, bilder: BildContent[]): Promise<void> {
  const [first, ...others] = bilder
  let next = first && draw(first)
  const following = others.values()
  await inOrder(seeding, 'Bilder', bilder, async (bild) => {
    const drawn = next ?? draw(bild)
    const { value } = following.next()
    next = value && draw(value)
    await addBild(seeding, bild, drawn)
  })
}

/** Draws the pictures and makes the files. */
export async function addMedien(seeding: Seeding): Promise<void> {
  const { bilder, dateien } = seeding.town
  await addBilder(seeding, bilder)
  await inOrder(seeding, 'Dateien', dateien, (datei) => addDatei(seeding, datei))
}
