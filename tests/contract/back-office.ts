import { randomUUID } from 'node:crypto'
import { handleEndpoints, type Payload } from 'payload'
import type { Rolle } from '../../apps/cms/src/editing/access/index.ts'
import { derivingOnce } from '../support/derive-once.ts'
import { createDatabase } from '../support/postgres.ts'
import { randomPassword } from '../support/random-password.ts'
import { cmsEnvironment, openPayload } from './content-api.ts'
import { local } from './writing.ts'

/** Where the back office stands for its browser. */
const origin = 'http://localhost:3002'

type Environment = Record<string, string>

/** An answer of Payload's own calls, as the back office's browser gets it. */
export type Reply = { status: number; body: Record<string, unknown> }

/** The back office's calls in this process, on a database of its own. */
export type BackOffice = {
  payload: Payload
  databaseUrl: string
  mediaDir: string
  documentDir: string
  call(method: string, path: string, body?: unknown, token?: string): Promise<Reply>
  /** An answer that is no JSON; with a body it is asked for by a POST. */
  download(path: string, token: string, body?: object): Promise<Response>
  /** Sends a file as it is. */
  upload(path: string, body: Uint8Array<ArrayBuffer> | string, token?: string): Promise<Reply>
  /** Opens an account whose password is its own already, and logs it in. */
  logIn(...rollen: Rolle[]): Promise<string>
}

/** An object whose fields can be looked at. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

async function request(path: string, init: RequestInit, token: string): Promise<Response> {
  const { default: config } = await import('../../apps/cms/src/payload.config.ts')
  const headers = new Headers(init.headers)
  if (token) headers.set('Authorization', `JWT ${token}`)
  return handleEndpoints({
    config,
    request: new Request(`${origin}/api/${path}`, { ...init, headers }),
  })
}

async function send(path: string, init: RequestInit, token: string): Promise<Reply> {
  const response = await request(path, init, token)
  const answer: unknown = await response.json()
  return { status: response.status, body: isRecord(answer) ? answer : {} }
}

/**
 * Opens the back office on a migrated database, an empty one of its own if none is named, or in a
 * whole environment with its folders; one for each test file.
 */
export async function openBackOffice(given?: string | Environment): Promise<BackOffice> {
  const environment =
    typeof given === 'object' ? given : cmsEnvironment(given ?? (await createDatabase()).url)
  const { DATABASE_URL: databaseUrl = '' } = environment
  const payload = await openPayload({
    ...environment,
    LOG_LEVEL: 'silent',
    BACK_OFFICE_URL: origin,
  })
  const call: BackOffice['call'] = (method, path, body, token = '') => {
    const headers = { 'Content-Type': 'application/json' }
    const json = body === undefined ? {} : { body: JSON.stringify(body) }
    return send(path, { method, headers, ...json }, token)
  }
  const upload: BackOffice['upload'] = (path, body, token = '') =>
    send(path, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body }, token)
  const download: BackOffice['download'] = (path, token, body) => {
    const headers = { 'Content-Type': 'application/json' }
    const init = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) }
    return request(path, init, token)
  }
  const openAccount = async (rollen: Rolle[]) => {
    const email = `${randomUUID()}@kurstadt.example`
    const password = randomPassword()
    const data = { email, password, name: 'Probe', rollen }
    const { id } = await payload.create({ collection: 'benutzer', ...local, data })
    const own = { passwort_aendern: false }
    await payload.update({ collection: 'benutzer', id, ...local, data: own })
    const { body } = await call('POST', 'benutzer/login', { email, password })
    return String(body.token)
  }
  const logIn: BackOffice['logIn'] = (...rollen) => derivingOnce(() => openAccount(rollen))
  const { MEDIA_DIR: mediaDir = '', DOCUMENT_DIR: documentDir = '' } = environment
  return { payload, databaseUrl, mediaDir, documentDir, call, download, upload, logIn }
}

/** The same with the queues that saves put work into: what is due, mails, words of files. */
export async function openBackOfficeWithQueues(): Promise<BackOffice> {
  const office = await openBackOffice()
  const { prepareQueues } = await import('../../apps/cms/src/platform/queue/prepare-queues.ts')
  await prepareQueues(office.databaseUrl)
  return office
}
