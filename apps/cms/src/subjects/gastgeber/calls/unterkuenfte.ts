import type { Koordinaten } from '@kurstadt/contract'
import type { UnterkunftDoc } from '../../../payload-types.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import type { Call } from '../../../wire/call/call.ts'
import { listFound, oneEntry } from '../../../wire/call/entries.ts'
import { distanceOf } from '../../../wire/serialise/distance.ts'
import type { Refs } from '../../../wire/serialise/index.ts'
import { type GuestSettings, readGuestSettings } from '../../einstellungen/index.ts'
import { type House, housesIn, readHosts } from '../read/houses.ts'
import { unterkunftOf } from '../serialise/unterkunft.ts'
import { findHouses } from '../suche/find-houses.ts'

/** Where the settings say the places are: each of their changes ends the answer. */
const settings = 'einstellungen'

const placeOf = ({ breite, laenge }: House): Koordinaten | null =>
  breite === null || laenge === null ? null : { breite, laenge }

const written = (places: GuestSettings) => (doc: UnterkunftDoc, refs: Refs) =>
  unterkunftOf(doc, refs, places)

/** Places to stay (spec 2.5), found and in order, with what else can be chosen. */
export const unterkuenfte: Call<'unterkuenfte'> = async ({ payload, params }) => {
  const { sprache, seite, pro_seite } = params
  const [houses, guests] = await Promise.all([
    housesIn(payload, sprache),
    readGuestSettings(payload),
  ])
  const { ids, auswahl } = findHouses(houses, params, (house) =>
    distanceOf(placeOf(house), guests.kurpark),
  )
  const { answer, tags } = await listFound({
    payload,
    params,
    type: 'unterkuenfte',
    serialise: written(guests),
    read: readHosts,
    found: { ids: ids.slice((seite - 1) * pro_seite, seite * pro_seite), anzahl: ids.length },
  })
  return {
    answer: { ...answer, heute: todayInBerlin(), portal: guests.portal, auswahl },
    tags: [...tags, settings],
  }
}

/** A place to stay (spec 2.5). */
export const unterkuenfteId: Call<'unterkuenfte/{id}'> = async (input) => {
  const guests = await readGuestSettings(input.payload)
  const { answer, tags } = await oneEntry({
    ...input,
    type: 'unterkuenfte',
    serialise: written(guests),
  })
  return { answer, tags: [...tags, settings] }
}
