import { buffer } from 'node:stream/consumers'
import { strToU8, type Zippable, zip } from 'fflate'
import type { PayloadRequest } from 'payload'
import type { Kept } from '../../../editing/personal-data/index.ts'
import { stores } from '../../../platform/media/index.ts'
import type { Found } from '../overview.ts'
import { pageOf } from './page.ts'
import { withoutStaff } from './without-staff.ts'

/** A file of the export: where it lies in the archive, and its bytes; null for one that is lost. */
type File = { place: string; bytes: Uint8Array | null }

async function readFile({ name, store }: NonNullable<Kept['dateien']>[number]) {
  const file = await stores[store].open(name)
  return file === null ? null : buffer(await file.read())
}

/** Attachments in the order of the entries, under names that every system can unpack. */
async function readFiles(found: readonly Found[]): Promise<File[]> {
  const all = found.flatMap(({ kept }) => kept.flatMap(({ dateien }) => dateien ?? []))
  const files: File[] = []
  for (const [index, file] of all.entries()) {
    const place = `anlagen/${String(index + 1).padStart(4, '0')}-${file.name}`
    files.push({ place, bytes: await readFile(file) })
  }
  return files
}

const zipped = (files: Zippable) =>
  new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    // Off this thread nothing is compressed: the archive is made where its bytes are.
    zip(files, { level: 6, consume: true }, (error, bytes) =>
      error ? reject(error) : resolve(new Uint8Array(bytes)),
    )
  })

/**
 * Everything that is kept about an address as one archive: `daten.json` for programs, `auskunft.html`
 * for people, attachments beside them.
 */
export async function archiveOf(
  req: PayloadRequest,
  email: string,
  found: readonly Found[],
): Promise<Uint8Array<ArrayBuffer>> {
  const erstellt_am = new Date().toISOString()
  const told = found
    .filter(({ kept }) => kept.length > 0)
    .map(({ kept, name }) => ({
      name,
      kept: kept.map((one) => ({ ...one, daten: withoutStaff(one.daten) })),
    }))
  const files = await readFiles(told)
  const anlagen = files.map(({ bytes, place }) => ({ datei: place, fehlt: bytes === null }))
  const bereiche = told.map(({ kept, name }) => ({
    name,
    eintraege: kept.map(({ am, bis, daten, titel, warum }) => ({ titel, am, warum, bis, daten })),
  }))
  const json = JSON.stringify({ email, erstellt_am, bereiche, anlagen }, null, 2)
  const page = pageOf({ config: req.payload.config, email, erstellt_am, found: told, files })
  return zipped({
    'auskunft.html': strToU8(page),
    'daten.json': strToU8(json),
    // Pictures are compressed as they are.
    ...Object.fromEntries(
      files.flatMap(({ bytes, place }) => (bytes === null ? [] : [[place, [bytes, { level: 0 }]]])),
    ),
  })
}
