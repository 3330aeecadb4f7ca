import { apiBasePath, loginPaths, sessionHeaders } from '@kurstadt/contract'
import { z } from 'zod'
import { given } from './report.ts'

const session = z.object({ id: z.int(), token: z.string() })

/** The demo town's council member: their number, and the header that says who asks. */
export async function openCouncilSession(): Promise<{
  id: number
  headers: Record<string, string>
}> {
  const answer = await fetch(given('CONTENT_API_URL') + apiBasePath + loginPaths.rat.login, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Absender': 'bench' },
    body: JSON.stringify({ email: given('COUNCIL_EMAIL'), passwort: given('COUNCIL_PASSWORD') }),
  })
  const { id, token } = session.parse(await answer.json())
  return { id, headers: { [sessionHeaders.rat]: token } }
}
