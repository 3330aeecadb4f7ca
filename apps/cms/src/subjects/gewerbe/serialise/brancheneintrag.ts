import { type Brancheneintrag, parkplatzEintraege } from '@kurstadt/contract'
import type { BrancheneintragDoc } from '../../../payload-types.ts'
import { adresseOf, kontaktOf } from '../../../wire/serialise/adresse.ts'
import { barrierefreiOf } from '../../../wire/serialise/barrierefrei.ts'
import { bilderOf, bildFields } from '../../../wire/serialise/bild.ts'
import { koordinatenOf } from '../../../wire/serialise/geo.ts'
import type { NamedDoc } from '../../../wire/serialise/named.ts'
import { oeffnungszeitenOf } from '../../../wire/serialise/oeffnungszeiten.ts'
import { detailUrl, type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { textOf } from '../../../wire/serialise/rich-text.ts'
import { seoOf } from '../../../wire/serialise/seo.ts'
import { hrefOrNull, idOf, nummerOf, textOrNull } from '../../../wire/serialise/values.ts'
import type { Parking } from '../../parkleitsystem/index.ts'
import { rubrikOf } from '../../rubriken/index.ts'

function rubrikenOf(doc: BrancheneintragDoc, refs: Refs): Brancheneintrag['rubriken'] {
  const docs = doc.rubriken.flatMap((one) => refs.related.rubriken?.get(idOf(one) ?? '') ?? [])
  return docs.map((one) => rubrikOf(one, refs))
}

/** Where the entry is; nothing of it leaves the API when the owner does not want it shown. */
export function whereOf(doc: NamedDoc<'brancheneintraege'>) {
  const isShown = doc.zeige_adresse !== false
  return {
    adresse: adresseOf(isShown ? doc.adresse : undefined),
    koordinaten: isShown ? koordinatenOf(doc.koordinaten) : null,
  }
}

/** Numbers of the business entries that are car parks of the guidance system. */
export const parkingEntries = Object.values(parkplatzEintraege)

/** What is known of an entry that is a car park of the guidance system; null for any other. */
function parkplatzOf(nummer: number, { saetze }: Parking): Brancheneintrag['parkplatz'] {
  const own = Object.keys(parkplatzEintraege).find(
    (id) => parkplatzEintraege[Number(id)] === nummer,
  )
  if (own === undefined) return null
  const id = Number(own)
  return { id, stand: saetze.find(({ ID }) => ID === id) ?? null }
}

/** Nothing is known of any car park. */
export const noParking: Parking = { quelle: null, saetze: [] }

/** A business entry on the wire (spec 3). */
export function brancheneintragOf(
  doc: BrancheneintragDoc,
  refs: Refs,
  parking: Parking,
): Brancheneintrag {
  const nummer = nummerOf(doc)
  return {
    id: nummer,
    sprache: spracheOf(doc.id, refs),
    titel: doc.titel,
    spezialisierung: textOrNull(doc.spezialisierung),
    ...bildFields(doc.bild, refs),
    bilder: bilderOf(doc.bilder, refs),
    rubriken: rubrikenOf(doc, refs),
    kontakt: kontaktOf(doc.kontakt),
    ...whereOf(doc),
    zeige_adresse: doc.zeige_adresse !== false,
    text: textOf(doc.text, refs),
    text_gastronomie: textOf(doc.text_gastronomie, refs),
    oeffnungszeitenStrukturiert: oeffnungszeitenOf(doc.oeffnungszeitenStrukturiert),
    links: (doc.links ?? []).flatMap(({ link, linktext }) => {
      const href = hrefOrNull(link)
      return href === null ? [] : [{ link: href, linktext: linktext || href }]
    }),
    barrierefrei: barrierefreiOf(doc.barrierefrei),
    stichwoerter: [...(doc.stichwoerter ?? [])],
    parkplatz: parkplatzOf(nummer, parking),
    detailURL: detailUrl(refs.detailPages.brancheneintraege, doc.titel, nummer),
    seo: seoOf(doc.seo),
  }
}
