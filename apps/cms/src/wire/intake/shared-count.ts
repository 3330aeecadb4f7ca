import { createHmac } from 'node:crypto'
import type { Statement } from '../../platform/database/index.ts'

/** So much of something a sender may have within some milliseconds. */
export type Limit = { name: string; most: number; within: number }

/** Who sends, as the website says, as a word that only this installation can make. */
export function countedAs({ name }: Limit, who: string, secret: string): string {
  return createHmac('sha256', `${name} ${secret}`).update(who).digest('base64url')
}

/** How long it counts, as PostgreSQL reads it. */
export const intervalOf = ({ within }: Limit) => `${within} milliseconds`

const text = `
  insert into kontingente as k (wer, menge, bis) values ($1, $2, now() + $3::interval)
  on conflict (wer) do update set
    menge = case when k.bis <= now() then excluded.menge else k.menge + excluded.menge end,
    bis = case when k.bis <= now() then excluded.bis else k.bis end
  where k.bis <= now() or k.menge + excluded.menge <= $4
  returning wer`

type Spending = { limit: Limit; who: string; secret: string; amount: number }

/** Counts what a sender has for all processes together; answers no row when that is too much. */
export function spend({ limit, who, secret, amount }: Spending): Statement {
  return { text, values: [countedAs(limit, who, secret), amount, intervalOf(limit), limit.most] }
}
