import type { Limit } from '../../../wire/intake/index.ts'

/** What one sender does with carts: a household that looks around does a few dozen things. */
export const cartActs: Limit = { name: 'warenkorb', most: 300, within: 600_000 }
/** Looks at the checkout, and tries to get through it. */
export const checkoutActs: Limit = { name: 'kasse', most: 120, within: 600_000 }
/** Payments that one sender begins, or asks for again. */
export const paymentActs: Limit = { name: 'zahlung', most: 40, within: 600_000 }
/** How often somebody may say that something has happened to one payment. */
export const paymentNotices: Limit = { name: 'zahlungsmeldung', most: 40, within: 600_000 }
/** Looks at an order of one sender: enough to read, too few to guess (T65). */
export const orderLooks: Limit = { name: 'bestellungen', most: 120, within: 600_000 }
