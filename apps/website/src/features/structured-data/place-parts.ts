import type { Adresse, Koordinaten } from '@kurstadt/contract'
import type { Thing } from './thing.ts'

/** An address as schema.org describes it; none without a street. */
export function addressOf({ strasse, plz, ort }: Adresse): Thing | undefined {
  if (!strasse) return undefined
  return {
    '@type': 'PostalAddress',
    streetAddress: strasse,
    postalCode: plz ?? undefined,
    addressLocality: ort ?? undefined,
    addressCountry: 'DE',
  }
}

/** A place on the map as schema.org describes it. */
export function geoOf(koordinaten: Koordinaten | null): Thing | undefined {
  if (koordinaten === null) return undefined
  const { breite, laenge } = koordinaten
  return { '@type': 'GeoCoordinates', latitude: breite, longitude: laenge }
}
