import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'
import { collections } from './collections/index.ts'
import { shopEinstellungen } from './global/index.ts'
import { contactDays, orderYears } from './kept.ts'
import { carts, orders, withdrawals } from './personendaten/index.ts'
import { cartDays } from './warenkorb/index.ts'

/** The shop: articles, orders, withdrawals and how it is run. */
export const shop = {
  calls,
  collections,
  globals: [shopEinstellungen],
  personalData: [orders, withdrawals, carts],
  keptTimes: [
    { name: 'warenkorb', wert: cartDays, einheit: 'tage' },
    { name: 'bestellkontakt', wert: contactDays, einheit: 'tage' },
    { name: 'bestellungen', wert: orderYears, einheit: 'jahre' },
  ],
} satisfies Subject
