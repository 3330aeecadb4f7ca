import {
  type FactorProof,
  type LoginArea,
  loginPaths,
  type NewFactor,
  newFactor,
  recoveryCodes,
  sessionHeaders,
} from '@kurstadt/contract'
import { z } from 'zod'
import type {
  FactorAct,
  FactorFault,
  FactorStep,
  LoginOutcome,
  StepOutcome,
} from './login-outcomes.ts'
import { type Asker, type Login, post, type Reaching, secondsOf } from './session.server.ts'

/** What a form about a second factor has sent. */
export type FactorForm = { code: string; passwort: string; adresse: string }

/** Signs of a code that are looked at; nobody's is longer. */
const longest = 100

const refusal = z.object({
  error: z.object({
    fields: z.partialRecord(z.enum(['code', 'passwort']), z.enum(['stimmt_nicht', 'verlangt'])),
  }),
})

type Refused = { kind: 'failed'; field: 'code' | 'passwort'; fault: FactorFault }
type Posted<Answer> = { kind: 'done'; answer: Answer } | { kind: 'out' } | Refused

/** A call about second factors, and what its answer looks like. */
type FactorCall<Answer> = {
  path: Exclude<keyof (typeof loginPaths)['intranet'], 'login' | 'code'>
  body: object
  answer: z.ZodType<Answer>
}

async function refusalIn(response: Response): Promise<Refused> {
  const { fields } = refusal.parse(await response.json()).error
  const field = fields.passwort === undefined ? 'code' : 'passwort'
  const kind = fields[field] === 'verlangt' ? 'required' : 'wrong'
  return { kind: 'failed', field, fault: { kind } }
}

/** Sends a call about a second factor. What was typed is never reported (T67). */
async function postFactor<Answer>(
  reaching: Reaching,
  { area, token }: Partial<Pick<Asker, 'token'>> & Pick<Asker, 'area'>,
  { path, body, answer }: FactorCall<Answer>,
): Promise<Posted<Answer>> {
  const headers: Record<string, string> =
    token === undefined ? {} : { [sessionHeaders[area]]: token }
  try {
    const response = await post(reaching, loginPaths[area][path], body, headers)
    if (response.status === 401) return { kind: 'out' }
    if (response.status === 400) return await refusalIn(response)
    if (response.status === 429) {
      const fault = { kind: 'busy', retryAfter: secondsOf(response) } as const
      return { kind: 'failed', field: 'code', fault }
    }
    if (response.status !== 200) throw new Error(`the content API answered ${response.status}`)
    return { kind: 'done', answer: answer.parse(await response.json()) }
  } catch (error) {
    reaching.report('a second factor was not changed', { area, error })
    return { kind: 'failed', field: 'code', fault: { kind: 'away' } }
  }
}

/** The key that a form carries along, so that its page can be shown once more; null for none of ours. */
export function keyIn(adresse: string): NewFactor | null {
  const isAddress = /^otpauth:\/\/totp\/[^\s]{1,600}$/.test(adresse) && URL.canParse(adresse)
  const schluessel = isAddress ? new URL(adresse).searchParams.get('secret') : null
  return schluessel !== null && /^[A-Z2-7]{16,64}$/.test(schluessel)
    ? { schluessel, adresse }
    : null
}

/** What a login still asks for: a code, or a second factor to be set up, of which it tells the key. */
export async function beginStep<Session>(
  reaching: Reaching,
  area: LoginArea,
  {
    schritt,
    vorgang,
  }: Pick<Extract<LoginOutcome<Session>, { kind: 'step' }>, 'schritt' | 'vorgang'>,
): Promise<StepOutcome<Session>> {
  if (schritt === 'code') return { kind: 'pending', login: { kind: 'code', vorgang, fault: null } }
  const call = { path: 'beginFactor', body: { vorgang }, answer: newFactor } as const
  const begun = await postFactor(reaching, { area }, call)
  if (begun.kind === 'out') return { kind: 'gone' }
  if (begun.kind === 'failed') return { kind: 'away' }
  return { kind: 'pending', login: { kind: 'setUp', vorgang, key: begun.answer, fault: null } }
}

