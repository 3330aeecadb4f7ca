import { type CookieTerms, personalCookie } from './personal-cookie.ts'

/** Name of the cookie that knows which order somebody has gone off to pay. */
const name = 'bezahlung'

/** Seconds for which it is known: longer than anybody needs for a payment. */
const lifetime = 7_200

const written = /(?:^|;\s*)bezahlung=([\w-]{22})(?=;|$)/

/** The link of the order that a `Cookie` header carries; null for none. */
export function readPaymentCookie(header: string): string | null {
  return written.exec(header)?.[1] ?? null
}

/**
 * `Set-Cookie` that leads back from the provider to one's order. The provider itself is not told of
 * the link: whoever has it sees name and address. Null takes it away.
 */
export function paymentCookie(
  zugang: string | null,
  { isSecure }: Pick<CookieTerms, 'isSecure'>,
): string {
  return personalCookie(name, zugang, { lifetime, isSecure })
}
