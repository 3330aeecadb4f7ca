import type { Payload } from 'payload'
import { german, published } from './writing.ts'

type House = { name: string; kontakt?: { telefon?: string; email?: string } }

async function addHouse(payload: Payload, { name, kontakt = {} }: House) {
  const data = { ...published, titel: name, sortierung: 1, kontakt }
  const { id } = await payload.create({ collection: 'aemter', ...german, data })
  return { name, amt: id }
}

/** Tourist information and town hall as offices, and what the settings say of them. */
export async function addHouses(
  payload: Payload,
  { tourismus, rathaus }: Record<'tourismus' | 'rathaus', House>,
) {
  return {
    tourismus: await addHouse(payload, tourismus),
    rathaus: await addHouse(payload, rathaus),
  }
}

/** The same, entered in the settings of a town that has nothing else in them. */
export async function settleHouses(payload: Payload, houses: Parameters<typeof addHouses>[1]) {
  const added = await addHouses(payload, houses)
  const data = { ortsname: 'Bad Prüfen', meldung_email: 'web@town.example', ...added }
  await payload.updateGlobal({ slug: 'einstellungen', ...german, data })
  return added
}
