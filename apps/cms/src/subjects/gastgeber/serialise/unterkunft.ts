import type { Koordinaten, Unterkunft } from '@kurstadt/contract'
import type { UnterkunftDoc } from '../../../payload-types.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { adresseOf, kontaktOf } from '../../../wire/serialise/adresse.ts'
import { barrierefreiOf } from '../../../wire/serialise/barrierefrei.ts'
import { bilderOf, bildFields } from '../../../wire/serialise/bild.ts'
import { distanceOf } from '../../../wire/serialise/distance.ts'
import { koordinatenOf } from '../../../wire/serialise/geo.ts'
import { detailUrl, type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { textOf } from '../../../wire/serialise/rich-text.ts'
import { schliesstageOf } from '../../../wire/serialise/schliesstage.ts'
import { seoOf } from '../../../wire/serialise/seo.ts'
import { hrefOrNull, nummerOf, textOrNull } from '../../../wire/serialise/values.ts'

/** Places from which it is said how far a house is away. */
type Places = { kurpark: Koordinaten | null; bahnhof: Koordinaten | null }

/** A place to stay on the wire. */
export function unterkunftOf(doc: UnterkunftDoc, refs: Refs, places: Places): Unterkunft {
  const nummer = nummerOf(doc)
  const koordinaten = koordinatenOf(doc.koordinaten)
  return {
    id: nummer,
    sprache: spracheOf(doc.id, refs),
    titel: doc.titel,
    art: doc.art,
    sterne: doc.sterne ?? null,
    betten: doc.betten ?? null,
    spezialisierung: textOrNull(doc.spezialisierung),
    einleitung: doc.einleitung ?? '',
    text: textOf(doc.text, refs),
    ...bildFields(doc.bild, refs),
    bilder: bilderOf(doc.bilder, refs),
    kontakt: kontaktOf(doc.kontakt),
    adresse: adresseOf(doc.adresse),
    koordinaten,
    entfernungen: {
      kurpark: distanceOf(koordinaten, places.kurpark),
      bahnhof: distanceOf(koordinaten, places.bahnhof),
    },
    ausstattung: [...(doc.ausstattung ?? [])],
    barrierefrei: barrierefreiOf(doc.barrierefrei),
    preis_ab: doc.preis_ab || null,
    preis_je: doc.preis_je ?? null,
    saison: textOrNull(doc.saison),
    schliesstage: schliesstageOf(doc.schliesstage, todayInBerlin()),
    buchung: hrefOrNull(doc.buchung),
    detailURL: detailUrl(refs.detailPages.unterkuenfte, doc.titel, nummer),
    seo: seoOf(doc.seo),
  }
}
