import type { Einstellungen, Kartenzeiten, Sprache } from '@kurstadt/contract'
import type { AmtDoc, EinstellungenDoc } from '../../../payload-types.ts'
import { closingDays } from '../../../platform/time/holidays.ts'
import { adresseOf, kontaktOf } from '../../../wire/serialise/adresse.ts'
import { storedDay } from '../../../wire/serialise/dates.ts'
import { oeffnungszeitenOf } from '../../../wire/serialise/oeffnungszeiten.ts'
import { euroOf, textOrNull, timeOrNull } from '../../../wire/serialise/values.ts'
import { portalOf } from './portal.ts'

/** What the settings show of an office. */
type HouseDoc = Pick<
  AmtDoc,
  'id' | 'nummer' | 'kontakt' | 'adresse' | 'oeffnungszeitenStrukturiert'
>

/** The offices of the two houses; null where none is named, or one that visitors may not see. */
export type Houses = Record<'tourismus' | 'rathaus', HouseDoc | null>

function webAddress(value: string | null | undefined): string | null {
  return value && /^https?:\/\//i.test(value) && URL.canParse(value) ? value : null
}

function stelleOf(
  stored: EinstellungenDoc['rathaus'] | undefined,
  house: HouseDoc | null,
): Einstellungen['rathaus'] {
  return {
    name: stored?.name ?? '',
    amt: house?.nummer ?? null,
    kontakt: kontaktOf(house?.kontakt),
    adresse: adresseOf(house?.adresse),
    oeffnungszeitenStrukturiert: oeffnungszeitenOf(house?.oeffnungszeitenStrukturiert),
  }
}

type StoredSeason = NonNullable<EinstellungenDoc['festival']>['sommer']

/** Two times of a day; null where one is missing. */
function spanneOf(von: string | null | undefined, bis: string | null | undefined) {
  const [beginn, ende] = [timeOrNull(von), timeOrNull(bis)]
  return beginn === null || ende === null ? null : { beginn, ende }
}

function kartenzeitenOf(season: StoredSeason): Kartenzeiten {
  return {
    werktags: spanneOf(season?.werktags_von, season?.werktags_bis),
    wochenende: spanneOf(season?.wochenende_von, season?.wochenende_bis),
  }
}

/** Where festival tickets are sold, apart from our own shop. */
export function kasseOf(stored: EinstellungenDoc['festival']): string | null {
  const address = webAddress(stored?.kasse)
  return address?.startsWith('https:') ? address : null
}

function festivalOf(stored: EinstellungenDoc['festival']): Einstellungen['festival'] {
  return {
    email: kontaktOf({ email: stored?.email }).email,
    kasse: kasseOf(stored),
    adresse: adresseOf(stored?.adresse),
    kartenzeiten: {
      sommer: kartenzeitenOf(stored?.sommer),
      winter: kartenzeitenOf(stored?.winter),
    },
  }
}

function schliesstageOf(doc: EinstellungenDoc, sprache: Sprache, heute: string) {
  const own = (doc.schliesstage ?? []).map(({ tag, anlass }) => ({
    tag: storedDay(tag),
    anlass: anlass?.trim() ?? '',
  }))
  return closingDays(own, { land: doc.bundesland ?? 'BW', heute, sprache })
}

/** Settings of the site on the wire; closing days are told from `heute` on (`YYYY-MM-DD`). */
export function einstellungenOf(
  doc: EinstellungenDoc,
  houses: Houses,
  { sprache, heute }: { sprache: Sprache; heute: string },
): Einstellungen {
  const kurtaxe = doc.gaeste?.kurtaxe_cent
  return {
    sprache,
    ortsname: doc.ortsname,
    claim: textOrNull(doc.claim),
    tourismus: stelleOf(doc.tourismus, houses.tourismus),
    rathaus: stelleOf(doc.rathaus, houses.rathaus),
    meldung_email: doc.meldung_email,
    newsletter_url: webAddress(doc.newsletter_url),
    kartentelefon: textOrNull(doc.kartentelefon),
    festival: festivalOf(doc.festival),
    portal: portalOf(doc.gaeste?.portal),
    kurtaxe: typeof kurtaxe === 'number' ? euroOf(kurtaxe) : null,
    schliesstage: schliesstageOf(doc, sprache, heute),
    social: (doc.social ?? []).slice(0, 4).flatMap(({ dienst, url }) => {
      const address = webAddress(url)
      return address === null ? [] : [{ dienst, url: address }]
    }),
  }
}
