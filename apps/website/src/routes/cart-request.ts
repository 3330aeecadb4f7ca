import { cartCookie, readCartCookie } from '../content/index.ts'
import { env } from '../env.server.ts'
import { spracheOfPath } from '../i18n/index.ts'
import type { Asked } from './route.ts'

/** True on https. */
export const isSecure = env.WEBSITE_URL.startsWith('https:')

/** The secret of somebody's cart; null while they have none. */
export const cartOf = ({ request }: Pick<Asked, 'request'>) =>
  readCartCookie(request.headers.get('cookie') ?? '')

/** Header that remembers a cart for thirty days more; nothing where there is none to remember. */
export function rememberCart(korb: string | null): Record<string, string> {
  return korb === null ? {} : { 'Set-Cookie': cartCookie(korb, { isSecure }) }
}

/** Header that forgets a cart. */
export const forgetCart = () => ({ 'Set-Cookie': cartCookie(null, { isSecure }) })

/** Language of the address that is asked for. */
export const spracheOf = ({ url }: Pick<Asked, 'url'>) => spracheOfPath(url.pathname) ?? 'de'

/** Whom a rate limit is counted for. */
export const senderOf = ({ request }: Pick<Asked, 'request'>) =>
  request.headers.get('x-absender') ?? ''

/** How an answer is sent that could not be had. */
export const troubleStatus = { away: 503, busy: 429 } as const

/** A page to look at, reached by what somebody has done. */
export function goTo(location: string, headers: Record<string, string> = {}): Response {
  return new Response(null, { status: 303, headers: { Location: location, ...headers } })
}
