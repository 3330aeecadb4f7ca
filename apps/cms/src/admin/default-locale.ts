type Handler<Args> = (request: Request, args: Args) => Promise<Response>

/**
 * Names German as the language of a call that names none. Payload does that itself only when
 * missing translations fall back, and they must not: a form would store the German text as English.
 */
export function inGermanByDefault<Args>(handler: Handler<Args>): Handler<Args> {
  return (request, args) => {
    const url = new URL(request.url)
    if (url.searchParams.has('locale')) return handler(request, args)
    url.searchParams.set('locale', 'de')
    return handler(new Request(url, request), args)
  }
}
