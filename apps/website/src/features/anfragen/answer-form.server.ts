import { createHash } from 'node:crypto'
import { neededParameters } from '@kurstadt/contract/form-definitions'
import {
  type FormName,
  type FormProblem,
  fieldNamesOf,
  forms,
  honeypot,
  isFormName,
  isTrap,
  lacksParameters,
  readable,
} from '@kurstadt/contract/forms'
import { z } from 'zod'
import { type SentForm, sendRequest } from '../../content/index.server.ts'
import { spracheOfPath } from '../../i18n/index.ts'
import { berlinTime } from '../../lib/index.ts'
import type { Failure, FormReply, FormResult, Problems } from '../form-page/index.ts'
import { validateForm } from './validate-form.ts'

const queryJson = z.record(z.string(), z.string())
const key = z.uuid()

const pathOf = (request: Request) => new URL(request.url).pathname

/** Who sends, as the front has said it. */
const senderOf = (request: Request) => request.headers.get('x-absender') ?? ''

const today = () => berlinTime(new Date()).slice(0, 10)

type Query = Readonly<Record<string, string>>

/**
 * Key of a request that came without one: the same content from the same address on the same day
 * is the same request (fault F12). The address names what a request is about. Shaped like a UUID.
 */
async function keyOf(form: FormData, query: Query): Promise<string> {
  const parameters = Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const hash = createHash('sha256').update(today()).update(JSON.stringify(parameters))
  for (const [name, value] of form) {
    hash.update(`\0${name}\0`)
    hash.update(typeof value === 'string' ? value : new Uint8Array(await value.arrayBuffer()))
  }
  const hex = hash.digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Files that somebody has chosen; an empty field sends one without bytes. */
const filesOf = (form: FormData, field: string): File[] =>
  form.getAll(field).flatMap((value) => (value instanceof File && value.size > 0 ? [value] : []))

async function asText(file: File) {
  return {
    name: file.name.slice(0, 500),
    daten: Buffer.from(await file.arrayBuffer()).toString('base64'),
  }
}

/** What was chosen in a form, as it travels to the API. */
async function picturesOf(form: FormData) {
  const [bild] = filesOf(form, 'bild')
  const fotos = await Promise.all(filesOf(form, 'fotos').map(asText))
  return { bild: bild === undefined ? null : await asText(bild), fotos }
}

const tooLarge: Readonly<Record<string, FormProblem>> = { fotos: 'dateien_gross' }

/** Without JavaScript chosen files are gone with the answer: that is said where they were. */
function withChooseAgain(form: FormData, result: FormResult): FormResult {
  const again = ['bild', 'fotos'].flatMap((field): [string, string][] => {
    const names = filesOf(form, field).map(({ name }) => readable(name))
    return names.length === 0 ? [] : [[field, `nochmal ${names.join(', ')}`]]
  })
  return { ...result, problems: { ...Object.fromEntries(again), ...result.problems } }
}

const textOf = (form: FormData, name: string): string | null => {
  const value = form.get(name)
  return typeof value === 'string' && value !== '' ? value : null
}

type Validated = { result: FormResult } & (
  | { kind: 'wrong' }
  | { kind: 'unsendable'; why: Failure }
  | { kind: 'fine'; sent: SentForm }
)

/** Looks at a form with the schema that the browser and the API use too. */
async function validate(name: FormName, form: FormData, request: Request): Promise<Validated> {
  const { fields, result } = validateForm(forms[name], form, today())
  if (isTrap(form.get(honeypot))) return { kind: 'unsendable', why: 'failed', result }
  if (fields === null) return { kind: 'wrong', result }
  const query = queryOf(form, new URL(request.url).searchParams)
  if (lacksParameters(neededParameters(name), query))
    return { kind: 'unsendable', why: 'incomplete', result }
  const schluessel = textOf(form, 'schluessel') ?? (await keyOf(form, query))
  // The content API takes no other, and its refusal would read as if it were away.
  if (!key.safeParse(schluessel).success) return { kind: 'unsendable', why: 'failed', result }
  const sent: SentForm = {
    name,
    sender: senderOf(request),
    body: {
      ...fields,
      ...(await picturesOf(form)),
      schluessel,
      sprache: textOf(form, 'sprache') ?? spracheOfPath(pathOf(request)) ?? 'de',
      pfad: textOf(form, 'pfad') ?? pathOf(request),
      query,
      dauer: textOf(form, 'dauer'),
    },
  }
  return { kind: 'fine', result, sent }
}

/** Parameters of the page's address: a script says them, without one they are in the address. */
function queryOf(form: FormData, searchParams: URLSearchParams): Query {
  const query = textOf(form, 'query')
  if (query === null) return Object.fromEntries(searchParams)
  try {
    return queryJson.parse(JSON.parse(query))
  } catch {
    return {}
  }
}

/** What is said of a form whose files were more than the server reads; what was typed is there. */
function withTooLarge(formular: FormName, form: FormData, fields: string): FormResult {
  const { result } = validateForm(forms[formular], form, today())
  const own = fieldNamesOf(formular)
  const problemsByField = fields
    .split(' ')
    .filter((field) => own.includes(field))
    .map((field): [string, string] => [field, tooLarge[field] ?? 'datei_gross'])
  return { ...result, problems: { ...result.problems, ...Object.fromEntries(problemsByField) } }
}

/** A form that came to its page without JavaScript; null when the page has no such form. */
export async function answerForm(
  request: Request,
): Promise<{ reply: FormReply; status: number } | null> {
  const form = await request.formData().catch(() => null)
  const formular = form?.get('formular')
  if (!(form && isFormName(formular))) return null
  const fields = request.headers.get('x-zu-gross')
  if (fields !== null) {
    const result = withTooLarge(formular, form, fields)
    return { reply: { formular, state: { kind: 'editing' }, result }, status: 413 }
  }
  const validated = await validate(formular, form, request)
  const result = withChooseAgain(form, validated.result)
  const reply = (state: FormReply['state'], status: number) => ({
    reply: { formular, state, result },
    status,
  })
  if (validated.kind === 'wrong') return reply({ kind: 'editing' }, 400)
  if (validated.kind === 'unsendable') return reply({ kind: 'error', why: validated.why }, 400)
  const outcome = await sendRequest(validated.sent)
  if (outcome.kind === 'taken') {
    const { referenz, verlauf } = outcome
    return reply({ kind: 'success', referenz, verlauf }, 200)
  }
  if (outcome.kind === 'busy') return reply({ kind: 'error', why: 'busy' }, 429)
  if (outcome.kind === 'away') return reply({ kind: 'error', why: 'failed' }, 503)
  const refused = withChooseAgain(form, { ...validated.result, problems: outcome.fields })
  return { reply: { formular, state: { kind: 'editing' }, result: refused }, status: 400 }
}

/** The fields of a JSON body as a form would have brought them (spec 7). */
async function asForm(request: Request): Promise<FormData | null> {
  if (!(request.headers.get('content-type') ?? '').startsWith('application/json'))
    return request.formData().catch(() => null)
  const json: unknown = await request.json().catch(() => null)
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null
  const form = new FormData()
  for (const [name, value] of Object.entries(json)) {
    if (name === 'query') form.set(name, JSON.stringify(value))
    else if (value !== null && typeof value !== 'object') form.set(name, String(value))
  }
  return form
}

function refuse(status: number, code: string, fields?: Problems): Response {
  const error = { code, message: code, ...(fields && { fields }) }
  return Response.json({ error }, { status })
}

/** A form that a script has sent (spec 7): a number when it was taken, else what is wrong. */
export async function answerPost(name: string, request: Request): Promise<Response> {
  if (!isFormName(name)) return refuse(404, 'not-found')
  const form = await asForm(request)
  if (form === null) return refuse(400, 'bad-request')
  const validated = await validate(name, form, request)
  if (validated.kind === 'unsendable') return refuse(400, 'bad-request')
  if (validated.kind === 'wrong') return refuse(400, 'bad-request', validated.result.problems)
  const outcome = await sendRequest(validated.sent)
  if (outcome.kind === 'taken')
    return Response.json({ referenz: outcome.referenz, verlauf: outcome.verlauf })
  if (outcome.kind === 'refused') return refuse(400, 'bad-request', outcome.fields)
  if (outcome.kind === 'away') return refuse(503, 'unavailable')
  const busy = refuse(429, 'too-many-requests')
  busy.headers.set('Retry-After', String(outcome.retryAfter))
  return busy
}
