import { z } from 'zod'

/** What the form says when nothing was saved; `outage-notice.tsx` says the rest. */
const notSaved = 'Nicht gespeichert. Ihre Eingaben stehen noch im Formular.'

const unreachable = 'Der Server ist gerade nicht zu erreichen.'

const refusal = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

type Fetch = typeof globalThis.fetch

/** Hears of each attempt to save: in German why the server could not, or null when it answered. */
type Listener = (problem: string | null) => void

function addressOf(input: Parameters<Fetch>[0]): string {
  return input instanceof Request ? input.url : input.toString()
}

function isOfForm(input: Parameters<Fetch>[0], init: RequestInit | undefined): boolean {
  return init?.body instanceof FormData && addressOf(input).includes('/api/')
}

/** Logging in keeps nothing that could be lost. */
function isLogin(input: Parameters<Fetch>[0]): boolean {
  return /\/(login|forgot-password|reset-password)\b/.test(addressOf(input))
}

function isAborted(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

/** What the server says of its fault; a proxy in front of it says nothing that editors could read. */
async function problemIn(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  return refusal.safeParse(body).data?.errors[0]?.message ?? unreachable
}

/**
 * The browser's `fetch`, which fails in German when a form could not be saved. Payload's form shows
 * the message of whatever `fetch` throws, and keeps what was typed and its button only then: after
 * an answer it takes everything for saved.
 */
export function fetchForForms(fetch: Fetch, onResult: Listener): Fetch {
  return async (input, init) => {
    if (!isOfForm(input, init)) return fetch(input, init)
    const fail = (problem: string, cause?: unknown): never => {
      if (isLogin(input)) throw new Error(problem, { cause })
      onResult(problem)
      throw new Error(notSaved, { cause })
    }
    const response = await fetch(input, init).catch((error: unknown) => {
      if (isAborted(error)) throw error
      return fail(unreachable, error)
    })
    if (response.status >= 500) return fail(await problemIn(response))
    onResult(null)
    return response
  }
}
