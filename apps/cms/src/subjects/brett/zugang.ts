import { createHmac } from 'node:crypto'
import { brettPfade } from '@kurstadt/contract/brett'
import { env } from '../../env.ts'
import { hashOfSecret, secretOf } from '../../platform/accounts/secret-link.ts'

/** The secret part of the link to the notices of an address; each of its mails names it again. */
export const zugangOf = (schreiber: string, secret: string): string =>
  secretOf('brett', schreiber, secret)

/** What the table keeps of it. */
export const hashOfZugang = hashOfSecret

/** The page behind the link. */
export const pageOf = (schreiber: string, secret: string): string =>
  env.WEBSITE_URL + brettPfade.eigene(zugangOf(schreiber, secret))

/** A blocked address as the table keeps it: whoever reads the table learns no address. */
export const blockedAs = (email: string, secret: string): string =>
  createHmac('sha256', `brett-sperre ${secret}`).update(email.toLowerCase()).digest('base64url')
