import type { ShopArtikel } from '@kurstadt/contract'
import type { ArtikeldokumentBlock, ShopArtikelDoc } from '../../../payload-types.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { bildFields } from '../../../wire/serialise/bild.ts'
import { dateiOf } from '../../../wire/serialise/downloads.ts'
import { detailUrl, eventPage, type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { textOf } from '../../../wire/serialise/rich-text.ts'
import { seoOf } from '../../../wire/serialise/seo.ts'
import { euroOf, hrefOrNull, idOf, nummerOf, textOrNull } from '../../../wire/serialise/values.ts'
import { lastDayOf } from '../../veranstaltungen/index.ts'
import { grundpreisOf, herstellerOf, hoechstensOf, mwstOf, widerrufOf } from './angaben.ts'

/** Documents for everybody; the town's own stay where they are, and so does what leads nowhere. */
function dokumentOf(row: ArtikeldokumentBlock, refs: Refs): ShopArtikel['dokumente'] {
  const [link, datei] = [hrefOrNull(row.link), dateiOf(row.datei, refs)]
  if (row.einstufung !== 'oeffentlich' || (link === null && datei === null)) return []
  return [{ link, datei, downloadtext: row.titel ?? '', einstufung: row.einstufung }]
}

function linksOf({ links }: ShopArtikelDoc): ShopArtikel['links'] {
  return (links ?? []).flatMap((row) => {
    const link = hrefOrNull(row.link)
    if (link === null) return []
    return [{ link, linktext: row.linktext || link, isintern: /^[/#]/.test(link) }]
  })
}

function veranstaltungOf(doc: ShopArtikelDoc, refs: Refs): ShopArtikel['veranstaltung'] {
  const event = refs.related.veranstaltungen?.get(idOf(doc.veranstaltung) ?? '')
  if (!event) return null
  const id = nummerOf(event)
  const detailURL = detailUrl(eventPage(event, refs), event.titel, id)
  // A ticket is for the day that an event begins on, also when a series was made of it later.
  const letzter_tag = lastDayOf(event)?.slice(0, 10) ?? null
  const vorbei = letzter_tag !== null && letzter_tag < todayInBerlin()
  const abgesagt = event.status === 'abgesagt'
  return { id, titel: event.titel, detailURL, abgesagt, vorbei, letzter_tag }
}

/** Of a ticket whose event is cancelled or over, or is there no more, nothing is left. */
function limitOf(doc: ShopArtikelDoc, event: ShopArtikel['veranstaltung']): number | null {
  const isTicket = doc.eintrittskarte === true
  const isOff = isTicket && (event === null || event.abgesagt || event.vorbei)
  return isOff ? (doc.menge_aktuell ?? 0) : (doc.menge_limit ?? null)
}

/** A shop article on the wire (spec 3): cents as euros, the list of sizes with commas. */
export function shopArtikelOf(doc: ShopArtikelDoc, refs: Refs): ShopArtikel {
  const nummer = nummerOf(doc)
  const veranstaltung = veranstaltungOf(doc, refs)
  return {
    id: nummer,
    sprache: spracheOf(doc.id, refs),
    titel: doc.titel,
    ...bildFields(doc.bild, refs),
    einleitung: doc.einleitung ?? '',
    text: textOf(doc.text, refs),
    preis_pro_einheit: euroOf(doc.preis_cent),
    mwst: mwstOf(doc),
    grundpreis: grundpreisOf(doc),
    gewicht_pro_einheit: doc.gewicht_pro_einheit,
    erstellt: new Date(doc.createdAt).toISOString(),
    menge_limit: limitOf(doc, veranstaltung),
    menge_aktuell: doc.menge_aktuell ?? 0,
    dokumente: (doc.dokumente ?? []).flatMap((row) => dokumentOf(row, refs)),
    links: linksOf(doc),
    veranstaltung,
    rubrik_name: textOrNull(refs.related.rubriken?.get(idOf(doc.rubrik) ?? '')?.rubrik),
    groessen: textOrNull((doc.groessen ?? []).join(',')),
    lieferzeit: doc.lieferzeit ?? null,
    hersteller: herstellerOf(doc),
    sicherheit: textOrNull(doc.sicherheit),
    widerruf: widerrufOf(doc),
    hoechstens: hoechstensOf(doc),
    eintrittskarte: doc.eintrittskarte === true,
    aktiv: doc.aktiv === true,
    sortierung: Math.round(doc.sortierung ?? 0),
    detailURL: detailUrl(refs.detailPages.shop_artikel, doc.titel, nummer),
    seo: seoOf(doc.seo),
  }
}
