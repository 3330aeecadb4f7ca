import { type Veranstaltung, type VeranstaltungKurz, zielgruppen } from '@kurstadt/contract'
import type { VeranstaltungDoc } from '../../../payload-types.ts'
import { adresseOf, kontaktOf } from '../../../wire/serialise/adresse.ts'
import { bildFields } from '../../../wire/serialise/bild.ts'
import { downloadOf } from '../../../wire/serialise/downloads.ts'
import type { NamedDoc } from '../../../wire/serialise/named.ts'
import { detailUrl, eventPage, type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { textOf } from '../../../wire/serialise/rich-text.ts'
import { seoOf } from '../../../wire/serialise/seo.ts'
import { euroOf, hrefOrNull, idOf, nummerOf, textOrNull } from '../../../wire/serialise/values.ts'
import { rubrikOf } from '../../rubriken/index.ts'
import { serieOf } from './serie.ts'
import { type StoredOccurrence, terminOf } from './termin.ts'

function rubrikenOf(doc: VeranstaltungDoc, refs: Refs): Veranstaltung['rubriken'] {
  const known = refs.related.rubriken
  const docs = (doc.rubriken ?? []).flatMap((one) => known?.get(idOf(one) ?? '') ?? [])
  return docs.map((one) => rubrikOf(one, refs))
}

function barrierefreiheitOf({
  barrierefreiheit: stored,
}: VeranstaltungDoc): Veranstaltung['barrierefreiheit'] {
  return {
    stufenlos: stored?.stufenlos === true,
    toilette: stored?.toilette === true,
    aufzug: stored?.aufzug === true,
    parkplatz: stored?.parkplatz === true,
    hoeranlage: stored?.hoeranlage === true,
    assistenzhund: stored?.assistenzhund === true,
    gebaerdensprache: stored?.gebaerdensprache === true,
    audiodeskription: stored?.audiodeskription === true,
    leichte_sprache: stored?.leichte_sprache === true,
    hinweis: textOrNull(stored?.hinweis),
  }
}

function eintrittOf(doc: VeranstaltungDoc) {
  return {
    preis: textOrNull(doc.preis),
    preise: (doc.preise ?? []).map(({ bezeichnung, betrag_cent }) => ({
      bezeichnung,
      betrag: euroOf(betrag_cent),
    })),
    kostenlos: doc.kostenlos === true,
    kartenhinweis: textOrNull(doc.kartenhinweis),
    tickets: hrefOrNull(doc.tickets),
  }
}

function einordnungOf(doc: VeranstaltungDoc) {
  return {
    zielgruppen: zielgruppen.filter((one) => doc.zielgruppen?.includes(one)),
    barrierefrei: doc.barrierefrei === true,
    barrierefreiheit: barrierefreiheitOf(doc),
    familien: doc.familien === true,
    highlight: doc.highlight === true,
    saison: doc.saison ?? null,
    vorlage: textOrNull(doc.vorlage),
  }
}

/** Who is on stage, and where one sits; a line without a task or a name is none. */
function auffuehrungOf({ besetzung, saalplan }: VeranstaltungDoc, refs: Refs) {
  const named = (besetzung ?? []).map(({ aufgabe, name }) => ({
    aufgabe: aufgabe?.trim() ?? '',
    name: name?.trim() ?? '',
  }))
  return {
    besetzung: named.filter(({ aufgabe, name }) => aufgabe !== '' && name !== ''),
    saalplan: bildFields(saalplan, refs).bild,
  }
}

/** An event as another one points to it. */
export function veranstaltungKurzOf(
  doc: NamedDoc<'veranstaltungen'>,
  refs: Refs,
  at: StoredOccurrence,
): VeranstaltungKurz {
  const id = nummerOf(doc)
  return {
    id,
    sprache: spracheOf(doc.id, refs),
    titel: doc.titel,
    ...terminOf(doc, at, refs),
    bild: bildFields(doc.bild, refs).bild,
    detailURL: detailUrl(eventPage(doc, refs), doc.titel, id),
  }
}

/** What only the answer about one event carries. */
type Alone = {
  termine: readonly StoredOccurrence[]
  aehnliche: VeranstaltungKurz[]
  vergangen: boolean
}

/**
 * An event on the wire (spec 3) at one of its occurrences; `alone` is what the answer about this
 * event and no other carries.
 */
export function veranstaltungOf(
  doc: VeranstaltungDoc,
  refs: Refs,
  { at, alone }: { at: StoredOccurrence; alone?: Alone },
): Veranstaltung {
  const nummer = nummerOf(doc)
  return {
    id: nummer,
    sprache: spracheOf(doc.id, refs),
    titel: doc.titel,
    ...terminOf(doc, at, refs),
    adresse: adresseOf(doc.adresse),
    plain_text: doc.plain_text ?? '',
    text: textOf(doc.text, refs),
    ...bildFields(doc.bild, refs),
    rubriken: rubrikenOf(doc, refs),
    ...eintrittOf(doc),
    ...einordnungOf(doc),
    ...auffuehrungOf(doc, refs),
    veranstalter: textOrNull(doc.veranstalter),
    kontakt: kontaktOf(doc.kontakt),
    dokumente: (doc.dokumente ?? []).flatMap((row) => downloadOf(row, refs)),
    serie: serieOf(doc, spracheOf(doc.id, refs)),
    termine: alone?.termine.map((one) => terminOf(doc, one, refs)) ?? null,
    aehnliche: alone?.aehnliche ?? null,
    vergangen: alone?.vergangen ?? null,
    detailURL: detailUrl(eventPage(doc, refs), doc.titel, nummer),
    geaendert: doc.updatedAt,
    seo: seoOf(doc.seo),
  }
}
