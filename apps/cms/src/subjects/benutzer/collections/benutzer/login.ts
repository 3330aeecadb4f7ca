import {
  AuthenticationError,
  addDataAndFileToRequest,
  type Endpoint,
  LockedAuth,
  type Payload,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { z } from 'zod'
import {
  type Attempt,
  type LoginLimits,
  openLoginLimits,
} from '../../../../platform/accounts/login-limits.ts'
import { spendPasswordTime } from './password-hash.ts'

const credentials = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[^\s\p{Cc}]{1,254}$/u),
  password: z.string().min(1).max(1024),
})

const words = {
  wrong: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
  often: 'Zu viele Versuche. Bitte warten Sie einen Augenblick und versuchen Sie es dann wieder.',
  foreign: 'Bitte melden Sie sich auf der Seite der Redaktion an.',
} as const

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message }] }, { status, headers })
}

const tooOften = (seconds: number) =>
  refuse(429, words.often, { 'Retry-After': String(Math.max(1, seconds)) })

/** A form on a foreign page may send its own account here, and our editor would write into it. */
function isForeign({ headers, payload }: PayloadRequest): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = headers.get('origin')
  return origin !== null && origin !== payload.config.serverURL
}

/** Whom tries are counted for, as the front of the back office says; no browser can say it. */
const senderOf = ({ headers }: PayloadRequest) => headers.get('x-absender') ?? ''

function isRefusal(error: unknown): boolean {
  return (
    error instanceof AuthenticationError ||
    error instanceof LockedAuth ||
    error instanceof ValidationError
  )
}

/** True where there is such an account: Payload looks at no password where there is none. */
async function isKnown({ payload }: PayloadRequest, email: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'benutzer',
    where: { email: { equals: email } },
    overrideAccess: true,
  })
  return totalDocs > 0
}

type Login = z.infer<typeof credentials>

const opened = new WeakMap<Payload, LoginLimits>()

/** The limits of this login, opened once for each Payload. */
function limitsOf(payload: Payload): LoginLimits {
  const known = opened.get(payload)
  if (known) return known
  const limits = openLoginLimits({ pool: payload.db.pool, secret: payload.secret, area: '' })
  opened.set(payload, limits)
  return limits
}

async function logIn(req: PayloadRequest, login: Login, attempt: Attempt): Promise<Response> {
  const hasAccount = await isKnown(req, login.email)
  if (!hasAccount) await spendPasswordTime(login.password)
  try {
    const result = await req.payload.login({ collection: 'benutzer', data: login, req })
    await limitsOf(req.payload).forgiveAttempt(attempt)
    const cookie = generatePayloadCookie({
      collectionAuthConfig: req.payload.collections.benutzer.config.auth,
      cookiePrefix: req.payload.config.cookiePrefix,
      token: result.token ?? '',
    })
    const body = { message: 'Anmeldung erfolgreich.', ...result }
    return Response.json(body, { headers: { 'Set-Cookie': cookie } })
  } catch (error) {
    if (!isRefusal(error)) throw error
    return refuse(401, words.wrong)
  }
}

/**
 * `POST /api/benutzer/login`, in front of Payload's own: the same words and the same work for an
 * unknown address, a wrong password and a resting account; tries are counted for the sender at this
 * account and for the sender, so that nobody locks out anybody else (T04–T06, decision 0054).
 */
export const loginEndpoint: Omit<Endpoint, 'root'> = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    if (isForeign(req)) return refuse(403, words.foreign)
    await addDataAndFileToRequest(req)
    const { data } = credentials.safeParse(req.data)
    if (!data) return refuse(401, words.wrong)
    const attempt = { email: data.email, sender: senderOf(req) }
    const limits = limitsOf(req.payload)
    const seconds = await limits.secondsToWait(attempt)
    if (seconds > 0) return tooOften(seconds)
    if (!(await limits.countAttempt(attempt))) return tooOften(60)
    return logIn(req, data, attempt)
  },
}
