import type { PayloadRequest, Where } from 'payload'
import { inTransaction, sql } from '../database/index.ts'

type Ansicht = {
  key: string
  label: string
  where: (req: PayloadRequest) => Where | null | Promise<Where | null>
}

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

/** Views of the inbox beside the usual one, which shows what is not done yet. */
export const ansichten: readonly Ansicht[] = [
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
  { key: 'alle', label: 'Alle', where: () => null },
]

/** What the inbox shows: the view that its address names, or what its filter asks for, or what is open. */
export async function viewFilter({ req }: { req: PayloadRequest }): Promise<Where | null> {
  const chosen = ansichten.find(({ key }) => key === req.query.ansicht)
  if (chosen) return chosen.where(req)
  const asksForStates = JSON.stringify(req.query.where ?? '').includes('status')
  return asksForStates ? null : { status: { in: ['neu', 'in_arbeit'] } }
}
