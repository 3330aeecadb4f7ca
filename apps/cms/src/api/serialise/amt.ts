import type { Amt, Mitarbeiter, OrderField } from '@kurstadt/contract'
import type { AmtDoc } from '../../payload-types.ts'
import { adresseOf, kontaktOf, oeffnungszeitenOf } from './adresse.ts'
import { mitarbeiterOf } from './mitarbeiter.ts'
import { detailUrl, type Refs, spracheOf } from './refs.ts'
import { richTextOf } from './rich-text.ts'
import { idOf, nummerOf, textOrNull } from './values.ts'

const german = new Intl.Collator('de')

type Compare = (a: Mitarbeiter, b: Mitarbeiter) => number

const comparisons: Record<string, Compare> = {
  'mitarbeiter.sortierung': (a, b) => a.sortierung - b.sortierung,
  'mitarbeiter.nachname': (a, b) => german.compare(a.nachname, b.nachname),
}

/** Sorts an office's staff by the fields of `order` that are about staff; else the editor's order. */
export function sortStaff(staff: Mitarbeiter[], order: readonly OrderField[]): Mitarbeiter[] {
  const steps = order.flatMap(({ field, descending }) => {
    const compare = comparisons[field]
    return compare ? [descending ? (a: Mitarbeiter, b: Mitarbeiter) => compare(b, a) : compare] : []
  })
  return staff.toSorted((a, b) => {
    for (const step of steps) {
      const result = step(a, b)
      if (result !== 0) return result
    }
    return 0
  })
}

/** An office with its published staff on the wire (spec 3). */
export function amtOf(doc: AmtDoc, refs: Refs, order: readonly OrderField[] = []): Amt {
  const nummer = nummerOf(doc)
  const pathOf = (id: string) => refs.pfade.get(id)?.pfad ?? null
  const staff = (doc.mitarbeiter ?? []).flatMap((one) => {
    const person = refs.related.mitarbeiter?.get(idOf(one) ?? '')
    return person ? [mitarbeiterOf(person, refs)] : []
  })
  return {
    id: nummer,
    sprache: spracheOf(doc.id, refs),
    titel: doc.titel,
    text: richTextOf(doc.text, pathOf),
    zustaendigkeiten: richTextOf(doc.zustaendigkeiten, pathOf),
    kontakt: kontaktOf(doc.kontakt),
    adresse: adresseOf(doc.adresse),
    oeffnungszeiten: textOrNull(doc.oeffnungszeiten),
    oeffnungszeitenStrukturiert: oeffnungszeitenOf(doc.oeffnungszeitenStrukturiert),
    sortierung: Math.round(doc.sortierung ?? 0),
    mitarbeiter: sortStaff(staff, order),
    detailURL: detailUrl(refs.detailPages.aemter, doc.titel, nummer),
  }
}
