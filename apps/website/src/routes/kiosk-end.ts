import { cartCookie, directoryCookie, paymentCookie } from '../content/index.ts'
import { isSecure } from './cart-request.ts'
import { intranetArea } from './intranet-area.tsx'
import { endOwnSession } from './login-acts.ts'
import { cookiesOf } from './login-area.ts'
import { councilArea } from './ratsinfo.tsx'
import type { Asked } from './route.ts'

/** `Set-Cookie` that takes away what a browser knows of a person and no script of ours can see. */
const withoutPerson = () => [
  ...cookiesOf(intranetArea, null),
  ...cookiesOf(councilArea, null),
  directoryCookie('', isSecure),
  cartCookie(null, { isSecure }),
  paymentCookie(null, { isSecure }),
]

/**
 * Ends a visit on a kiosk for whoever comes next (spec 4): both logins, the cart and a payment begun.
 * The cookies go one by one, because those of language and app belong to the kiosk.
 */
export async function endKioskVisit(asked: Asked): Promise<Response> {
  asked.facts.isPrivate = true
  await Promise.all([endOwnSession(intranetArea, asked), endOwnSession(councilArea, asked)])
  const headers = new Headers({ 'Clear-Site-Data': '"cache"' })
  for (const cookie of withoutPerson()) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 204, headers })
}
