import type { PayloadRequest } from 'payload'
import { asSystemInGerman } from '../../platform/as-system.ts'
import { readHouses } from '../einstellungen/index.ts'

/** The office that answers for entries of partners: its name, and where their answers go. */
export async function readOffice(req: PayloadRequest) {
  const doc = await req.payload.findGlobal({ slug: 'einstellungen', ...asSystemInGerman, req })
  const { tourismus } = await readHouses(req.payload, doc, { sprache: 'de', req })
  return { name: doc.tourismus?.name ?? '', email: tourismus?.kontakt?.email ?? null }
}
