import {
  AuthenticationError,
  addDataAndFileToRequest,
  type Endpoint,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { z } from 'zod'
import {
  type Attempt,
  type LoginLimits,
  lookAt,
  openLoginLimits,
} from '../../../../platform/accounts/login-limits.ts'
import { asOne } from '../../../../platform/database/index.ts'
import { noteSession, openCodes } from '../../../anmeldung/index.ts'
import { lockAccount } from './lock-account.ts'
import { isPasswordOf, spendPasswordTime } from './password-hash.ts'
import { hasFactor, markProven } from './second-factor.ts'
import { findStoredPassword, type StoredPassword } from './stored-password.ts'

const credentials = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[^\s\p{Cc}]{1,254}$/u),
  password: z.string().min(1).max(1024),
  // Of the authenticator app, or a recovery code; only who has a second factor is asked for it.
  code: z.string().trim().max(100).default(''),
})

const words = {
  wrong: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
  often: 'Zu viele Versuche. Bitte warten Sie einen Augenblick und versuchen Sie es dann wieder.',
  code: 'Dieser Code stimmt nicht oder wurde schon benutzt. Nehmen Sie den, den die App jetzt anzeigt.',
  codeWanted: 'Bitte geben Sie noch den Code aus Ihrer App ein.',
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

/** The account whose password this is; null for none, after the same work. */
async function findOwner(
  req: PayloadRequest,
  { email, password }: Login,
): Promise<StoredPassword | null> {
  const stored = await findStoredPassword(req, { email: { equals: email } })
  if (stored === null) {
    await spendPasswordTime(password)
    return null
  }
  return (await isPasswordOf(stored, password)) ? stored : null
}

/**
 * Asks for the code of somebody with a second factor; null when it is right, and for whoever has
 * none. After the password, so that nobody learns without it that there is one.
 */
async function refuseFactor(req: PayloadRequest, konto: string, code: string) {
  if (!(await hasFactor(req, konto))) return null
  if (code === '')
    return Response.json({ schritt: 'code', message: words.codeWanted }, { status: 202 })
  const { pool } = req.payload.db
  const outcome = await openCodes(pool, 'redaktion').take({ area: 'redaktion', konto }, code)
  if (outcome.kind === 'busy') return tooOften(outcome.seconds)
  if (outcome.kind === 'wrong') return refuse(401, words.code)
  if (outcome.proof === 'ersatz') await noteSession(pool, 'redaktion', konto, 'ersatzcode_benutzt')
  markProven(req, konto)
  return null
}

/**
 * Has Payload look again and begin the session, while nobody else writes the account: of two logins at
 * the same moment one would be lost. Only whoever knows the password comes as far as this, so that no
 * stranger keeps anybody waiting. Null where password or second factor are others by now.
 */
async function beginSession(req: PayloadRequest, konto: string, data: Login) {
  try {
    return await asOne(req, async () => {
      await lockAccount(req, konto)
      return req.payload.login({ collection: 'benutzer', data, req })
    })
  } catch (error) {
    if (error instanceof AuthenticationError) return null
    throw error
  }
}

async function enter(req: PayloadRequest, konto: string, login: Login): Promise<Response | null> {
  const session = await beginSession(req, konto, login)
  if (session === null) return null
  const cookie = generatePayloadCookie({
    collectionAuthConfig: req.payload.collections.benutzer.config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token: session.token ?? '',
  })
  const body = { message: 'Anmeldung erfolgreich.', ...session }
  return Response.json(body, { headers: { 'Set-Cookie': cookie } })
}

async function logIn(req: PayloadRequest, login: Login, attempt: Attempt): Promise<Response> {
  const limits = limitsOf(req.payload)
  const owner = await lookAt(limits, attempt, () => findOwner(req, login))
  if (owner === null) {
    await limits.fail(attempt)
    return refuse(401, words.wrong)
  }
  await limits.forgive(attempt)
  const refusal = await refuseFactor(req, owner.id, login.code)
  return refusal ?? (await enter(req, owner.id, login)) ?? refuse(401, words.wrong)
}

/**
 * `POST /api/benutzer/login`, in front of Payload's own: the same words and the same work for an
 * unknown address, a wrong password and a resting account; tries are counted for the sender at this
 * account and for the sender, so that nobody locks out anybody else (T04–T06, decision 0054). Who has
 * a second factor is answered 202 after the right password, and sends both again with a code.
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
    const seconds = await limitsOf(req.payload).admit(attempt)
    return seconds > 0 ? tooOften(seconds) : logIn(req, data, attempt)
  },
}
