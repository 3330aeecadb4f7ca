import type { PartnerTyp, PartnerWerte } from '@kurstadt/contract/partner'
import type { PayloadRequest } from 'payload'
import type { BrancheneintragDoc, UnterkunftDoc } from '../../payload-types.ts'
import { asSystemInGerman } from '../../platform/as-system.ts'
import { todayInBerlin } from '../../platform/time/berlin.ts'
import { werteOfBusiness, werteOfHost } from './werte-of.ts'

type Typed =
  | { typ: 'unterkuenfte'; doc: UnterkunftDoc }
  | { typ: 'brancheneintraege'; doc: BrancheneintragDoc }

/** An entry that a partner keeps, with what they may change of it. */
export type Entry = Typed & { titel: string; werte: PartnerWerte }

/** Which entry it is. */
export type Which = { typ: PartnerTyp; id: string }

const found = { ...asSystemInGerman, disableErrors: true } as const

async function readTyped(
  req: PayloadRequest,
  { id, typ }: Which,
  draft: boolean,
): Promise<Typed | null> {
  const where = { id, draft, req, ...found }
  if (typ === 'unterkuenfte') {
    const doc = await req.payload.findByID({ collection: 'unterkuenfte', ...where })
    return doc && { typ, doc }
  }
  const doc = await req.payload.findByID({ collection: 'brancheneintraege', ...where })
  return doc && { typ, doc }
}

/** How an entry stands for visitors, or in its newest version; null for one that is gone, or in the bin. */
export async function readEntry(
  req: PayloadRequest,
  which: Which,
  { isNewest }: { isNewest: boolean },
): Promise<Entry | null> {
  const typed = await readTyped(req, which, isNewest)
  if (typed === null || typed.doc.deletedAt) return null
  const titel = typed.doc.titel || 'Eintrag ohne Namen'
  const heute = todayInBerlin()
  const werte =
    typed.typ === 'unterkuenfte' ? werteOfHost(typed.doc, heute) : werteOfBusiness(typed.doc, heute)
  return { ...typed, titel, werte }
}
