import { sprachen } from '@kurstadt/contract'

type Handler<Args> = (request: Request, args: Args) => Promise<Response>

const known = [...sprachen, 'all', '*']

/**
 * Makes German the language of a call that names none. Payload does so itself only when missing
 * translations fall back, and they must not: a form would store the German text as the English one.
 */
export function inKnownLocale<Args>(handler: Handler<Args>): Handler<Args> {
  return (request, args) => {
    // A question too long for an address comes as a form; Payload makes the address from it.
    if (request.headers.has('X-Payload-HTTP-Method-Override')) return handler(request, args)
    const url = new URL(request.url)
    if (known.includes(url.searchParams.get('locale') ?? '')) return handler(request, args)
    url.searchParams.set('locale', 'de')
    return handler(new Request(url, request), args)
  }
}
