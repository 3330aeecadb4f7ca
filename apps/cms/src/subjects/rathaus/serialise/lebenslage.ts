import { type Lebenslage, lebenslageIcons, type VerfahrenRef } from '@kurstadt/contract'
import type { LebenslageDoc } from '../../../payload-types.ts'
import { bildFields } from '../../../wire/serialise/bild.ts'
import { detailUrl, type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { seoOf } from '../../../wire/serialise/seo.ts'
import { nummerOf } from '../../../wire/serialise/values.ts'

/** A life situation with its procedures on the wire. */
export function lebenslageOf(
  doc: LebenslageDoc,
  refs: Refs,
  procedures: readonly Omit<VerfahrenRef, 'detailURL'>[],
): Lebenslage {
  const nummer = nummerOf(doc)
  return {
    id: nummer,
    sprache: spracheOf(doc.id, refs),
    titel: doc.titel,
    einleitung: doc.einleitung ?? '',
    icon: lebenslageIcons.find((icon) => icon === doc.icon) ?? null,
    ...bildFields(doc.bild, refs),
    sortierung: Math.round(doc.sortierung ?? 0),
    verfahren: procedures.map((one) => ({
      ...one,
      detailURL: detailUrl(refs.detailPages.wegweiser_verfahren, one.titel, one.id),
    })),
    detailURL: detailUrl(refs.detailPages.lebenslagen, doc.titel, nummer),
    seo: seoOf(doc.seo),
  }
}
