import { councilLogin, loadCouncil, prolongCouncilSession } from '../content/index.server.ts'
import {
  type CouncilPlace,
  type CouncilSession,
  councilCookies,
  readCouncilCookies,
} from '../content/index.ts'
import {
  councilPlace,
  MemberPage,
  memberPath,
  titleOfPage,
  wayToPage,
} from '../features/raete/index.ts'
import { councilParameters } from '../features/ratsinfo/index.ts'
import { asContentError, failure } from './failure.server.tsx'
import { takeLoginForm } from './login-acts.ts'
import { showFirstPassword, showLogin } from './login-answers.tsx'
import { cookiesOf, type LoginArea, sessionOf } from './login-area.ts'
import { shown } from './login-page.tsx'
import { type Asked, redirect, type Shown } from './route.ts'

/** The council’s pages for members behind their login. */
export const councilArea: LoginArea<CouncilSession> = {
  place: councilPlace,
  login: councilLogin,
  cookieName: 'ratsinfoauth',
  readCookies: readCouncilCookies,
  cookies: councilCookies,
  prolong: prolongCouncilSession,
  show: showMemberPlace,
}

/** What the members' search can be limited to. */
const searchParameters = ['q', 'art', 'gremium_id', 'jahr', 'seite', 'neu_seit'] as const

/** Parameters of an address that one of its lists knows; what nobody can read counts as absent. */
function paramsOf({ searchParams }: URL, names: readonly (keyof typeof councilParameters)[]) {
  const found = names.flatMap((name) => {
    const value = searchParams.get(name)?.trim() ?? ''
    return councilParameters[name].test(value) ? [[name, value] as const] : []
  })
  return Object.fromEntries(found)
}

/** Where an address leads; null where nothing is. */
function placeOf({ params, url }: Asked): CouncilPlace | null {
  const { slug, id } = params
  if (id !== undefined) {
    if (slug === 'sitzungen') return { kind: 'sitzung', id: Number(id) }
    return slug === 'vorlagen' ? { kind: 'vorlage', id: Number(id) } : null
  }
  switch (slug) {
    case undefined:
      return { kind: 'home' }
    case 'sitzungen':
      return { kind: 'sitzungen', params: paramsOf(url, ['gremium_id', 'jahr', 'monat']) }
    case 'suche':
      return { kind: 'suche', params: paramsOf(url, searchParameters) }
    case 'passwort':
      return { kind: 'passwort', change: { kind: 'open' } }
    case 'zweiter-faktor':
      return { kind: 'zweitfaktor', step: { kind: 'open' } }
    default:
      return null
  }
}

/** The page at a place, or the login where the session has ended meanwhile. */
async function showMemberPlace(
  asked: Asked,
  session: CouncilSession,
  place: CouncilPlace,
  status = 200,
): Promise<Shown> {
  const { facts, url } = asked
  try {
    const found = await loadCouncil(session, place)
    if (found.kind === 'out') return await showLogin(councilArea, asked, { kind: 'asked' })
    if (found.kind === 'first') {
      const state = { change: { kind: 'open' }, status: 403 } as const
      return await showFirstPassword(councilArea, asked, session, state)
    }
    if (found.kind === 'missing') throw await failure('not-found', url.pathname, facts)
    const { mitglied: person, content } = found
    const here = url.pathname + url.search
    const view = <MemberPage gremien={person.gremien} content={content} here={here} />
    const text = { title: titleOfPage(content), way: wayToPage(content) }
    const parts = { place: councilPlace, ...text, person, view }
    return await shown(asked, parts, { status, cookies: cookiesOf(councilArea, session) })
  } catch (error) {
    const failed = asContentError(error)
    if (!failed) throw error
    throw await failure(failed, url.pathname, facts)
  }
}

/** Answers an address for council members with its page, or with the login (spec 2.6, 4, 6). */
export async function showMembers(asked: Asked): Promise<Shown | Response> {
  const { facts, url } = asked
  facts.isPrivate = true
  if (!url.pathname.startsWith('/de/')) return redirect(memberPath(), 302)
  if (!url.pathname.endsWith('/')) return redirect(`${url.pathname}/`, 301)
  const session = sessionOf(councilArea, asked)
  if (session === null) return showLogin(councilArea, asked, { kind: 'asked' })
  const place = placeOf(asked)
  if (place === null) throw await failure('not-found', url.pathname, facts)
  return showMemberPlace(asked, session, place)
}

/** Takes what a form of these pages has sent. */
export const takeMembers = (asked: Asked): Promise<Shown | Response> =>
  takeLoginForm(councilArea, asked)
