import { z } from 'zod'

const page = z.object({ id: z.string(), titel: z.string(), updatedAt: z.string() })
const login = z.object({ user: z.object({ id: z.string() }), token: z.string() })

/** A logged-in editor who works through the back office's own interface. */
export type Editor = { publishTitle: (pfad: string, titel: string) => Promise<void> }

/** Logs in and answers with what an editor does; a one-time password is changed first. */
export async function openBackOffice(
  origin: string,
  email: string,
  password: string,
): Promise<Editor> {
  const send = async (method: string, path: string, body?: object, token?: string) => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        origin,
        ...(token ? { authorization: `JWT ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    const answer: unknown = await response.json()
    return answer
  }
  const credentials = { email, password }
  const first = login.parse(await send('POST', '/benutzer/login', credentials))
  await send('PATCH', `/benutzer/${first.user.id}`, { password }, first.token)
  const { token } = login.parse(await send('POST', '/benutzer/login', credentials))

  const find = async (pfad: string) => {
    const query = new URLSearchParams({ 'where[pfad][equals]': pfad, locale: 'de', depth: '0' })
    const found = await send('GET', `/seiten?${query}`, undefined, token)
    const [doc] = z.object({ docs: z.array(page) }).parse(found).docs
    if (!doc) throw new Error(`no page at ${pfad}`)
    return doc
  }
  const publishTitle = async (pfad: string, titel: string) => {
    const { id, updatedAt } = await find(pfad)
    const changed = { titel, updatedAt, _status: 'published' }
    await send('PATCH', `/seiten/${id}?locale=de&depth=0`, changed, token)
  }
  return { publishTitle }
}
