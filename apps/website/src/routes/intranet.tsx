import { z } from 'zod'
import type { IntranetPlace } from '../content/index.ts'
import { intranetPath } from '../features/intranet/index.ts'
import { intranetArea, showIntranetPlace } from './intranet-area.tsx'
import { takeLoginForm } from './login-acts.ts'
import { showLogin } from './login-answers.tsx'
import { sessionOf } from './login-area.ts'
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
  const session = sessionOf(intranetArea, asked)
  if (session === null) return showLogin(intranetArea, asked, { kind: 'asked' })
  return showIntranetPlace(asked, session, placeOf(asked))
}

/** Takes what a form of the intranet has sent. */
export const takeIntranet = (asked: Asked): Promise<Shown | Response> =>
  takeLoginForm(intranetArea, asked)
