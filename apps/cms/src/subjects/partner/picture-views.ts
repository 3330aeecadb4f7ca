import type { PartnerBild, PartnerBildansicht } from '@kurstadt/contract/partner'
import type { PayloadRequest } from 'payload'
import type { MediumDoc } from '../../payload-types.ts'
import { asSystemInGerman } from '../../platform/as-system.ts'
import { bildOf } from '../../wire/serialise/bild.ts'
import { textOrNull } from '../../wire/serialise/values.ts'
import type { WaitingPhoto } from './photos.ts'

/** Pixels across that a likeness has at least. */
const wide = 240

/** The smallest file that is wide enough, in a format that every browser and telephone shows. */
function fileOf(doc: MediumDoc): string | null {
  const quellen = (bildOf(doc)?.quellen ?? []).filter(({ format }) => format === 'webp')
  return (quellen.find(({ breite }) => breite >= wide) ?? quellen.at(-1))?.url ?? null
}

const ofLibrary = (doc: MediumDoc): PartnerBildansicht => ({
  id: String(doc.id),
  vorschau: fileOf(doc),
  text: doc.alt ?? '',
  bildtext: textOrNull(doc.bildtext),
  recht: textOrNull(doc.copyright),
})

const sent = ({ id, neu }: PartnerBild, photos: readonly WaitingPhoto[]): PartnerBildansicht => ({
  id,
  vorschau: photos.find((one) => one.id === id)?.vorschau ?? null,
  text: neu?.text ?? '',
  bildtext: null,
  recht: neu?.recht ?? null,
})

/** Pictures that the library has; neither what is gone nor what lies in its bin. */
export async function readLibrary(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<MediumDoc[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'medien',
    where: { id: { in: ids } },
    limit: ids.length,
    pagination: false,
    req,
    ...asSystemInGerman,
  })
  return docs
}

/** How pictures look, once each and in their order: those of the library, and those that wait. */
export async function viewPictures(
  req: PayloadRequest,
  bilder: readonly PartnerBild[],
  photos: readonly WaitingPhoto[],
): Promise<PartnerBildansicht[]> {
  const present = [...new Set(bilder.filter(({ neu }) => neu === null).map(({ id }) => id))]
  const docs = await readLibrary(req, present)
  const all = bilder.map((one) => {
    const doc = docs.find(({ id }) => id === one.id)
    return one.neu === null ? doc && ofLibrary(doc) : sent(one, photos)
  })
  return [...new Map(all.flatMap((one) => (one ? [[one.id, one] as const] : []))).values()]
}
