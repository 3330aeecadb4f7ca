import { type CookieTerms, personalCookie } from './personal-cookie.ts'

/** Name of the cart's cookie; it is set with the first article and not before. */
const name = 'warenkorb'

/** Seconds that a cart is kept after somebody has looked at it: thirty days. */
export const cartLifetime = 2_592_000

const written = /(?:^|;\s*)warenkorb=([\w-]{22})(?=;|$)/

/** The secret of the cart that a `Cookie` header carries; null for none. */
export function readCartCookie(header: string): string | null {
  return written.exec(header)?.[1] ?? null
}

/** `Set-Cookie` of a cart; null takes it away. */
export function cartCookie(
  korb: string | null,
  { isSecure }: Pick<CookieTerms, 'isSecure'>,
): string {
  return personalCookie(name, korb, { lifetime: cartLifetime, isSecure })
}
