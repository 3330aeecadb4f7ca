import { enterFromDirectory, leaveForDirectory } from '../content/index.server.ts'
import { type DirectoryFault, directoryCookie, readDirectoryCookie } from '../content/index.ts'
import { env } from '../env.server.ts'
import { intranetPath } from '../features/intranet/index.ts'
import { safeRedirect } from '../lib/index.ts'
import { mistake } from './failure.server.tsx'
import { intranetArea } from './intranet-area.tsx'
import { showLogin } from './login-answers.tsx'
import { cookiesOf } from './login-area.ts'
import type { Asked, Shown } from './route.ts'

const isSecure = env.WEBSITE_URL.startsWith('https:')

/** A page of the intranet that somebody may be led to; its home in the place of any other address. */
function goalIn(asked: unknown): string {
  const goal = safeRedirect(asked)
  return goal?.startsWith(intranetPath()) && goal.length <= 500 ? goal : intranetPath()
}

function redirect(status: 302 | 303, location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ Location: location })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status, headers })
}

/** The login with the reason why it came to nothing: the password still opens it. */
function showFault(asked: Asked, fault: DirectoryFault): Promise<Shown> {
  const status = fault === 'away' ? 503 : 401
  const goal = goalIn(asked.url.searchParams.get('ziel'))
  return showLogin(intranetArea, asked, { kind: 'directory', fault }, { status, goal })
}

/** Sends somebody to the directory. The address is one of another house: no form leads there. */
async function leave(asked: Asked): Promise<Shown | Response> {
  const begun = await leaveForDirectory(goalIn(asked.url.searchParams.get('ziel')))
  if (begun.kind === 'failed') return showFault(asked, begun.fault)
  return redirect(302, begun.adresse, [directoryCookie(begun.merker, isSecure)])
}

async function enter(asked: Asked): Promise<Shown | Response> {
  const merker = readDirectoryCookie(asked.request.headers.get('cookie') ?? '')
  const entered = await enterFromDirectory({ antwort: asked.url.search.slice(1), merker })
  if (entered.kind === 'failed') return showFault(asked, entered.fault)
  const cookies = [...cookiesOf(intranetArea, entered.session), directoryCookie('', isSecure)]
  return redirect(303, goalIn(entered.ziel), cookies)
}

/** The way to the town hall's directory, and the way back from it (decision 0065). */
export async function showDirectory(asked: Asked): Promise<Shown | Response> {
  asked.facts.isPrivate = true
  const { pathname, searchParams } = asked.url
  if (env.OIDC_ISSUER === undefined) return mistake(pathname, 404)
  return searchParams.has('state') ? enter(asked) : leave(asked)
}
