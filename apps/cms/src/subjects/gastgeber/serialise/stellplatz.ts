import type { Stellplatz } from '@kurstadt/contract'
import type { StellplatzDoc } from '../../../payload-types.ts'
import { adresseOf, kontaktOf } from '../../../wire/serialise/adresse.ts'
import { bilderOf, bildFields } from '../../../wire/serialise/bild.ts'
import { koordinatenOf } from '../../../wire/serialise/geo.ts'
import { type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { textOf } from '../../../wire/serialise/rich-text.ts'
import { seoOf } from '../../../wire/serialise/seo.ts'
import { euroOf, nummerOf, textOrNull, timeOrNull } from '../../../wire/serialise/values.ts'

/** Motorhome parking on the wire; a page shows all sites, so none has an address of its own. */
export function stellplatzOf(doc: StellplatzDoc, refs: Refs): Stellplatz {
  return {
    id: nummerOf(doc),
    sprache: spracheOf(doc.id, refs),
    titel: doc.titel,
    einleitung: doc.einleitung ?? '',
    text: textOf(doc.text, refs),
    regeln: textOf(doc.regeln, refs),
    ...bildFields(doc.bild, refs),
    bilder: bilderOf(doc.bilder, refs),
    plaetze: doc.plaetze,
    preis_nacht: euroOf(doc.preis_nacht_cent),
    kosten: (doc.kosten ?? []).map(({ titel, preis_cent }) => ({
      bezeichnung: titel ?? '',
      preis: euroOf(preis_cent),
    })),
    versorgung: [...(doc.versorgung ?? [])],
    laenge_max: doc.laenge_max ?? null,
    hoehe_max: doc.hoehe_max ?? null,
    gewicht_max: doc.gewicht_max ?? null,
    ruhe_von: timeOrNull(doc.ruhe_von),
    ruhe_bis: timeOrNull(doc.ruhe_bis),
    tage_max: doc.tage_max ?? null,
    ganzjaehrig: doc.ganzjaehrig !== false,
    saison: doc.ganzjaehrig === false ? textOrNull(doc.saison) : null,
    reservierbar: doc.reservierbar === true,
    hunde: doc.hunde === true,
    anfahrt: textOrNull(doc.anfahrt),
    kontakt: kontaktOf(doc.kontakt),
    adresse: adresseOf(doc.adresse),
    koordinaten: koordinatenOf(doc.koordinaten),
    detailURL: null,
    seo: seoOf(doc.seo),
  }
}
