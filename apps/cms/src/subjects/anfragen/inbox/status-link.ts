import { hashOfSecret, secretOf } from '../../../platform/accounts/secret-link.ts'

/** The secret part of the link to a request's status page. */
export function zugangOf(schluessel: string, secret: string): string {
  return secretOf('anfragestatus', schluessel, secret)
}

/** What the table keeps of it. */
export const hashOfZugang = hashOfSecret
