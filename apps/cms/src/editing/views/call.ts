'use client'
import { useConfig } from '@payloadcms/ui'
import { z } from 'zod'

const failure = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })
const unknown = 'Das hat nicht geklappt. Bitte versuchen Sie es in einer Minute noch einmal.'

/**
 * What a call of the back office answers, or in German why it did not; `isFinal` where asking again
 * would hear the same.
 */
export type Answer<Body> =
  | { body: Body; problem: null }
  | { body: null; problem: string; isFinal: boolean }

/** Where the back office's own calls of a collection are. */
export function useCalls(
  collection:
    | 'veranstaltungen'
    | 'anfragen'
    | 'mails'
    | 'medien'
    | 'seiten'
    | 'intranet_konten'
    | 'raete'
    | 'benutzer'
    | 'bestellungen'
    | 'shop_artikel',
): string {
  return `${useConfig().config.routes.api}/${collection}`
}

/** A call of the back office; `schema` says what is expected. */
export async function callOffice<Schema extends z.ZodType>(
  address: string,
  schema: Schema,
  init: RequestInit = {},
): Promise<Answer<z.output<Schema>>> {
  const response = await fetch(address, init).catch(() => null)
  if (!response) return { body: null, problem: unknown, isFinal: false }
  const answer: unknown = await response.json().catch(() => null)
  const read = schema.safeParse(answer)
  if (response.ok && read.success) return { body: read.data, problem: null }
  // What the server says of its own mistakes is not for editors.
  const refusal = failure.safeParse(response.status < 500 ? answer : null)
  const problem = refusal.data?.errors[0]?.message ?? unknown
  return { body: null, problem, isFinal: response.status < 500 }
}

/** A POST with a JSON body. */
export function asJson(body: object): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
}
