import { buffer } from 'node:stream/consumers'
import type { PartnerWerte } from '@kurstadt/contract/partner'
import type { PayloadRequest } from 'payload'
import { asSystemInGerman } from '../../platform/as-system.ts'
import { asOne } from '../../platform/database/index.ts'
import {
  type PreparedUpload,
  preparedUploads,
  prepareUpload,
  stores,
} from '../../platform/media/index.ts'
import type { Which } from './entry.ts'
import { waitingPhotos } from './photos.ts'
import { readLibrary } from './picture-views.ts'
import { waitingProposal } from './rows.ts'

/** Photos that wait at an entry, in all sizes, by id. */
export type Prepared = ReadonlyMap<string, PreparedUpload>

/** Makes all sizes of the photos that wait, before a connection is taken for them (T48). */
export async function prepareWaiting(req: PayloadRequest, which: Which): Promise<Prepared> {
  const photos = await asOne(req, async () => {
    const proposal = await waitingProposal(req, which)
    return proposal === null ? [] : waitingPhotos(req, proposal.id)
  })
  const prepared = new Map<string, PreparedUpload>()
  for (const { datei, id } of photos) {
    const file = await stores.anlagen.open(datei)
    if (file === null) continue
    const data = await buffer(await file.read())
    prepared.set(id, await prepareUpload({ name: 'foto', data }))
  }
  return prepared
}

type Taking = { titel: string; prepared: Prepared }

async function addToLibrary(
  req: PayloadRequest,
  upload: PreparedUpload,
  data: { titel: string; alt: string; copyright: string; englisch: string | null },
): Promise<string> {
  const { englisch, ...german } = data
  preparedUploads.set(req, upload)
  const { id } = await req.payload.create({
    collection: 'medien',
    // The form asks for the right to show it, and whoever accepts it has read whose it is.
    data: { ...german, urheber: data.copyright, lizenz: 'nutzungsrecht' },
    file: upload.file,
    req,
    ...asSystemInGerman,
  })
  if (englisch !== null)
    await req.payload.update({
      collection: 'medien',
      id,
      data: { alt: englisch },
      req,
      ...asSystemInGerman,
      locale: 'en',
    })
  return String(id)
}

/** Longest name of a file in the library. */
const longestTitle = 120

/**
 * Takes photos into the library, and answers the ids of all pictures of the entry in order, without
 * those that the library does not have any more; null where a photo is not there.
 */
export async function takePhotos(
  req: PayloadRequest,
  { bilder }: Pick<PartnerWerte, 'bilder'>,
  { prepared, titel }: Taking,
): Promise<string[] | null> {
  if (bilder.some(({ id, neu }) => neu !== null && !prepared.has(id))) return null
  const present = bilder.filter(({ neu }) => neu === null).map(({ id }) => id)
  const there = new Set((await readLibrary(req, present)).map(({ id }) => id))
  const ids: string[] = []
  for (const { id, neu } of bilder) {
    if (neu === null && !there.has(id)) continue
    const upload = neu && prepared.get(id)
    const said = neu && {
      titel: titel.slice(0, longestTitle),
      alt: neu.text,
      copyright: neu.recht,
      englisch: neu.text_en,
    }
    ids.push(upload && said ? await addToLibrary(req, upload, said) : id)
  }
  return ids
}
