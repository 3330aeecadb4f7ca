import { type Unterkunft, zugangsangaben } from '@kurstadt/contract'
import { telHref } from '@kurstadt/contract/tel-href'
import { addressOf, geoOf } from './place-parts.ts'
import { type Frame, imageOf, type Thing } from './thing.ts'

const types = {
  hotel: 'Hotel',
  pension: 'BedAndBreakfast',
  ferienwohnung: 'VacationRental',
  camping: 'Campground',
} as const

/** What people with disabilities ask for, in words that search engines show. */
const access = {
  stufenlos: 'Step-free entrance',
  toilette: 'Accessible toilet',
  aufzug: 'Lift',
  parkplatz: 'Disabled parking',
  hoeranlage: 'Hearing loop',
  assistenzhund: 'Assistance dogs welcome',
} as const

/** A place to stay as schema.org describes it. */
export function lodgingOf(house: Unterkunft, { url, origin }: Frame): Thing {
  const { kontakt, barrierefrei, preis_ab, sterne } = house
  const known = zugangsangaben.filter((one) => barrierefrei[one])
  return {
    '@type': types[house.art],
    name: house.titel,
    description: house.einleitung || undefined,
    url,
    image: imageOf(house.bild, origin),
    telephone: kontakt.telefon ? telHref(kontakt.telefon).slice(4) : undefined,
    email: kontakt.email ?? undefined,
    address: addressOf(house.adresse),
    geo: geoOf(house.koordinaten),
    priceRange: preis_ab === null ? undefined : `${preis_ab} €+`,
    starRating: sterne === null ? undefined : { '@type': 'Rating', ratingValue: sterne },
    amenityFeature: known.map((one) => ({
      '@type': 'LocationFeatureSpecification',
      name: access[one],
      value: true,
    })),
  }
}
