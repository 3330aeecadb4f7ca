import type { Brancheneintrag } from '@kurstadt/contract'
import { telHref } from '@kurstadt/contract/tel-href'
import { hoursOf } from './hours.ts'
import { addressOf, geoOf } from './place-parts.ts'
import { type Frame, imageOf, type Thing } from './thing.ts'

/** What an entry is for search engines: a car park, a place to eat, or whatever else it may be. */
function kindOf({ parkplatz, text_gastronomie }: Brancheneintrag): string {
  if (parkplatz !== null) return 'ParkingFacility'
  return text_gastronomie.length > 0 ? 'Restaurant' : 'LocalBusiness'
}

/**
 * A business entry as schema.org describes it. Address and place are empty where the owner does not
 * want to be found (`zeige_adresse`), so they are not said here either.
 */
export function businessOf(entry: Brancheneintrag, { url, origin }: Frame): Thing {
  const { kontakt, adresse, koordinaten, zeige_adresse } = entry
  const hours = hoursOf(entry.oeffnungszeitenStrukturiert)
  return {
    '@type': kindOf(entry),
    name: entry.titel,
    description: entry.spezialisierung ?? undefined,
    url,
    image: imageOf(entry.bild, origin),
    telephone: kontakt.telefon ? telHref(kontakt.telefon).slice(4) : undefined,
    email: kontakt.email ?? undefined,
    address: zeige_adresse ? addressOf(adresse) : undefined,
    geo: zeige_adresse ? geoOf(koordinaten) : undefined,
    openingHoursSpecification: hours.length > 0 ? hours : undefined,
    // How many are free changes too fast for what others store.
    maximumAttendeeCapacity: entry.parkplatz?.stand?.Gesamt,
  }
}
