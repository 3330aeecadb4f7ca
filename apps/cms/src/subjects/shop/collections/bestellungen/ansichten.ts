import type { BestellStand } from '@kurstadt/contract/shop'
import type { PayloadRequest, Where } from 'payload'
import { type Ansicht, chosenView } from '../../../../editing/workflow/index.ts'
import { inTransaction, sql } from '../../../../platform/database/index.ts'

const inState = (stand: BestellStand) => (): Where => ({ stand: { equals: stand } })

/** Orders that somebody has withdrawn from and that nobody has dealt with yet. */
async function withdrawn(req: PayloadRequest): Promise<Where> {
  const rows = await inTransaction(
    req,
    sql`select id from bestellungen where stand not in ('storniert', 'widerrufen')
          and verlauf @> '[{"was": "widerruf"}]'`,
  )
  return { id: { in: rows.map(({ id }) => String(id)) } }
}

/** Orders that are off and whose money is still here. */
const toRefund = (): Where => ({
  stand: { in: ['storniert', 'widerrufen'] },
  bezahlt_am: { exists: true },
  erstattet_cent: { equals: 0 },
  summe_cent: { greater_than: 0 },
})

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
