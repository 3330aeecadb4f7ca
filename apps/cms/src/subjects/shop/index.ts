import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'
import { collections } from './collections/index.ts'
import { shopEinstellungen } from './global/index.ts'
import { carts, orders, withdrawals } from './personendaten/index.ts'

/** The shop: articles, orders, withdrawals and how it is run. */
export const shop = {
  calls,
  collections,
  globals: [shopEinstellungen],
  personalData: [orders, withdrawals, carts],
} satisfies Subject
