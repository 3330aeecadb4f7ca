import type { KorbProblem } from '@kurstadt/contract/shop'
import { createContext, use } from 'react'

/** What came of somebody's wish, as the page that answers it shows it. */
export type CartReply = {
  /** What was typed into the form of an article that could not be put in. */
  values: Readonly<Record<string, string>>
  probleme: readonly KorbProblem[]
  /** Position that something was put into a moment ago. */
  neu: string | null
  /** True where an order was not kept, because the cart is not what was looked at any more. */
  geaendert: boolean
  /** Why the cart cannot be shown or changed. */
  trouble: 'away' | 'busy' | null
}

const nothing: CartReply = { values: {}, probleme: [], neu: null, geaendert: false, trouble: null }

/** What the page answers to somebody who has done something with their cart. */
export const CartReplyContext = createContext<CartReply>(nothing)

/** The same, for the parts of the page. */
export const useCartReply = (): CartReply => use(CartReplyContext)

/** An answer with what there is to say, and nothing else. */
export const cartReply = (said: Partial<CartReply>): CartReply => ({ ...nothing, ...said })
