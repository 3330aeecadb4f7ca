import { framePaths } from '@kurstadt/contract'

/** Months for which it says that it holds; RFC 9116 wants less than a year. */
const months = 6

/**
 * Where somebody reports a weakness (RFC 9116): an address of its own where the town has named one,
 * and the page of the town for enquiries. It holds from the first of a month, so that it is one text
 * for a month, and never runs out on a site that is up.
 */
export function securityTxt(baseUrl: string, contact: string | undefined, now: Date): string {
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1))
  const contacts = [contact, baseUrl + framePaths.enquiries.de].filter((one) => one !== undefined)
  return [
    ...contacts.map((one) => `Contact: ${one}`),
    `Expires: ${end.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: de, en',
    `Canonical: ${baseUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
