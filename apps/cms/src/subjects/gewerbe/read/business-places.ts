import { type Kartenort, meisteOrte, type Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { readRefs } from '../../../wire/read/index.ts'
import { distanceOf } from '../../../wire/serialise/distance.ts'
import { koordinatenOf } from '../../../wire/serialise/geo.ts'
import { type DetailPage, detailUrl } from '../../../wire/serialise/refs.ts'
import { type GuestSettings, readGuestSettings } from '../../einstellungen/index.ts'
import type { IndexedEntry } from './business-index.ts'

function placeOf(
  { breite, laenge, nummer, sprache, stufenlos, strasse, titel }: IndexedEntry & { nummer: number },
  page: DetailPage | undefined,
  { bahnhof, kurpark }: GuestSettings,
): Kartenort {
  const koordinaten = koordinatenOf({ breite, laenge })
  return {
    id: nummer,
    sprache,
    titel,
    strasse,
    stufenlos,
    koordinaten,
    entfernungen: {
      kurpark: distanceOf(koordinaten, kurpark),
      bahnhof: distanceOf(koordinaten, bahnhof),
    },
    detailURL: detailUrl(page, titel, nummer),
  }
}

const hasNumber = (entry: IndexedEntry): entry is IndexedEntry & { nummer: number } =>
  entry.nummer !== null

/** The places of everything that was found, not of one page of it; at most `meisteOrte`. */
export async function placesOf(
  payload: Payload,
  sprache: Sprache,
  found: readonly IndexedEntry[],
): Promise<Kartenort[]> {
  const [guests, { detailPages }] = await Promise.all([
    readGuestSettings(payload),
    readRefs({ payload, sprache, type: 'brancheneintraege', docs: [] }),
  ])
  const numbered = found.filter(hasNumber).slice(0, meisteOrte)
  return numbered.map((one) => placeOf(one, detailPages.brancheneintraege, guests))
}
