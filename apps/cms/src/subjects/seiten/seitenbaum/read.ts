import { sprachen } from '@kurstadt/contract'
import type { Payload, TypedUser } from 'payload'
import type { PageRow } from './tree.ts'

function inLanguages(value: unknown): Map<string, string> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return new Map(
    entries.flatMap(([sprache, text]) =>
      typeof text === 'string' && text !== '' ? [[sprache, text] as const] : [],
    ),
  )
}

/** The newest version of every page this editor may see, without those in the archive. */
export async function readPages(payload: Payload, user: TypedUser | undefined): Promise<PageRow[]> {
  const { docs } = await payload.find({
    collection: 'seiten',
    draft: true,
    where: { bearbeitungsstand: { not_equals: 'archiviert' } },
    select: { titel: true, pfad: true, eltern: true, bearbeitungsstand: true },
    locale: 'all',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    ...(user ? { user } : {}),
  })
  return docs.map(({ id, titel, pfad, eltern, bearbeitungsstand }) => {
    const [titles, paths] = [inLanguages(titel), inLanguages(pfad)]
    return {
      id,
      titel: titles.get('de') ?? titles.get('en') ?? 'ohne Titel',
      pfade: Object.fromEntries(
        sprachen.flatMap((one) => {
          const path = paths.get(one)
          return path === undefined ? [] : [[one, path]]
        }),
      ),
      stand: bearbeitungsstand ?? 'entwurf',
      eltern: typeof eltern === 'string' ? eltern : null,
    }
  })
}
