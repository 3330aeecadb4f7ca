import {
  anfragePath,
  eingang,
  type FormName,
  honeypot,
  isTrap,
  lacksParameters,
  longestSending,
  sendingPace,
} from '@kurstadt/contract/forms'
import * as z from 'zod/mini'
import type { Failure } from '../form-page/index.ts'

/** What came of sending: taken, refused at some fields, or neither. */
export type Sent =
  | { kind: 'taken'; referenz: string; verlauf: string }
  | { kind: 'refused'; fields: Record<string, string> }
  | { kind: 'failed'; why: Failure }

/** Longest wait for an answer once everything has gone out. */
const timeout = 60_000

const refusal = z.object({ error: z.object({ fields: z.record(z.string(), z.string()) }) })

/** A file that nobody chose is none. */
const hasFile = (form: FormData) =>
  [...form.values()].some((value) => value instanceof File && value.size > 0)

/** Parameters of the page's address. */
const queryHere = () => Object.fromEntries(new URLSearchParams(location.search))

/** Milliseconds that files may take on the slowest line that the server bears with. */
function onTheWay(form: FormData): number {
  const bytes = [...form.values()].reduce(
    (sum, value) => sum + (value instanceof File ? value.size : 0),
    0,
  )
  return Math.min(longestSending, (bytes / sendingPace.bytes) * sendingPace.every)
}

function bodyOf(form: FormData): RequestInit {
  if (hasFile(form)) {
    form.set('query', JSON.stringify(queryHere()))
    return { body: form }
  }
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
  const query = queryHere()
  return {
    body: JSON.stringify({ ...fields, query }),
    headers: { 'Content-Type': 'application/json' },
  }
}

/** Sends a form (spec 7). What goes wrong on the way is reported and shown as an error (spec 4). */
export async function sendForm(name: FormName, form: FormData): Promise<Sent> {
  try {
    const signal = AbortSignal.timeout(timeout + Math.ceil(onTheWay(form)))
    const response = await fetch(anfragePath(name), { method: 'POST', signal, ...bodyOf(form) })
    if (response.status === 429) return { kind: 'failed', why: 'busy' }
    const json: unknown = await response.json()
    if (response.ok) return { kind: 'taken', ...eingang.parse(json) }
    const refused = refusal.safeParse(json)
    if (refused.success) return { kind: 'refused', fields: refused.data.error.fields }
    throw new Error(`the form was answered with ${response.status}`)
  } catch (error) {
    reportError(error)
    return { kind: 'failed', why: 'failed' }
  }
}

/** Empties the hidden field of a form. */
export function emptyTrap(form: HTMLFormElement): void {
  const trap = form.elements.namedItem(honeypot)
  if (trap instanceof HTMLInputElement) trap.value = ''
}

/** Why a form is not even sent (spec 4); null when nothing stands against it. */
export function blockingReason(needed: readonly string[], form: FormData): Failure | null {
  if (isTrap(form.get(honeypot))) return 'failed'
  return lacksParameters(needed, queryHere()) ? 'incomplete' : null
}
