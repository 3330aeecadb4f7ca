import {
  beginLogin,
  beginLoginStep,
  changeOwnPassword,
  changeSecondFactor,
  endLoginStep,
  endSession,
} from '../content/index.server.ts'
import { type FactorAct, factorActs } from '../content/index.ts'
import {
  showFirstPassword,
  showLogin,
  showPendingLogin,
  showRecoveryCodes,
} from './login-answers.tsx'
import { back, cookiesOf, type LoginArea, sessionOf, textOf } from './login-area.ts'
import type { Asked, Shown } from './route.ts'

type Token = { token: string }

type Outcome<Session> = Awaited<ReturnType<typeof endLoginStep<Session>>>

const here = ({ url }: Asked) => url.pathname + url.search

/** Answers how far a login has come: inside, at its second step, or at its beginning again. */
function answerStep<Session extends Token>(
  area: LoginArea<Session>,
  asked: Asked,
  outcome: Outcome<Session>,
): Promise<Shown> | Response {
  if (outcome.kind === 'in') return back(here(asked), cookiesOf(area, outcome.session))
  if (outcome.kind === 'pending') return showPendingLogin(area, asked, outcome.login)
  if (outcome.kind === 'secured') return showRecoveryCodes(area, asked, outcome)
  return showLogin(area, asked, outcome, { status: outcome.kind === 'away' ? 503 : 401 })
}

const refusals = { refused: 401, busy: 429, away: 503 } as const

/** Logs somebody in (spec 5, 6), or asks for what their login still lacks. */
async function takeLogin<Session extends Token>(
  area: LoginArea<Session>,
  asked: Asked,
  form: FormData,
): Promise<Shown | Response> {
  const email = textOf(form, 'email').slice(0, 300)
  const sender = asked.request.headers.get('x-absender') ?? ''
  const passwort = textOf(form, 'passwort')
  const outcome = await beginLogin(area.login, { email, passwort, sender })
  if (outcome.kind === 'in') return answerStep(area, asked, outcome)
  if (outcome.kind === 'step')
    return answerStep(area, asked, await beginLoginStep(area.login, outcome))
  return showLogin(area, asked, outcome, { status: refusals[outcome.kind], email })
}

/** Ends a login with a code, or with the second factor that it has asked to set up. */
async function takeLoginStep<Session extends Token>(
  area: LoginArea<Session>,
  asked: Asked,
  { form, schritt }: { form: FormData; schritt: 'code' | 'einrichten' },
): Promise<Shown | Response> {
  const [vorgang, code, adresse] = ['vorgang', 'code', 'adresse'].map((name) => textOf(form, name))
  const typed = { schritt, vorgang: vorgang ?? '', code: code ?? '', adresse: adresse ?? '' }
  const outcome = await endLoginStep(area.login, typed)
  // Sent twice, by an impatient hand or by loading the page again: the first one has logged in.
  const session = outcome.kind === 'gone' ? sessionOf(area, asked) : null
  return session === null ? answerStep(area, asked, outcome) : back(here(asked), [])
}

const faults = { wrong: 400, required: 400, busy: 429, away: 503 } as const

/** Changes the second factor of whoever is logged in. */
async function takeFactorAct<Session extends Token>(
  area: LoginArea<Session>,
  asked: Asked,
  { form, act }: { form: FormData; act: FactorAct },
): Promise<Shown | Response> {
  const session = sessionOf(area, asked)
  if (session === null) return showLogin(area, asked, { kind: 'asked' })
  const [code, passwort, adresse] = ['code', 'passwort', 'adresse'].map((name) =>
    textOf(form, name),
  )
  const step = await changeSecondFactor({ area: area.login.area, token: session.token }, act, {
    code: code ?? '',
    passwort: passwort ?? '',
    adresse: adresse ?? '',
  })
  if (step.kind === 'out') return showLogin(area, asked, { kind: 'asked' })
  const fault = 'fault' in step ? step.fault : null
  const status = fault === null ? 200 : faults[fault.kind]
  return area.show(asked, session, { kind: 'zweitfaktor', step }, status)
}

/** Ends the session that a request carries, where it carries one. */
export async function endOwnSession<Session extends Token>(
  area: LoginArea<Session>,
  asked: Asked,
): Promise<void> {
  const session = sessionOf(area, asked)
  if (session !== null) await endSession({ area: area.login.area, token: session.token })
}

async function logOut<Session extends Token>(
  area: LoginArea<Session>,
  asked: Asked,
): Promise<Response> {
  await endOwnSession(area, asked)
  // What the browser has kept of private pages goes; cookies would take the other login along.
  return back(area.place.path(), cookiesOf(area, null), { 'Clear-Site-Data': '"cache"' })
}

const statuses = { wrong: 400, busy: 429, away: 503, set: 200 } as const

async function changePassword<Session extends Token>(
  area: LoginArea<Session>,
  asked: Asked,
  form: FormData,
): Promise<Shown | Response> {
  const session = sessionOf(area, asked)
  if (session === null) return showLogin(area, asked, { kind: 'asked' })
  const change = await changeOwnPassword(
    { area: area.login.area, token: session.token },
    { passwort_bisher: textOf(form, 'passwort_bisher'), passwort: textOf(form, 'passwort') },
  )
  if (change.kind === 'out') return showLogin(area, asked, { kind: 'asked' })
  const status = statuses[change.kind]
  if (!form.has('erstes')) return area.show(asked, session, { kind: 'passwort', change }, status)
  if (change.kind === 'set') return back(here(asked), cookiesOf(area, session))
  return showFirstPassword(area, asked, session, { change, status })
}

/** Prolongs a session; no body where it has ended. */
async function stay<Session extends Token>(
  area: LoginArea<Session>,
  asked: Asked,
): Promise<Response> {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  const session = sessionOf(area, asked)
  const terms = session && (await area.prolong(session).catch(() => 'away' as const))
  if (terms === 'away') return new Response(null, { status: 503, headers })
  if (session === null || terms === null) return new Response(null, { status: 401, headers })
  for (const cookie of cookiesOf(area, session)) headers.append('Set-Cookie', cookie)
  return Response.json(terms, { headers })
}

/** Logs somebody in or out, prolongs a session, or changes password or second factor (spec 5, 6). */
export async function takeLoginForm<Session extends Token>(
  area: LoginArea<Session>,
  asked: Asked,
): Promise<Shown | Response> {
  const { facts, request } = asked
  facts.isPrivate = true
  const form = await request.formData().catch(() => new FormData())
  const act = textOf(form, 'tun')
  if (act === 'abmelden') return logOut(area, asked)
  if (act === 'bleiben') return stay(area, asked)
  if (act === 'passwort') return changePassword(area, asked, form)
  if (act === 'code') return takeLoginStep(area, asked, { form, schritt: 'code' })
  if (act === 'bestaetigen' && form.has('vorgang'))
    return takeLoginStep(area, asked, { form, schritt: 'einrichten' })
  const factorAct = factorActs.find((one) => one === act)
  if (factorAct !== undefined) return takeFactorAct(area, asked, { form, act: factorAct })
  return takeLogin(area, asked, form)
}
