import type { IntranetBenutzer, Seite } from '@kurstadt/contract'
import type { ReactNode } from 'react'
import { z } from 'zod'
import {
  loadIntranet,
  loadShell,
  logInToIntranet,
  logOutOfIntranet,
} from '../content/index.server.ts'
import {
  type IntranetPlace,
  type IntranetSession,
  readSessionCookie,
  type Shell,
  sessionCookie,
  setShellFacts,
} from '../content/index.ts'
import { env } from '../env.server.ts'
import {
  Band,
  Intranet,
  intranetPath,
  intranetTexts,
  LoginForm,
  type LoginProblem,
  titleOf,
  wayTo,
} from '../features/intranet/index.ts'
import { berlinTime } from '../features/oeffnungszeiten/index.ts'
import { PageLayout, SiteLayout } from '../layouts/index.ts'
import { asContentError, failure } from './failure.server.tsx'
import { ownPage } from './own-page.ts'
import { type Asked, redirect, type Shown } from './route.ts'

const sprache = 'de'
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
  if (id !== undefined) return { kind: 'text', slug, id: Number(id) }
  const seite = url.searchParams.get('seite') ?? ''
  return { kind: 'rubrik', slug, seite: page.test(seite) ? Number(seite) : 1 }
}

const cookieOf = (session: IntranetSession | null) =>
  sessionCookie(session, {
    lifetime: env.SESSION_LIFETIME,
    isSecure: env.WEBSITE_URL.startsWith('https:'),
  })

/** What stands on a page of the intranet. */
type PageParts = {
  title: string
  way: Seite['breadcrumbs']
  /** Null at the login. */
  benutzer: IntranetBenutzer | null
  view: ReactNode
}

/** A page of the intranet, marked as such: nobody takes it for the public website. */
function Page({ shell, title, way, benutzer, view }: PageParts & { shell: Shell }) {
  const own = ownPage(shell, { title, intro: '', home: '' }, {})
  const { name } = intranetTexts
  return (
    <SiteLayout shell={shell} theme="default">
      <title>{title === name ? name : `${title} – ${name}`}</title>
      <meta name="robots" content="noindex" />
      {/* With `no-referrer` a browser would hide where our own forms come from, too. */}
      <meta name="referrer" content="same-origin" />
      <Band benutzer={benutzer} />
      <PageLayout page={{ ...own, seite: { ...own.seite, breadcrumbs: way } }} />
      {view}
    </SiteLayout>
  )
}

type Terms = { status: number; cookie: string | null }

async function shown(asked: Asked, parts: PageParts, { status, cookie }: Terms): Promise<Shown> {
  const shell = await loadShell({ sprache, theme: 'default' })
  setShellFacts(asked.facts, shell)
  const headers: Shown['headers'] = cookie === null ? {} : { 'Set-Cookie': cookie }
  return { theme: 'default', status, headers, view: <Page shell={shell} {...parts} /> }
}

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

/** Answers an address of the intranet with its page, or with the login (spec 2.2, 4, 6). */
export async function showIntranet(asked: Asked): Promise<Shown | Response> {
  const { facts, request, url } = asked
  facts.isPrivate = true
  if (!url.pathname.startsWith('/de/')) return redirect(intranetPath(), 302)
  if (!url.pathname.endsWith('/')) return redirect(`${url.pathname}/`, 301)
  const session = readSessionCookie(request.headers.get('cookie') ?? '')
  if (session === null) return showLogin(asked, { kind: 'asked' })
  try {
    const found = await loadIntranet(session, placeOf(asked))
    if (found.kind === 'out') return await showLogin(asked, { kind: 'asked' })
    if (found.kind === 'missing') throw await failure('not-found', url.pathname, facts)
    const { frame, content } = found
    const { benutzer, rubriken } = frame
    const heute = berlinTime(new Date()).slice(0, 10)
    const view = <Intranet rubriken={rubriken} content={content} heute={heute} />
    const parts = { title: titleOf(content), way: wayTo(content), benutzer, view }
    return await shown(asked, parts, { status: 200, cookie: cookieOf(session) })
  } catch (error) {
    const failed = asContentError(error)
    if (!failed) throw error
    throw await failure(failed.code, url.pathname, facts)
  }
}

/** Leads back to the address that the form was sent from, as a page to look at. */
function back(path: string, headers: Record<string, string>): Response {
  return new Response(null, { status: 303, headers: { Location: path, ...headers } })
}

async function logOut({ request }: Asked): Promise<Response> {
  const session = readSessionCookie(request.headers.get('cookie') ?? '')
  if (session !== null) await logOutOfIntranet(session)
  // What the browser has kept of private pages goes; cookies would take the other login along.
  return back(intranetPath(), { 'Set-Cookie': cookieOf(null), 'Clear-Site-Data': '"cache"' })
}

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const statuses = { refused: 401, busy: 429, away: 503 } as const

/** Logs somebody in or out (spec 5, 6); what was typed is not lost when the login fails. */
export async function takeIntranet(asked: Asked): Promise<Shown | Response> {
  const { facts, request, url } = asked
  facts.isPrivate = true
  const form = await request.formData().catch(() => new FormData())
  if (textOf(form, 'tun') === 'abmelden') return logOut(asked)
  const email = textOf(form, 'email').slice(0, 300)
  const sender = request.headers.get('x-absender') ?? ''
  const outcome = await logInToIntranet({ email, passwort: textOf(form, 'passwort'), sender })
  if (outcome.kind !== 'in')
    return showLogin(asked, outcome, { status: statuses[outcome.kind], email })
  return back(url.pathname + url.search, { 'Set-Cookie': cookieOf(outcome.session) })
}
