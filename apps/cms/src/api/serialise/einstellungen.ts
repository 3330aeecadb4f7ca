import type { Einstellungen, Sprache } from '@kurstadt/contract'
import type { EinstellungenDoc } from '../../payload-types.ts'
import { adresseOf, kontaktOf, oeffnungszeitenOf } from './adresse.ts'
import { textOrNull } from './values.ts'

function webAddress(value: string | null | undefined): string | null {
  return value && /^https?:\/\//i.test(value) && URL.canParse(value) ? value : null
}

function stelleOf(stored: EinstellungenDoc['rathaus'] | undefined): Einstellungen['rathaus'] {
  return {
    name: stored?.name ?? '',
    kontakt: kontaktOf(stored?.kontakt),
    adresse: adresseOf(stored?.adresse),
    oeffnungszeitenStrukturiert: oeffnungszeitenOf(stored?.oeffnungszeitenStrukturiert),
  }
}

/** Settings of the site on the wire. */
export function einstellungenOf(doc: EinstellungenDoc, sprache: Sprache): Einstellungen {
  return {
    sprache,
    ortsname: doc.ortsname,
    claim: textOrNull(doc.claim),
    tourismus: stelleOf(doc.tourismus),
    rathaus: stelleOf(doc.rathaus),
    meldung_email: doc.meldung_email,
    newsletter_url: webAddress(doc.newsletter_url),
    kartentelefon: textOrNull(doc.kartentelefon),
    social: (doc.social ?? []).slice(0, 4).flatMap(({ dienst, url }) => {
      const address = webAddress(url)
      return address === null ? [] : [{ dienst, url: address }]
    }),
  }
}
