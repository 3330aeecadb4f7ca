import type { Sprache } from '@kurstadt/contract'
import { type Bereich, formDefinitions } from '@kurstadt/contract/form-definitions'
import type { FormName } from '@kurstadt/contract/forms'
import type { PayloadRequest } from 'payload'
import { readHouses } from '../../einstellungen/index.ts'

/** The office that a request goes to; its address is the one of the office that the settings name (T61). */
export type Stelle = { name: string; email: string | null }

/** The offices as the settings name them now. */
export async function stellenOf(
  req: PayloadRequest,
  sprache: Sprache,
): Promise<Record<Bereich, Stelle>> {
  const doc = await req.payload.findGlobal({
    slug: 'einstellungen',
    locale: sprache,
    fallbackLocale: 'de',
    depth: 0,
    overrideAccess: true,
    req,
  })
  const houses = await readHouses(req.payload, doc, { sprache, req })
  const of = (house: keyof typeof houses) => ({
    name: doc[house]?.name ?? '',
    email: houses[house]?.kontakt?.email ?? null,
  })
  return { tourismus: of('tourismus'), rathaus: of('rathaus') }
}

/** The office whose request it is. */
export async function stelleOf(
  req: PayloadRequest,
  art: FormName,
  sprache: Sprache,
): Promise<Stelle> {
  return (await stellenOf(req, sprache))[formDefinitions[art].bereich]
}
