import type { Answer, Brancheneintrag } from '@kurstadt/contract'
import { alsoEndedBy, type Call } from '../../../wire/call/call.ts'
import { listEntries } from '../../../wire/call/entries.ts'
import { distanceOf } from '../../../wire/serialise/distance.ts'
import { type GuestSettings, readGuestSettings } from '../../einstellungen/index.ts'
import { parkingTag, readParking } from '../../parkleitsystem/index.ts'
import { parkingEntries } from '../serialise/brancheneintrag.ts'
import { businesses } from './brancheneintraege.ts'

type Card = Answer<'parken'>['data'][number]

/** What a list of car parks shows of an entry; nothing for one that is none. */
function cardOf(
  { parkplatz, ...entry }: Brancheneintrag,
  { bahnhof, kurpark }: GuestSettings,
): Card[] {
  if (parkplatz === null) return []
  const { id, sprache, titel, spezialisierung, kontakt, adresse, koordinaten } = entry
  const { barrierefrei, detailURL } = entry
  const named = { id, sprache, titel, spezialisierung, kontakt, adresse, koordinaten }
  const entfernungen = {
    kurpark: distanceOf(koordinaten, kurpark),
    bahnhof: distanceOf(koordinaten, bahnhof),
  }
  return [{ ...named, barrierefrei, detailURL, entfernungen, parkplatz }]
}

/** Car parks of the guidance system in the order of their records (spec 2.7, 3). */
export const parken: Call<'parken'> = async ({ payload, params }) => {
  const [{ quelle }, guests, result] = await Promise.all([
    readParking(payload),
    readGuestSettings(payload),
    listEntries({
      ...businesses(payload, params.sprache),
      params: { ...params, seite: 1, pro_seite: parkingEntries.length, order: [] },
      where: [{ nummer: { in: parkingEntries } }],
    }),
  ])
  const { data, ...list } = result.answer
  const ordered = data.flatMap((entry) => cardOf(entry, guests))
  ordered.sort((a, b) => a.parkplatz.id - b.parkplatz.id)
  const ended = alsoEndedBy(alsoEndedBy(result, parkingTag), 'einstellungen')
  return { ...ended, answer: { ...list, data: ordered, quelle } }
}
