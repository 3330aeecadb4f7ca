import { partnerPfade } from '@kurstadt/contract/partner'
import { env } from '../../env.ts'
import { hashOfSecret, secretOf } from '../../platform/accounts/secret-link.ts'

/** The secret part of the link of an invitation; each of its letters names it again. */
export const zugangOf = (einladung: string, secret: string): string =>
  secretOf('partner', einladung, secret)

/** What the table keeps of it. */
export const hashOfZugang = hashOfSecret

/** The page behind the link, in both languages. */
export function pagesOf(einladung: string, secret: string): { de: string; en: string } {
  const zugang = zugangOf(einladung, secret)
  return {
    de: env.WEBSITE_URL + partnerPfade.de(zugang),
    en: env.WEBSITE_URL + partnerPfade.en(zugang),
  }
}
