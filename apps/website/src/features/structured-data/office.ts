import { telHref } from '@kurstadt/contract/tel-href'
import type { PageBlock } from '../../content/index.ts'
import { hoursOf, specialHoursOf } from './hours.ts'
import { addressOf, geoOf } from './place-parts.ts'
import type { Frame, Thing } from './thing.ts'

type Amt = PageBlock<'amt-detail'>['context']

/** An office as schema.org describes it (spec 2.7, office detail). */
export function officeOf(amt: Amt, frame: Pick<Frame, 'url' | 'einstellungen'>): Thing {
  const { adresse, koordinaten, kontakt, oeffnungszeitenStrukturiert } = amt
  return {
    '@type': 'GovernmentOffice',
    name: amt.titel,
    url: frame.url,
    telephone: kontakt.telefon ? telHref(kontakt.telefon).slice(4) : undefined,
    email: kontakt.email ?? undefined,
    address: addressOf(adresse),
    geo: geoOf(koordinaten),
    openingHoursSpecification: hoursOf(oeffnungszeitenStrukturiert),
    specialOpeningHoursSpecification: specialHoursOf(
      oeffnungszeitenStrukturiert,
      frame.einstellungen?.schliesstage ?? [],
    ),
  }
}

/** A place of which an editor wrote the opening hours; one without a name is none. */
export function placeOf({ options }: PageBlock<'oeffnungszeiten'>, frame: Frame): Thing[] {
  const { titel, oeffnungszeitenStrukturiert } = options
  if (!titel) return []
  const openingHoursSpecification = hoursOf(oeffnungszeitenStrukturiert)
  return [{ '@type': 'Place', name: titel, url: frame.url, openingHoursSpecification }]
}
