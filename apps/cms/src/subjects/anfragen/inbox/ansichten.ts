import type { PayloadRequest, Where } from 'payload'
import { type Ansicht, chosenView } from '../../../editing/workflow/index.ts'
import { inTransaction, sql } from '../../../platform/database/index.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { noon } from '../../../platform/time/days.ts'

const inState = (status: string) => (): Where => ({ status: { equals: status } })

/** Requests with a letter that could not be delivered. */
async function undelivered(req: PayloadRequest): Promise<Where> {
  const rows = await inTransaction(
    req,
    sql`select distinct anfrage_id as id from mails
        where zustand = 'gescheitert' and anfrage_id is not null`,
  )
  return { id: { in: rows.map(({ id }) => String(id)) } }
}

/** Views of the inbox; it opens with what is not done yet. */
export const ansichten: readonly Ansicht[] = [
  { key: '', label: 'Offen', where: () => ({ status: { in: ['neu', 'in_arbeit'] } }) },
  { key: 'neu', label: 'Neu', where: inState('neu') },
  { key: 'in_arbeit', label: 'In Arbeit', where: inState('in_arbeit') },
  {
    key: 'meine',
    label: 'Meine',
    where: ({ user }) => ({
      bearbeiter: { equals: user?.id ?? null },
      status: { not_equals: 'erledigt' },
    }),
  },
  { key: 'erledigt', label: 'Erledigt', where: inState('erledigt') },
  { key: 'nicht_zugestellt', label: 'Nicht zugestellt', where: undelivered },
  {
    key: 'ueberfaellig',
    label: 'Überfällig',
    where: () => ({
      status: { not_equals: 'erledigt' },
      loeschen_am: { less_than_equal: noon(todayInBerlin()) },
    }),
  },
  { key: 'alle', label: 'Alle', where: () => null },
]

/** The view that an address asks for; what is searched for is looked for among the finished too. */
export function chosenOf(asked: { ansicht?: unknown; search?: unknown; asksForStates: boolean }) {
  const { ansicht, search, asksForStates } = asked
  return chosenView(ansichten, { stand: ansicht, search, where: asksForStates })
}

/** What the inbox shows: the view that its address names, or what its filter asks for, or what is open. */
export async function viewFilter({ req }: { req: PayloadRequest }): Promise<Where | null> {
  const { ansicht, search, where } = req.query
  const asksForStates = JSON.stringify(where ?? '').includes('status')
  return (await chosenOf({ ansicht, search, asksForStates })?.where(req, 'anfragen')) ?? null
}
