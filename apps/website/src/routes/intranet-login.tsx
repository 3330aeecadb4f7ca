import {
  beginLoginStep,
  changeSecondFactor,
  endLoginStep,
  intranetLogin,
  logInToIntranet,
} from '../content/index.server.ts'
import type { FactorAct, IntranetSession } from '../content/index.ts'
import {
  back,
  cookieOf,
  sessionOf,
  showLogin,
  showPendingLogin,
  showPlace,
} from './intranet-answers.tsx'
import { textOf } from './intranet-page.tsx'
import type { Asked, Shown } from './route.ts'

type Outcome = Awaited<ReturnType<typeof endLoginStep<IntranetSession>>>

/** Answers how far a login has come: inside, at its second step, or at its beginning again. */
function answerStep(asked: Asked, outcome: Outcome): Promise<Shown> | Response {
  const { pathname, search } = asked.url
  if (outcome.kind === 'in')
    return back(pathname + search, { 'Set-Cookie': cookieOf(outcome.session) })
  if (outcome.kind === 'pending') return showPendingLogin(asked, outcome.login)
  if (outcome.kind === 'secured') {
    const step = { kind: 'codes', codes: outcome.codes } as const
    return showPlace(asked, outcome.session, { kind: 'zweitfaktor', step })
  }
  return showLogin(asked, outcome, { status: outcome.kind === 'away' ? 503 : 401 })
}

const statuses = { refused: 401, busy: 429, away: 503 } as const

/** Logs somebody in (spec 5, 6), or asks for what their login still lacks. */
export async function takeLogin(asked: Asked, form: FormData): Promise<Shown | Response> {
  const email = textOf(form, 'email').slice(0, 300)
  const sender = asked.request.headers.get('x-absender') ?? ''
  const outcome = await logInToIntranet({ email, passwort: textOf(form, 'passwort'), sender })
  if (outcome.kind === 'in') return answerStep(asked, outcome)
  if (outcome.kind === 'step')
    return answerStep(asked, await beginLoginStep(intranetLogin, outcome))
  return showLogin(asked, outcome, { status: statuses[outcome.kind], email })
}

/** Ends a login with a code, or with the second factor that it has asked to set up. */
export async function takeLoginStep(
  asked: Asked,
  form: FormData,
  schritt: 'code' | 'einrichten',
): Promise<Shown | Response> {
  const [vorgang, code, adresse] = ['vorgang', 'code', 'adresse'].map((name) => textOf(form, name))
  const typed = { schritt, vorgang: vorgang ?? '', code: code ?? '', adresse: adresse ?? '' }
  const outcome = await endLoginStep(intranetLogin, typed)
  // Sent twice, by an impatient hand or by loading the page again: the first one has logged in.
  const session = outcome.kind === 'gone' ? sessionOf(asked) : null
  if (session === null) return answerStep(asked, outcome)
  return back(asked.url.pathname + asked.url.search, {})
}

const faults = { wrong: 400, required: 400, busy: 429, away: 503 } as const

/** Changes the second factor of whoever is logged in. */
export async function takeFactorAct(
  asked: Asked,
  form: FormData,
  act: FactorAct,
): Promise<Shown | Response> {
  const session = sessionOf(asked)
  if (session === null) return showLogin(asked, { kind: 'asked' })
  const [code, passwort, adresse] = ['code', 'passwort', 'adresse'].map((name) =>
    textOf(form, name),
  )
  const step = await changeSecondFactor({ area: 'intranet', token: session.token }, act, {
    code: code ?? '',
    passwort: passwort ?? '',
    adresse: adresse ?? '',
  })
  if (step.kind === 'out') return showLogin(asked, { kind: 'asked' })
  const fault = 'fault' in step ? step.fault : null
  const status = fault === null ? 200 : faults[fault.kind]
  return showPlace(asked, session, { kind: 'zweitfaktor', step }, status)
}
