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
  lookAt,
  openLoginLimits,
} from '../../../../platform/accounts/login-limits.ts'
import { select } from '../../../../platform/database/index.ts'
import { noteSession, openCodes } from '../../../anmeldung/index.ts'
import { isPasswordOf, spendPasswordTime } from './password-hash.ts'
import { markProven } from './second-factor.ts'
import { findStoredPassword } from './stored-password.ts'

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

function isRefusal(error: unknown): boolean {
  return (
    error instanceof AuthenticationError ||
    error instanceof LockedAuth ||
    error instanceof ValidationError
  )
}

const known = z.object({ id: z.string(), zweitfaktor: z.boolean() })

/** Whether there is such an account, and whether it has a second factor. */
async function findAccount({ payload }: PayloadRequest, email: string) {
  const text = `select b.id::text as id, z.geheimnis is not null as zweitfaktor from benutzer b
    left join zweitfaktoren z on z.bereich = 'redaktion' and z.konto = b.id::text
    where b.email = $1`
  const [found] = await select(payload, { text, row: known }, [email])
  return found ?? null
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

async function refuseWrong({ payload }: PayloadRequest, attempt: Attempt): Promise<Response> {
  await limitsOf(payload).fail(attempt)
  return refuse(401, words.wrong)
}

/** Has Payload look at the password, which begins the session as well; null where it is wrong. */
async function begin(req: PayloadRequest, data: Login) {
  try {
    return await req.payload.login({ collection: 'benutzer', data, req })
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

/** Answers with the session that has begun, or that none has. */
async function enter(
  req: PayloadRequest,
  session: Awaited<ReturnType<typeof begin>>,
  attempt: Attempt,
): Promise<Response> {
  if (session === null) return refuseWrong(req, attempt)
  await limitsOf(req.payload).forgive(attempt)
  const cookie = generatePayloadCookie({
    collectionAuthConfig: req.payload.collections.benutzer.config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token: session.token ?? '',
  })
  const body = { message: 'Anmeldung erfolgreich.', ...session }
  return Response.json(body, { headers: { 'Set-Cookie': cookie } })
}

/**
 * A login of somebody with a second factor: the password first, so that nobody learns without it
 * that there is one, and then the code. Null when both are right.
 */
async function refuseFactor(
  req: PayloadRequest,
  { password, code }: Login,
  attempt: Attempt,
): Promise<Response | null> {
  const stored = await lookAt(limitsOf(req.payload), attempt, async () => {
    const found = await findStoredPassword(req, { email: { equals: attempt.email } })
    return found !== null && (await isPasswordOf(found, password)) ? found : null
  })
  if (stored === null) return refuseWrong(req, attempt)
  await limitsOf(req.payload).forgive(attempt)
  if (code === '')
    return Response.json({ schritt: 'code', message: words.codeWanted }, { status: 202 })
  const owner = { area: 'redaktion', konto: stored.id } as const
  const { pool } = req.payload.db
  const outcome = await openCodes(pool, 'redaktion').take(owner, code)
  if (outcome.kind === 'busy') return tooOften(outcome.seconds)
  if (outcome.kind === 'wrong') return refuse(401, words.code)
  if (outcome.proof === 'ersatz')
    await noteSession(pool, 'redaktion', stored.id, 'ersatzcode_benutzt')
  markProven(req, stored.id)
  return null
}

async function logIn(req: PayloadRequest, login: Login, attempt: Attempt): Promise<Response> {
  const limits = limitsOf(req.payload)
  const account = await lookAt(limits, attempt, () => findAccount(req, login.email))
  if (account === null) await spendPasswordTime(login.password)
  if (!account?.zweitfaktor)
    return enter(req, await lookAt(limits, attempt, () => begin(req, login)), attempt)
  // The password was looked at with the code: no error from here on gives a try back.
  return (await refuseFactor(req, login, attempt)) ?? enter(req, await begin(req, login), attempt)
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
