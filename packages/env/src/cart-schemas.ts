import { z } from 'zod'
import { hosts } from './names.ts'

const httpsUrl = z.url({ protocol: /^https$/ })

/** A shopping-cart service in the place of our own cart (spec 7); off as long as no script is named. */
export const cartVariables = {
  /** Script of the service; it is loaded after a click, and only then. */
  CART_SCRIPT: httpsUrl.optional(),
  /** Its style sheet, for a service whose script brings none. */
  CART_STYLES: httpsUrl.optional(),
  /** Who the service is, as people know it: stands beside the click. */
  CART_NAME: z.string().min(1).max(60).optional(),
  /** Public key that the service knows this shop by. */
  CART_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{1,200}$/)
    .optional(),
  /** Further hosts that script, pictures and frames of the service come from or talk to. */
  CART_HOSTS: hosts.default([]),
}

type CartEnv = z.infer<z.ZodObject<typeof cartVariables>>

/** Half a service would silently be none, or one without a name. */
export function wholeCart(env: CartEnv, context: z.RefinementCtx): void {
  const say = (name: keyof CartEnv, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  const { CART_HOSTS, CART_NAME, CART_PUBLIC_KEY, CART_SCRIPT, CART_STYLES } = env
  if (CART_SCRIPT !== undefined && CART_NAME === undefined)
    say('CART_NAME', 'belongs to CART_SCRIPT: people are told whom they ask')
  const hasRest =
    CART_NAME !== undefined ||
    CART_STYLES !== undefined ||
    CART_PUBLIC_KEY !== undefined ||
    CART_HOSTS.length > 0
  if (CART_SCRIPT === undefined && hasRest)
    say('CART_SCRIPT', 'belongs to the other variables of the cart')
}
