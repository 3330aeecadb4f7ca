import { z } from 'zod'
import {
  changeIntranetPassword,
  loadIntranet,
  logInToIntranet,
  logOutOfIntranet,
  prolongIntranetSession,
} from '../content/index.server.ts'
import {
  type IntranetPlace,
  type IntranetSession,
  readSessionCookie,
  sessionCookie,
} from '../content/index.ts'
import { env } from '../env.server.ts'
import {
  Intranet,
  intranetPath,
  intranetTexts,
  LoginForm,
  type LoginProblem,
  titleOf,
  wayTo,
} from '../features/intranet/index.ts'
import { berlinTime } from '../features/oeffnungszeiten/index.ts'
import { asContentError, failure } from './failure.server.tsx'
import { shown, textOf } from './intranet-page.tsx'
import { type Asked, redirect, type Shown } from './route.ts'

const day = z.iso.date()
const page = /^[1-9]\d{0,3}$/

/** Where an address leads. A parameter that nobody can read counts as absent. */
function placeOf({ params, url }: Asked): IntranetPlace {
  const { slug, id } = params
  if (slug === undefined) return { kind: 'home' }
  if (slug === 'dokumente' && id === undefined) {
    const asked = day.safeParse(url.searchParams.get('gueltig_am'))
    return { kind: 'archiv', gueltigAm: asked.data ?? null }
  }
  if (slug === 'passwort' && id === undefined) return { kind: 'passwort', change: { kind: 'open' } }
  if (id !== undefined) return { kind: 'text', slug, id: Number(id) }
  const asked = url.searchParams.get('seite') ?? ''
  const seite = page.test(asked) ? Number(asked) : 1
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 200)
  if (slug === 'suche') return { kind: 'suche', q, seite }
  if (slug === 'personen') return { kind: 'personen', q }
  return { kind: 'rubrik', slug, seite }
}

const cookieOf = (session: IntranetSession | null) =>
  sessionCookie(session, {
    lifetime: env.SESSION_LIFETIME,
    isSecure: env.WEBSITE_URL.startsWith('https:'),
  })

/** The login, in the place of what was asked for: who logs in stays at the address. */
function showLogin(
  asked: Asked,
  problem: LoginProblem,
  { status = 401, email = '' }: { status?: number; email?: string } = {},
): Promise<Shown> {
  const hadCookie = (asked.request.headers.get('cookie') ?? '').includes('intranetauth=')
  const parts = {
    title: intranetTexts.login.title,
    way: [],
    benutzer: null,
    view: <LoginForm problem={problem} email={email} />,
  }
  return shown(asked, parts, { status, cookie: hadCookie ? cookieOf(null) : null })
}

/** The page at a place of the intranet, or the login where the session has ended meanwhile. */
async function showPlace(
  asked: Asked,
  session: IntranetSession,
  place: IntranetPlace,
  status = 200,
): Promise<Shown> {
  const { facts, url } = asked
  try {
    const found = await loadIntranet(session, place)
    if (found.kind === 'out') return await showLogin(asked, { kind: 'asked' })
    if (found.kind === 'missing') throw await failure('not-found', url.pathname, facts)
    const { frame, content } = found
    const { benutzer, rubriken } = frame
    const heute = berlinTime(new Date()).slice(0, 10)
    const view = <Intranet rubriken={rubriken} content={content} heute={heute} />
    const parts = { title: titleOf(content), way: wayTo(content), benutzer, view }
    return await shown(asked, parts, { status, cookie: cookieOf(session) })
  } catch (error) {
    const failed = asContentError(error)
    if (!failed) throw error
    throw await failure(failed.code, url.pathname, facts)
  }
}

const sessionOf = ({ request }: Asked) => readSessionCookie(request.headers.get('cookie') ?? '')

/** Answers an address of the intranet with its page, or with the login (spec 2.2, 4, 6). */
export async function showIntranet(asked: Asked): Promise<Shown | Response> {
  const { facts, url } = asked
  facts.isPrivate = true
  if (!url.pathname.startsWith('/de/')) return redirect(intranetPath(), 302)
  if (!url.pathname.endsWith('/')) return redirect(`${url.pathname}/`, 301)
  const session = sessionOf(asked)
  if (session === null) return showLogin(asked, { kind: 'asked' })
  return showPlace(asked, session, placeOf(asked))
}

/** Leads back to the address that the form was sent from, as a page to look at. */
function back(path: string, headers: Record<string, string>): Response {
  return new Response(null, { status: 303, headers: { Location: path, ...headers } })
}

async function logOut(asked: Asked): Promise<Response> {
  const session = sessionOf(asked)
  if (session !== null) await logOutOfIntranet(session)
  // What the browser has kept of private pages goes; cookies would take the other login along.
  return back(intranetPath(), { 'Set-Cookie': cookieOf(null), 'Clear-Site-Data': '"cache"' })
}

const statuses = { refused: 401, wrong: 400, busy: 429, away: 503, set: 200 } as const

async function changePassword(asked: Asked, form: FormData): Promise<Shown> {
  const session = sessionOf(asked)
  if (session === null) return showLogin(asked, { kind: 'asked' })
  const change = await changeIntranetPassword(session, {
    passwort_bisher: textOf(form, 'passwort_bisher'),
    passwort: textOf(form, 'passwort'),
  })
  if (change.kind === 'out') return showLogin(asked, { kind: 'asked' })
  return showPlace(asked, session, { kind: 'passwort', change }, statuses[change.kind])
}

/** Prolongs a session; no body where it has ended. */
async function stay(asked: Asked): Promise<Response> {
  const headers = { 'Cache-Control': 'private, no-store' }
  const session = sessionOf(asked)
  const terms = session && (await prolongIntranetSession(session).catch(() => 'away' as const))
  if (terms === 'away') return new Response(null, { status: 503, headers })
  if (session === null || terms === null) return new Response(null, { status: 401, headers })
  return Response.json(terms, { headers: { ...headers, 'Set-Cookie': cookieOf(session) } })
}

/** Logs somebody in or out, prolongs a session, or changes their password (spec 5, 6). */
export async function takeIntranet(asked: Asked): Promise<Shown | Response> {
  const { facts, request, url } = asked
  facts.isPrivate = true
  const form = await request.formData().catch(() => new FormData())
  const act = textOf(form, 'tun')
  if (act === 'abmelden') return logOut(asked)
  if (act === 'bleiben') return stay(asked)
  if (act === 'passwort') return changePassword(asked, form)
  const email = textOf(form, 'email').slice(0, 300)
  const sender = request.headers.get('x-absender') ?? ''
  const outcome = await logInToIntranet({ email, passwort: textOf(form, 'passwort'), sender })
  if (outcome.kind !== 'in')
    return showLogin(asked, outcome, { status: statuses[outcome.kind], email })
  return back(url.pathname + url.search, { 'Set-Cookie': cookieOf(outcome.session) })
}
