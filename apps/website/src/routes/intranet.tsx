import { z } from 'zod'
import {
  changeIntranetPassword,
  logOutOfIntranet,
  prolongIntranetSession,
} from '../content/index.server.ts'
import { factorActs, type IntranetPlace } from '../content/index.ts'
import { intranetPath } from '../features/intranet/index.ts'
import { back, cookieOf, sessionOf, showLogin, showPlace } from './intranet-answers.tsx'
import { takeFactorAct, takeLogin, takeLoginStep } from './intranet-login.tsx'
import { textOf } from './intranet-page.tsx'
import { type Asked, redirect, type Shown } from './route.ts'

const day = z.iso.date()
const page = /^[1-9]\d{0,3}$/

/** Where an address leads. A parameter that nobody can read counts as absent. */
function placeOf({ params, url }: Asked): IntranetPlace {
  const { slug, id } = params
  if (slug === undefined) return { kind: 'home' }
  if (id !== undefined) return { kind: 'text', slug, id: Number(id) }
  if (slug === 'dokumente') {
    const asked = day.safeParse(url.searchParams.get('gueltig_am'))
    return { kind: 'archiv', gueltigAm: asked.data ?? null }
  }
  if (slug === 'passwort') return { kind: 'passwort', change: { kind: 'open' } }
  if (slug === 'zweiter-faktor') return { kind: 'zweitfaktor', step: { kind: 'open' } }
  const asked = url.searchParams.get('seite') ?? ''
  const seite = page.test(asked) ? Number(asked) : 1
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 200)
  if (slug === 'suche') return { kind: 'suche', q, seite }
  if (slug === 'personen') return { kind: 'personen', q }
  return { kind: 'rubrik', slug, seite }
}

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

async function logOut(asked: Asked): Promise<Response> {
  const session = sessionOf(asked)
  if (session !== null) await logOutOfIntranet(session)
  // What the browser has kept of private pages goes; cookies would take the other login along.
  return back(intranetPath(), { 'Set-Cookie': cookieOf(null), 'Clear-Site-Data': '"cache"' })
}

const statuses = { wrong: 400, busy: 429, away: 503, set: 200 } as const

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

/** Logs somebody in or out, prolongs a session, or changes password or second factor (spec 5, 6). */
export async function takeIntranet(asked: Asked): Promise<Shown | Response> {
  const { facts, request } = asked
  facts.isPrivate = true
  const form = await request.formData().catch(() => new FormData())
  const act = textOf(form, 'tun')
  if (act === 'abmelden') return logOut(asked)
  if (act === 'bleiben') return stay(asked)
  if (act === 'passwort') return changePassword(asked, form)
  if (act === 'code') return takeLoginStep(asked, form, 'code')
  if (act === 'bestaetigen' && form.has('vorgang')) return takeLoginStep(asked, form, 'einrichten')
  const factorAct = factorActs.find((one) => one === act)
  return factorAct === undefined ? takeLogin(asked, form) : takeFactorAct(asked, form, factorAct)
}
