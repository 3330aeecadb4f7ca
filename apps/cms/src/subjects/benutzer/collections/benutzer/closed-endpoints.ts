import type { Endpoint } from 'payload'

function closed(path: string, message: string): Omit<Endpoint, 'root'> {
  return {
    path,
    method: 'post',
    handler: () => Response.json({ errors: [{ message }] }, { status: 403 }),
  }
}

/**
 * Doors of Payload's login that stay shut. The first account comes from the command line, so
 * that no stranger is ever faster (reliability T01); the back office sends no mail.
 */
export const closedEndpoints = [
  closed('/first-register', 'Das erste Konto legt „npm run create-admin“ an.'),
  closed('/forgot-password', 'Bitte wenden Sie sich an die Administration.'),
  closed('/reset-password', 'Bitte wenden Sie sich an die Administration.'),
]
