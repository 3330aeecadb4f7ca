import type { Limit } from '../../../wire/intake/index.ts'

/** What one sender does with carts: a household that looks around does a few dozen things. */
export const cartActs: Limit = { name: 'warenkorb', most: 300, within: 600_000 }
