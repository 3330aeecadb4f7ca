import { preisEinheiten } from '@kurstadt/contract'
import { isSamePeriod, type PartnerBild, type PartnerWerte } from '@kurstadt/contract/partner'
import type { BrancheneintragDoc, OeffnungszeitBlock, UnterkunftDoc } from '../../payload-types.ts'
import { dayAt, localDateTime } from '../../platform/time/berlin.ts'
import { oeffnungszeitenOf } from '../../wire/serialise/oeffnungszeiten.ts'
import { schliesstageOf } from '../../wire/serialise/schliesstage.ts'
import { idOf, textOrNull } from '../../wire/serialise/values.ts'

/** An entry of which its partner keeps nothing yet. */
export const empty: PartnerWerte = {
  telefon: null,
  email: null,
  link: null,
  betten: null,
  preis_ab: null,
  preis_je: null,
  saison: null,
  zeiten: [],
  schliesstage: [],
  bilder: [],
}

/** The pictures of an entry, once each: the one that lists show, and the further ones. */
function bilderOf({ bild, bilder }: Pick<UnterkunftDoc, 'bild' | 'bilder'>): PartnerBild[] {
  const ids = [bild, ...(bilder ?? [])].map(idOf).filter((id) => id !== null)
  return [...new Set(ids)].map((id) => ({ id, neu: null }))
}

function contactOf({ kontakt }: Pick<UnterkunftDoc, 'kontakt'>) {
  return {
    telefon: textOrNull(kontakt?.telefon),
    email: textOrNull(kontakt?.email),
    link: textOrNull(kontakt?.link),
  }
}

/** What a host sees of their entry. */
export const werteOfHost = (doc: UnterkunftDoc, heute: string): PartnerWerte => ({
  ...empty,
  ...contactOf(doc),
  bilder: bilderOf(doc),
  betten: doc.betten ?? null,
  preis_ab: doc.preis_ab || null,
  preis_je: preisEinheiten.find((one) => one === doc.preis_je) ?? null,
  saison: textOrNull(doc.saison),
  schliesstage: schliesstageOf(doc.schliesstage, heute),
})

/** Closed days of a partner that are not over; a period that was named twice is one. */
export const closedAhead = (schliesstage: PartnerWerte['schliesstage'], heute: string) =>
  schliesstage.filter(
    (one, at, all) => one.bis >= heute && all.findIndex((other) => isSamePeriod(one, other)) === at,
  )

type Deviating = NonNullable<OeffnungszeitBlock['abweichendeZeiten']>[number]

/** The hours that a partner keeps: the usual ones. Hours of service and telephone stay the office's. */
export const isUsual = ({ typ }: OeffnungszeitBlock) => typ === 'ALLGEMEINE_OEFFNUNGSZEIT'

/** Whether a deviation is of whole days that are not over: those are the partner's to change. */
export function isWholeDays({ beginn, ende }: Deviating, heute: string): boolean {
  if (!(beginn && ende) || dayAt(ende) < heute) return false
  return localDateTime(beginn).endsWith('T00:00') && localDateTime(ende).endsWith('T23:59')
}

/** What a business sees of its entry. */
export function werteOfBusiness(doc: BrancheneintragDoc, heute: string): PartnerWerte {
  const usual = (doc.oeffnungszeitenStrukturiert ?? []).find(isUsual)
  const [hours] = oeffnungszeitenOf(usual ? [usual] : [], heute)
  const closed = (usual?.abweichendeZeiten ?? []).filter((one) => isWholeDays(one, heute))
  return {
    ...empty,
    ...contactOf(doc),
    bilder: bilderOf(doc),
    zeiten: hours?.regulaereZeiten ?? [],
    schliesstage: closed.map(({ beginn, ende, zusatz }) => ({
      von: dayAt(beginn),
      bis: dayAt(ende),
      hinweis: textOrNull(zusatz),
    })),
  }
}
