import type { Bekanntmachung, BekanntmachungRef } from '@kurstadt/contract'
import type { BekanntmachungDoc } from '../../../payload-types.ts'
import { storedDay } from '../../../wire/serialise/dates.ts'
import { downloadOf } from '../../../wire/serialise/downloads.ts'
import { detailUrl, type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { textOf } from '../../../wire/serialise/rich-text.ts'
import { seoOf } from '../../../wire/serialise/seo.ts'
import { idOf, nummerOf, textOrNull } from '../../../wire/serialise/values.ts'
import { amtRefOf } from './rathaus-refs.ts'

/** Today, where notices stand in the log, and which ones correct them, by their ids. */
export type Beside = {
  heute: string
  nachweise: ReadonlyMap<string, { nr: number; pruefsumme: string }>
  /** Ids of notices by the id of the one that they correct. */
  berichtigungen: ReadonlyMap<string, readonly string[]>
}

/** A notice as others name it; null for one that is not public. */
export function bekanntmachungRefOf(
  relation: string | { id: string } | null | undefined,
  refs: Refs,
): BekanntmachungRef | null {
  const doc = refs.related.bekanntmachungen?.get(idOf(relation) ?? '')
  if (!doc) return null
  const nummer = nummerOf(doc)
  return {
    id: nummer,
    sprache: spracheOf(doc.id, refs),
    titel: doc.titel,
    detailURL: detailUrl(refs.detailPages.bekanntmachungen, doc.titel, nummer),
  }
}

/** A public notice on the wire. */
export function bekanntmachungOf(
  doc: BekanntmachungDoc,
  refs: Refs,
  beside: Beside,
): Bekanntmachung {
  const nummer = nummerOf(doc)
  const first = storedDay(doc.datum_von)
  const last = doc.datum_bis ? storedDay(doc.datum_bis) : null
  return {
    id: nummer,
    sprache: spracheOf(doc.id, refs),
    titel: doc.titel,
    art: doc.art,
    aktenzeichen: textOrNull(doc.aktenzeichen),
    rechtsgrundlage: textOrNull(doc.rechtsgrundlage),
    bekanntgemacht_am: doc.bekanntgemacht_am ?? null,
    datum_von: first,
    datum_bis: last,
    ausgehaengt: first <= beside.heute && (last === null || last >= beside.heute),
    text: textOf(doc.text, refs),
    amt: amtRefOf(doc.amt, refs),
    dokumente: (doc.dokumente ?? []).flatMap((row) => downloadOf(row, refs)),
    berichtigt: bekanntmachungRefOf(doc.berichtigt, refs),
    berichtigt_durch: (beside.berichtigungen.get(doc.id) ?? []).flatMap(
      (id) => bekanntmachungRefOf(id, refs) ?? [],
    ),
    nachweis: beside.nachweise.get(doc.id) ?? null,
    detailURL: detailUrl(refs.detailPages.bekanntmachungen, doc.titel, nummer),
    seo: seoOf(doc.seo),
  }
}
