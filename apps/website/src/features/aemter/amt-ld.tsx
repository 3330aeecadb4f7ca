import type { AmtOnPage } from '../../content/index.ts'
import { telHref } from '../../lib/index.ts'
import { JsonLd } from '../json-ld/index.ts'
import { hoursLd } from './hours-ld.ts'

/** An office for search engines (schema.org `GovernmentOffice`). */
export function AmtLd({ amt }: { amt: AmtOnPage }) {
  const { adresse, koordinaten, kontakt, detailURL } = amt
  return (
    <JsonLd
      data={{
        '@type': 'GovernmentOffice',
        name: amt.titel,
        url: detailURL ?? undefined,
        telephone: kontakt.telefon ? telHref(kontakt.telefon).slice(4) : undefined,
        email: kontakt.email ?? undefined,
        address: adresse.strasse
          ? {
              '@type': 'PostalAddress',
              streetAddress: adresse.strasse,
              postalCode: adresse.plz ?? undefined,
              addressLocality: adresse.ort ?? undefined,
              addressCountry: 'DE',
            }
          : undefined,
        geo: koordinaten
          ? {
              '@type': 'GeoCoordinates',
              latitude: koordinaten.breite,
              longitude: koordinaten.laenge,
            }
          : undefined,
        openingHoursSpecification: hoursLd(amt.oeffnungszeitenStrukturiert),
      }}
    />
  )
}