/** What was typed, where nobody could look at it: it is still good, and stays in its field. */
const unseen = ({ kind }: FactorFault, code: string) =>
  kind === 'away' ? { typed: code.slice(0, longest) } : {}

/** Ends a login with a code. */
export async function endWithCode<Session>(
  reaching: Reaching,
  { area, answer }: Login<Session>,
  { vorgang, code }: { vorgang: string; code: string },
): Promise<StepOutcome<Session>> {
  const again = (fault: FactorFault) =>
    ({
      kind: 'pending',
      login: { kind: 'code', vorgang, fault, ...unseen(fault, code) },
    }) as const
  try {
    const body = { vorgang, code: code.slice(0, longest) }
    const response = await post(reaching, loginPaths[area].code, body, {})
    if (response.status === 410) return { kind: 'gone' }
    if (response.status === 401) return again({ kind: 'wrong' })
    if (response.status === 429) return again({ kind: 'busy', retryAfter: secondsOf(response) })
    if (response.status !== 200) throw new Error(`the content API answered ${response.status}`)
    return { kind: 'in', session: answer.parse(await response.json()) }
  } catch (error) {
    reaching.report('nobody can log in', { area, error })
    return again({ kind: 'away' })
  }
}

/** Ends setting up a second factor that a login has asked for, and the login with it. */
export async function endWithNewFactor<Session>(
  reaching: Reaching,
  { area, answer }: Login<Session>,
  { vorgang, code, adresse }: { vorgang: string; code: string; adresse: string },
): Promise<StepOutcome<Session>> {
  const body = { vorgang, code: code.slice(0, longest) }
  const done = await postFactor(
    reaching,
    { area },
    { path: 'confirmFactor', body, answer: recoveryCodes.extend({ anmeldung: answer }) },
  )
  if (done.kind === 'out') return { kind: 'gone' }
  if (done.kind === 'done') {
    const { anmeldung: session, codes } = done.answer
    return { kind: 'secured', session, codes }
  }
  const key = keyIn(adresse)
  if (key === null) return beginStep(reaching, area, { schritt: 'einrichten', vorgang })
  const { fault } = done
  return { kind: 'pending', login: { kind: 'setUp', vorgang, key, fault, ...unseen(fault, code) } }
}

const codesOf = recoveryCodes.transform(({ codes }): FactorStep => ({ kind: 'codes', codes }))

/** The call of each act, and how far somebody has come with its answer. */
const actCalls = {
  einrichten: {
    path: 'beginFactor',
    answer: newFactor.transform((key): FactorStep => ({ kind: 'begun', key, fault: null })),
  },
  bestaetigen: { path: 'confirmFactor', answer: codesOf },
  codes: { path: 'renewCodes', answer: codesOf },
  aus: {
    path: 'removeFactor',
    answer: z.object({}).transform((): FactorStep => ({ kind: 'off' })),
  },
} as const satisfies Record<FactorAct, Omit<FactorCall<FactorStep>, 'body'>>

function proofIn(
  act: FactorAct,
  { code, passwort }: FactorForm,
): Exclude<FactorProof, { vorgang: string }> {
  const usesPassword = act === 'einrichten' && passwort !== ''
  return usesPassword ? { passwort: passwort.slice(0, 1024) } : { code: code.slice(0, longest) }
}

/** Changes the second factor of whoever is logged in; `out`: the session has ended. */
export async function changeFactor(
  reaching: Reaching,
  asker: Asker,
  act: FactorAct,
  form: FactorForm,
): Promise<FactorStep | { kind: 'out' }> {
  const call: Omit<FactorCall<FactorStep>, 'body'> = actCalls[act]
  const done = await postFactor(reaching, asker, { ...call, body: proofIn(act, form) })
  if (done.kind === 'out') return done
  if (done.kind === 'done') return done.answer
  const key = act === 'bestaetigen' ? keyIn(form.adresse) : null
  return key === null ? { ...done, act } : { kind: 'begun', key, fault: done.fault }
}
