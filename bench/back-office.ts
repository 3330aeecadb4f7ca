import { z } from 'zod'

const created = z.object({ doc: z.object({ id: z.string() }) })
const page = z.object({ id: z.string(), titel: z.string(), updatedAt: z.string() })
const login = z.object({ user: z.object({ id: z.string() }), token: z.string() })

/** A logged-in editor who works through the back office's own interface. */
export type Editor = {
  publishTitle: (pfad: string, titel: string) => Promise<void>
  /** Uploads a picture; resolves with its id. */
  uploadPicture: (name: string, data: Buffer) => Promise<string>
  /** Makes an entry of a type and publishes it. */
  publish: (type: string, data: object) => Promise<void>
  /** Sends bytes, or an object as JSON. */
  post: (path: string, body: Buffer | object) => Promise<unknown>
}

/** Logs in and answers with what an editor does; a one-time password is changed first. */
export async function openBackOffice(
  origin: string,
  email: string,
  password: string,
): Promise<Editor> {
  const send = async (method: string, path: string, body?: object, token?: string) => {
    const isForm = body instanceof FormData
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(isForm ? {} : { 'content-type': typeOf(body) }),
        origin,
        ...(token ? { authorization: `JWT ${token}` } : {}),
      },
      ...(body ? { body: isForm ? body : bytesOf(body) } : {}),
    })
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    const answer: unknown = await response.json()
    return answer
  }
  const logIn = async (word: string) =>
    login.parse(await send('POST', '/benutzer/login', { email, password: word }))
  // A one-time password lets nobody work, and does not become one's own: another measurement of this
  // run may have changed it already.
  const own = `${password}-gemessen`
  const { token } = await logIn(own).catch(async () => {
    const first = await logIn(password)
    await send('PATCH', `/benutzer/${first.user.id}`, { password: own }, first.token)
    return logIn(own)
  })

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
  const post = (path: string, body: Buffer | object) => send('POST', path, body, token)
  const publish = async (type: string, data: object) => {
    await post(`/${type}?locale=de&depth=0`, { ...data, _status: 'published' })
  }
  const uploadPicture = async (name: string, data: Buffer) => {
    const body = new FormData()
    const said = { alt: name, copyright: 'Stadt', lizenz: 'eigene-aufnahme' }
    body.set('_payload', JSON.stringify(said))
    body.set('file', new Blob([new Uint8Array(data)]), name)
    return created.parse(await send('POST', '/medien?locale=de', body, token)).doc.id
  }
  return { publishTitle, uploadPicture, publish, post }
}

const typeOf = (body?: object) =>
  Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json'

const bytesOf = (body: object) =>
  Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body)
