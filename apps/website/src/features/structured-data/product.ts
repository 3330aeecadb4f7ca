import type { ShopArtikel } from '@kurstadt/contract'
import { bestandOf, versandkosten } from '@kurstadt/contract/shop'
import { type Frame, imageOf, type Thing } from './thing.ts'

const schema = (name: string) => `https://schema.org/${name}`

/** Codes of UN/CEFACT for what a price is compared by. */
const units = { kg: 'KGM', l: 'LTR', m: 'MTR' } as const

/** What postage costs and how long it takes; a ticket is not sent, it comes by mail. */
function shippingOf({ eintrittskarte, lieferzeit }: ShopArtikel): Thing | undefined {
  if (eintrittskarte) return undefined
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: (versandkosten.inland / 100).toFixed(2),
      currency: 'EUR',
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'DE' },
    deliveryTime:
      lieferzeit === null
        ? undefined
        : {
            '@type': 'ShippingDeliveryTime',
            transitTime: {
              '@type': 'QuantitativeValue',
              minValue: 1,
              maxValue: lieferzeit,
              unitCode: 'DAY',
            },
          },
  }
}

function returnsOf({ widerruf }: ShopArtikel): Thing {
  const mayReturn = widerruf === 'ja' || widerruf === 'hygiene'
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'DE',
    returnPolicyCategory: schema(
      mayReturn ? 'MerchantReturnFiniteReturnWindow' : 'MerchantReturnNotPermitted',
    ),
    merchantReturnDays: mayReturn ? 14 : undefined,
  }
}

/** The price with VAT, and that of a kilogram, litre or metre where goods are sold by measure. */
function pricesOf({ preis_pro_einheit, grundpreis }: ShopArtikel): Thing[] {
  const whole = { priceCurrency: 'EUR', valueAddedTaxIncluded: true }
  const price = { '@type': 'PriceSpecification', price: preis_pro_einheit.toFixed(2), ...whole }
  if (grundpreis === null) return [price]
  const { betrag, einheit } = grundpreis
  return [
    price,
    {
      '@type': 'UnitPriceSpecification',
      price: betrag.toFixed(2),
      ...whole,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: units[einheit] },
    },
  ]
}

/** A shop article as schema.org describes it: what it is, and what it is offered for. */
export function productOf(article: ShopArtikel, { origin, url, einstellungen }: Frame): Thing {
  const availability = schema(bestandOf(article) === 0 ? 'SoldOut' : 'InStock')
  return {
    '@type': 'Product',
    name: article.titel,
    description: article.einleitung || undefined,
    sku: String(article.id),
    category: article.rubrik_name ?? undefined,
    size: article.groessen?.split(',').map((size) => size.trim()),
    image: imageOf(article.bild, origin),
    manufacturer: article.hersteller
      ? { '@type': 'Organization', name: article.hersteller.name }
      : undefined,
    offers: {
      '@type': 'Offer',
      url,
      price: article.preis_pro_einheit.toFixed(2),
      priceCurrency: 'EUR',
      priceSpecification: pricesOf(article),
      availability,
      itemCondition: schema('NewCondition'),
      shippingDetails: shippingOf(article),
      hasMerchantReturnPolicy: returnsOf(article),
      seller: einstellungen
        ? { '@type': 'Organization', name: einstellungen.tourismus.name }
        : undefined,
    },
  }
}
