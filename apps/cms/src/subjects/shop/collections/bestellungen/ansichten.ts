import { type BestellStand, bestellStaende } from '@kurstadt/contract/shop'
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { type Ansicht, chosenView } from '../../../../editing/workflow/index.ts'
import { inTransaction, sql } from '../../../../platform/database/index.ts'
import { geldOf } from '../../rechnen/index.ts'
import { schritt } from './zustand.ts'

const inState = (stand: BestellStand) => (): Where => ({ stand: { equals: stand } })

/** Orders that somebody has withdrawn from and that nobody has dealt with yet. */
async function withdrawn(req: PayloadRequest): Promise<Where> {
  const rows = await inTransaction(
    req,
    sql`select o.id from bestellungen o where o.stand not in ('storniert', 'widerrufen')
          and exists (select from widerrufe w
            where w.bestellung_id = o.id and not coalesce(w.erledigt, false))`,
  )
  return { id: { in: rows.map(({ id }) => String(id)) } }
}

const number = z.coerce.number<number | string>()

const paid = z.object({
  id: z.string(),
  stand: z.enum(bestellStaende),
  summe_cent: number,
  erstattet_cent: number,
  bezahlt_am: z.string(),
  verlauf: z.array(schritt),
})

/** Orders that are off, as a whole or in part, and whose money is still here. */
async function toRefund(req: PayloadRequest): Promise<Where> {
  const rows = await inTransaction(
    req,
    sql`select id, stand, summe_cent, coalesce(erstattet_cent, 0) as erstattet_cent,
          to_json(bezahlt_am) #>> '{}' as bezahlt_am, coalesce(verlauf, '[]') as verlauf
        from bestellungen where bezahlt_am is not null and coalesce(erstattet_cent, 0) < summe_cent
          and (stand in ('storniert', 'widerrufen') or verlauf @> '[{"was": "teilwiderruf"}]'
            or verlauf @> '[{"was": "abgesagt"}]'
            or verlauf @> '[{"was": "zurueckgegeben"}]')`,
  )
  const orders = rows.map((row) => paid.parse(row))
  const owed = orders.filter((order) => geldOf(order).zu_erstatten_cent > 0)
  return { id: { in: owed.map(({ id }) => id) } }
}

/** Views of the orders; they open with what is not finished yet. */
export const ansichten: readonly Ansicht[] = [
  { key: '', label: 'Offen', where: () => ({ stand: { in: ['wartet', 'neu', 'bereit'] } }) },
  { key: 'neu', label: 'Zu packen', where: inState('neu') },
  { key: 'wartet', label: 'Wartet auf Zahlung', where: inState('wartet') },
  { key: 'bereit', label: 'Liegt bereit', where: inState('bereit') },
  {
    key: 'unbezahlt',
    label: 'Versandt oder abgeholt, nicht bezahlt',
    where: () => ({
      stand: { in: ['versandt', 'abgeholt'] },
      bezahlt_am: { exists: false },
      summe_cent: { greater_than: 0 },
    }),
  },
  { key: 'widerruf', label: 'Widerrufe', where: withdrawn },
  { key: 'erstatten', label: 'Zu erstatten', where: toRefund },
  { key: 'alle', label: 'Alle', where: () => null },
]

/** The view that an address asks for; what is searched for is looked for among the finished too. */
export function chosenOf(asked: { ansicht?: unknown; search?: unknown; asksForStates: boolean }) {
  const { ansicht, search, asksForStates } = asked
  return chosenView(ansichten, { stand: ansicht, search, where: asksForStates })
}

/** What the list shows: the view that its address names, what its filter asks for, or what is open. */
export async function viewFilter({ req }: { req: PayloadRequest }): Promise<Where | null> {
  const { ansicht, search, where } = req.query
  const asksForStates = JSON.stringify(where ?? '').includes('stand')
  return (await chosenOf({ ansicht, search, asksForStates })?.where(req, 'bestellungen')) ?? null
}
