import type { Amt, Mitarbeiter, OrderField } from '@kurstadt/contract'
import type { AmtDoc } from '../../../payload-types.ts'
import { adresseOf, kontaktOf } from '../../../wire/serialise/adresse.ts'
import { barrierefreiOf } from '../../../wire/serialise/barrierefrei.ts'
import { bildFields } from '../../../wire/serialise/bild.ts'
import { koordinatenOf } from '../../../wire/serialise/geo.ts'
import { oeffnungszeitenOf } from '../../../wire/serialise/oeffnungszeiten.ts'
import { detailUrl, type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { textOf } from '../../../wire/serialise/rich-text.ts'
import { seoOf } from '../../../wire/serialise/seo.ts'
import { idOf, nummerOf, textOrNull } from '../../../wire/serialise/values.ts'
import { mitarbeiterOf, type StaffDoc } from './mitarbeiter.ts'
import { amtRefOf, personRefOf } from './rathaus-refs.ts'

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

function staffOf(doc: AmtDoc, refs: Refs, options: OfficeOptions): Mitarbeiter[] {
  const { order, contactsOnly, staff: known } = options
  const staff = (doc.mitarbeiter ?? []).flatMap((one) => {
    const person = known.get(idOf(one) ?? '')
    return person && !(contactsOnly && person.ansprechpartner !== true)
      ? [mitarbeiterOf(person, refs)]
      : []
  })
  return sortStaff(staff, order)
}

/** The staff of offices by id, how they are sorted, and whether only contact persons are meant. */
export type OfficeOptions = {
  staff: ReadonlyMap<string, StaffDoc>
  order: readonly OrderField[]
  contactsOnly: boolean
}

/** An office with its published staff on the wire (spec 3). */
export function amtOf(doc: AmtDoc, refs: Refs, options: OfficeOptions): Amt {
  const nummer = nummerOf(doc)
  return {
    id: nummer,
    sprache: spracheOf(doc.id, refs),
    titel: doc.titel,
    text: textOf(doc.text, refs),
    zustaendigkeiten: textOf(doc.zustaendigkeiten, refs),
    ...bildFields(doc.bild, refs),
    kontakt: kontaktOf(doc.kontakt),
    adresse: adresseOf(doc.adresse),
    zimmer: textOrNull(doc.zimmer),
    koordinaten: koordinatenOf(doc.koordinaten),
    barrierefrei: barrierefreiOf(doc.barrierefrei),
    oeffnungszeiten: textOrNull(doc.oeffnungszeiten),
    oeffnungszeitenStrukturiert: oeffnungszeitenOf(doc.oeffnungszeitenStrukturiert),
    uebergeordnet: amtRefOf(doc.uebergeordnet, refs),
    leitung: personRefOf(doc.leitung, refs),
    sortierung: Math.round(doc.sortierung ?? 0),
    mitarbeiter: staffOf(doc, refs, options),
    detailURL: detailUrl(refs.detailPages.aemter, doc.titel, nummer),
    seo: seoOf(doc.seo),
  }
}
