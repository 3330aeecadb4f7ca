import type { Pauschale } from '@kurstadt/contract'
import { type Frame, imageOf, type Thing } from './thing.ts'

const schema = (name: string) => `https://schema.org/${name}`

/** Where a day stands to the season of a package, in the words of schema.org. */
function availabilityOn({ gueltig_von, gueltig_bis }: Pauschale, heute: string): string {
  if (gueltig_bis !== null && heute > gueltig_bis) return schema('Discontinued')
  return schema(gueltig_von !== null && heute < gueltig_von ? 'PreOrder' : 'InStock')
}

/** A package as schema.org describes it: an offer from its lowest price on; none without a price. */
export function packageOfferOf(pauschale: Pauschale, heute: string, frame: Frame): Thing[] {
  const { preis_ab, gueltig_von, gueltig_bis, einstellungen } = { ...pauschale, ...frame }
  if (preis_ab === null) return []
  const price = preis_ab.toFixed(2)
  return [
    {
      '@type': 'Offer',
      name: pauschale.titel,
      description: pauschale.einleitung || undefined,
      url: frame.url,
      image: imageOf(pauschale.bild, frame.origin),
      price,
      priceCurrency: 'EUR',
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: price,
        priceCurrency: 'EUR',
      },
      availability: availabilityOn(pauschale, heute),
      validFrom: gueltig_von ?? undefined,
      validThrough: gueltig_bis ?? undefined,
      seller: einstellungen
        ? { '@type': 'Organization', name: einstellungen.tourismus.name, url: frame.origin }
        : undefined,
    },
  ]
}
