import type { Sprache } from '@kurstadt/contract'
import { type Bereich, formDefinitions } from '@kurstadt/contract/form-definitions'
import type { FormName } from '@kurstadt/contract/forms'
import type { PayloadRequest } from 'payload'

/** The office that a request goes to; its address comes from the settings of the site alone (T61). */
export type Stelle = { name: string; email: string | null }

/** The offices as the settings name them now. */
export async function stellenOf(
  req: PayloadRequest,
  sprache: Sprache,
): Promise<Record<Bereich, Stelle>> {
  const { tourismus, rathaus } = await req.payload.findGlobal({
    slug: 'einstellungen',
    locale: sprache,
    fallbackLocale: 'de',
    depth: 0,
    overrideAccess: true,
    req,
  })
  const of = ({ name, kontakt }: typeof tourismus) => ({ name, email: kontakt?.email ?? null })
  return { tourismus: of(tourismus), rathaus: of(rathaus) }
}

/** The office whose request it is. */
export async function stelleOf(
  req: PayloadRequest,
  art: FormName,
  sprache: Sprache,
): Promise<Stelle> {
  return (await stellenOf(req, sprache))[formDefinitions[art].bereich]
}
