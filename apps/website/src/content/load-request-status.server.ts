import { apiBasePath } from '@kurstadt/contract'
import { type Anfragestatus, anfragestatus, anfragestatusPath } from '@kurstadt/contract/forms'
import { ContentError } from './page.ts'
import type { Report } from './report.server.ts'

/** Somebody's look at the page of a request; `sender` is whom the rate limit is counted for. */
export type AskedStatus = { zugang: string; sender: string }

/** What there is to see. */
export type RequestStatus =
  | { kind: 'found'; status: Anfragestatus }
  | { kind: 'missing' }
  | { kind: 'busy' }

/** Longest wait in milliseconds. */
const timeout = 5_000

type Reading = { apiUrl: string; fetchApi: typeof fetch; report: Report }

/** Asks how a request stands. The link is in no address and in no report (T65, T67). */
export async function readRequestStatus(
  { apiUrl, fetchApi, report }: Reading,
  { zugang, sender }: AskedStatus,
): Promise<RequestStatus> {
  try {
    const response = await fetchApi(`${apiUrl}${apiBasePath}${anfragestatusPath}`, {
      method: 'POST',
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
      headers: { 'content-type': 'application/json', 'x-absender': sender },
      body: JSON.stringify({ zugang }),
    })
    const json: unknown = await response.json()
    if (response.status === 404) return { kind: 'missing' }
    if (response.status === 429) return { kind: 'busy' }
    if (response.status === 200) return { kind: 'found', status: anfragestatus.parse(json) }
    throw new Error(`the content API answered ${response.status}`)
  } catch (error) {
    report('how a request stands cannot be read', { error })
    throw new ContentError('unavailable', 'anfragestatus')
  }
}
