import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { z } from 'zod'
import { listenHere } from './listen-here.ts'

/** A message as the service has taken it. */
export type TakenPush = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** A push service on this machine: what it answers depends on the first part of a path. */
export type PushService = {
  url: string
  taken: TakenPush[]
  /** From now on it answers so at paths that begin with this. */
  behave: (start: string, how: (response: ServerResponse) => void) => void
}

/** Answers with a status. */
export const says =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, headers)
    response.end()
  }

/** Starts a push service that takes everything. */
export async function startPushService(): Promise<PushService> {
  const taken: TakenPush[] = []
  const behaviours = new Map<string, (response: ServerResponse) => void>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    const body: AsyncIterable<Buffer> = request
    for await (const chunk of body) chunks.push(chunk)
    const path = request.url ?? ''
    taken.push({ path, headers: request.headers, body: Buffer.concat(chunks) })
    const [, how = says(201)] = [...behaviours].find(([start]) => path.startsWith(start)) ?? []
    how(response)
  })
  const url = await listenHere(server)
  return { url, taken, behave: (start, how) => void behaviours.set(start, how) }
}

/** A browser's half of push messages (RFC 8291): its keys, and what it reads of a message. */
export function pushBrowser() {
  const curve = createECDH('prime256v1')
  const own = curve.generateKeys()
  const secret = randomBytes(16)
  const read = (body: Buffer): string => {
    const salt = body.subarray(0, 16)
    const length = body.readUInt8(20)
    const theirs = body.subarray(21, 21 + length)
    const sealed = body.subarray(21 + length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs])
    const shared = curve.computeSecret(theirs)
    const key = Buffer.from(hkdfSync('sha256', shared, secret, info, 32))
    const part = (name: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, bytes))
    const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
    cipher.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
    return text.subarray(0, text.lastIndexOf(2)).toString()
  }
  return {
    keys: { p256dh: own.toString('base64url'), auth: secret.toString('base64url') },
    read,
  }
}

/** What a token of RFC 8292 says, once its signature fits the key that it names. */
export function readVapid(authorization = ''): { aud: string; sub: string; k: string } {
  const [, token = '', k = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(k, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) => one.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const fits = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!fits) throw new Error('The signature does not fit the key.')
  const said: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return { ...z.object({ aud: z.string(), sub: z.string() }).parse(said), k }
}
