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

/** Where in a statement the values of a count stand: `$1` and the like. */
type Places = { who: string; amount?: string; interval: string; most: string }

/**
 * SQL that counts what a sender has, as a statement or as a part of one; `only` is what follows what is
 * counted, a `from` or `where`. It answers no row when that is too much. A count that ends later than
 * one that begins now is of a clock that was set back since, and begins anew.
 */
export function countingSql({ who, amount = '1', interval, most }: Places, only = ''): string {
  const isOver = `(k.bis <= now() or k.bis > excluded.bis + interval '1 minute')`
  return `
    insert into kontingente as k (wer, menge, bis)
    select ${who}, ${amount}::int, now() + ${interval}::interval ${only}
    on conflict (wer) do update set
      menge = case when ${isOver} then excluded.menge else k.menge + excluded.menge end,
      bis = case when ${isOver} then excluded.bis else k.bis end
    where ${isOver} or k.menge + excluded.menge <= ${most}
    returning wer`
}

const text = countingSql({ who: '$1', amount: '$2', interval: '$3', most: '$4' })

type Spending = { limit: Limit; who: string; secret: string; amount: number }

/** Counts what a sender has for all processes together; answers no row when that is too much. */
export function spend({ limit, who, secret, amount }: Spending): Statement {
  return { text, values: [countedAs(limit, who, secret), amount, intervalOf(limit), limit.most] }
}
