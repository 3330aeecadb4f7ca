import { aboPfade } from '@kurstadt/contract/abos'
import { env } from '../../env.ts'
import { hashOfSecret, secretOf } from '../../platform/accounts/secret-link.ts'

/** The secret part of the link to what an address gets; each of its mails names it again. */
export const zugangOf = (bezieher: string, secret: string): string =>
  secretOf('abo', bezieher, secret)

/** What the table keeps of it. */
export const hashOfZugang = hashOfSecret

/** The page behind the link. */
export const pageOf = (bezieher: string, secret: string): string =>
  env.WEBSITE_URL + aboPfade.eigene(zugangOf(bezieher, secret))

/** Whose mail it is, by what it is about. */
const ofAbo = /^abo:(?<bezieher>[\da-f-]{36}):/

/**
 * Where a mail program ends what a mail is about by one click (RFC 8058); null for a mail that nobody
 * has subscribed to. `anlass` is what the outbox keeps of it.
 */
export function unsubscribeAddress(anlass: string, secret: string): string | null {
  const bezieher = ofAbo.exec(anlass)?.groups?.bezieher
  return bezieher ? env.WEBSITE_URL + aboPfade.ende(zugangOf(bezieher, secret)) : null
}
