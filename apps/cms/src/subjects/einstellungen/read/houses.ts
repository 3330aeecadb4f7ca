import type { Sprache } from '@kurstadt/contract'
import type { Payload, PayloadRequest } from 'payload'
import type { EinstellungenDoc } from '../../../payload-types.ts'
import { inLanguage, plainRead, published, unordered } from '../../../wire/read/index.ts'
import { idOf } from '../../../wire/serialise/values.ts'
import type { Houses } from '../serialise/einstellungen.ts'

const shown = {
  nummer: true,
  kontakt: true,
  adresse: true,
  oeffnungszeitenStrukturiert: true,
} as const

/**
 * Reads the offices that the settings name: how tourist information and town hall are reached
 * stands with the office alone (E3). One query.
 */
export async function readHouses(
  payload: Payload,
  doc: Pick<EinstellungenDoc, 'tourismus' | 'rathaus'>,
  { sprache, req }: { sprache: Sprache; req?: PayloadRequest },
): Promise<Houses> {
  const [tourismus, rathaus] = [idOf(doc.tourismus?.amt), idOf(doc.rathaus?.amt)]
  const ids = [tourismus, rathaus].filter((id) => id !== null)
  if (ids.length === 0) return { tourismus: null, rathaus: null }
  const { docs } = await payload.find({
    collection: 'aemter',
    where: { and: [published, { id: { in: ids } }] },
    select: shown,
    pagination: false,
    ...unordered,
    ...plainRead,
    ...inLanguage(sprache),
    ...(req ? { req } : {}),
  })
  const byId = (wanted: string | null) => docs.find(({ id }) => id === wanted) ?? null
  return { tourismus: byId(tourismus), rathaus: byId(rathaus) }
}
