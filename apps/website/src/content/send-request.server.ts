import { apiBasePath } from '@kurstadt/contract'
import { anfragenPath, eingang, type FormName } from '@kurstadt/contract/forms'
import { z } from 'zod'
import type { Report } from './report.server.ts'

/** A request on its way to the content API. */
export type SentForm = {
  name: FormName
  /** Whom the rate limit is counted for. */
  sender: string
  body: Readonly<Record<string, unknown>>
}

/** What the content API made of it; `away` is whatever is not its sender's fault. */
export type SendOutcome =
  | { kind: 'taken'; referenz: string; verlauf: string }
  | { kind: 'refused'; fields: Record<string, string> }
  | { kind: 'busy'; retryAfter: number }
  | { kind: 'away' }

/** Longest wait in milliseconds: a large picture takes its time. */
const timeout = 30_000

const refusal = z.object({ error: z.object({ fields: z.record(z.string(), z.string()) }) })

type Sending = { apiUrl: string; fetchApi: typeof fetch; report: Report }

/** Hands a request to the content API. What is in it is never reported (T67). */
export async function sendForm(
  { apiUrl, fetchApi, report }: Sending,
  { name, sender, body }: SentForm,
): Promise<SendOutcome> {
  const away = (error: unknown): SendOutcome => {
    report('a request could not be handed on', { form: name, error })
    return { kind: 'away' }
  }
  try {
    const response = await fetchApi(`${apiUrl}${apiBasePath}${anfragenPath}/${name}`, {
      method: 'POST',
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
      headers: { 'content-type': 'application/json', 'x-absender': sender },
      body: JSON.stringify(body),
    })
    const json: unknown = await response.json()
    if (response.status === 200) return { kind: 'taken', ...eingang.parse(json) }
    if (response.status === 429)
      return { kind: 'busy', retryAfter: Number(response.headers.get('retry-after') ?? 600) }
    const refused = refusal.safeParse(json)
    if (response.status === 400 && refused.success)
      return { kind: 'refused', fields: refused.data.error.fields }
    return away(new Error(`the content API answered ${response.status}`))
  } catch (error) {
    return away(error)
  }
}
