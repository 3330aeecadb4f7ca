import { setTimeout as sleep } from 'node:timers/promises'
import * as oidc from 'openid-client'
import { z } from 'zod'
import type { DirectorySettings } from './settings.ts'

/** Seconds for one question to the directory, and milliseconds for all of a login together. */
const timeouts = { question: 4, whole: 7_000 } as const

/** Seconds by which the clocks of the two houses may differ. */
const skew = 30

/** What a login at the directory is bound to: it leaves with it and has to come back with it. */
export type Checks = { state: string; nonce: string; verifier: string }

/** Whoever has logged in at the directory. */
export type Person = {
  subject: string
  /** Null where the directory tells none, or does not call it verified. */
  email: string | null
  vorname: string
  nachname: string
  isInGroup: boolean
}

/** The directory does not answer, or not in time: nobody is to blame who wants to log in. */
export class DirectoryAwayError extends Error {
  override name = 'DirectoryAwayError'
}

/** What came back proves nothing: it is foreign, too old, changed, or was used before. */
export class NotProvenError extends Error {
  override name = 'NotProvenError'
}

/** Somebody has declined the login at the directory. */
export class LoginDeclinedError extends Error {
  override name = 'LoginDeclinedError'
}

const claims = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[^\s@\p{Cc}]{1,64}@[^\s@\p{Cc}]{1,189}$/u)
    .optional()
    .catch(undefined),
  email_verified: z.union([z.boolean(), z.stringbool()]).catch(false).default(false),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
})

const groups = z.union([z.array(z.unknown()), z.string().transform((one) => [one])]).catch([])

/** Signs that a name may have here; a directory knows longer ones. */
const longestName = 80

/** First and last name, from whatever the directory says of them. */
function namesOf({ given_name, family_name, name }: z.infer<typeof claims>, email: string | null) {
  const parts = (name ?? '').trim().split(/\s+/)
  const nachname = family_name?.trim() || parts.at(-1) || email?.split('@')[0] || 'Rathaus-Konto'
  const vorname = given_name?.trim() || parts.slice(0, -1).join(' ') || '–'
  return { vorname: vorname.slice(0, longestName), nachname: nachname.slice(0, longestName) }
}

/** Sends the secret as the directory wants it: in the body, or, where that is all it takes, in a header. */
const clientAuthentication =
  (secret: string): oidc.ClientAuth =>
  (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const send = methods.includes('client_secret_post')
      ? oidc.ClientSecretPost(secret)
      : oidc.ClientSecretBasic(secret)
    send(server, ...request)
  }

/** True where it was the directory, or the way to it, and not what was sent. */
function isAway(error: unknown): boolean {
  if (error instanceof TypeError && error.message === 'fetch failed') return true
  if (!(error instanceof Error)) return false
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return true
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500
  const { cause } = error
  if (cause instanceof Response) return cause.status >= 500 || cause.status === 429
  return cause !== undefined && cause !== error && isAway(cause)
}

/** The town hall's directory as a certified client asks it: code flow with PKCE, state and nonce. */
export class Directory {
  readonly #settings: DirectorySettings
  #discovered: Promise<oidc.Configuration> | null = null

  constructor(settings: DirectorySettings) {
    this.#settings = settings
  }

  get issuer(): string {
    return this.#settings.issuer
  }

  /** What the directory says of itself; asked once, and again after it could not be had. */
  async #configuration(): Promise<oidc.Configuration> {
    this.#discovered ??= this.#discover()
    try {
      return await this.#discovered
    } catch (error) {
      this.#discovered = null
      throw error
    }
  }

  #discover(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings
    const url = new URL(issuer)
    // Without it a token counts as real because it came over the right line; here its signature does.
    const execute = [oidc.enableNonRepudiationChecks]
    if (url.protocol === 'http:') execute.push(oidc.allowInsecureRequests)
    const metadata = { client_secret: clientSecret, [oidc.clockTolerance]: skew }
    return oidc.discovery(url, clientId, metadata, clientAuthentication(clientSecret), {
      execute,
      timeout: timeouts.question,
    })
  }

  /** Runs questions to the directory in the time that a login may take, and tells why they failed. */
  async #ask<Result>(questions: () => Promise<Result>): Promise<Result> {
    const over = async (): Promise<never> => {
      await sleep(timeouts.whole, undefined, { ref: false })
      throw new DirectoryAwayError('the directory takes too long')
    }
    try {
      return await Promise.race([questions(), over()])
    } catch (error) {
      if (error instanceof DirectoryAwayError) throw error
      if (isAway(error)) throw new DirectoryAwayError('the directory is away', { cause: error })
      if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied')
        throw new LoginDeclinedError('somebody has declined the login', { cause: error })
      throw new NotProvenError('a login at the directory is not proven', { cause: error })
    }
  }

  /** Where somebody logs in, and what has to come back with them. */
  begin(): Promise<{ address: string; checks: Checks }> {
    return this.#ask(async () => {
      const { redirectUri: redirect_uri, scope } = this.#settings
      const configuration = await this.#configuration()
      const [state, nonce] = [oidc.randomState(), oidc.randomNonce()]
      const verifier = oidc.randomPKCECodeVerifier()
      const code_challenge = await oidc.calculatePKCECodeChallenge(verifier)
      const method = { code_challenge, code_challenge_method: 'S256' }
      const address = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri,
        scope,
        state,
        nonce,
        ...method,
      })
      return { address: address.href, checks: { state, nonce, verifier } }
    })
  }

  /**
   * Whoever comes back with an answer of the directory. Throws `DirectoryAwayError`,
   * `LoginDeclinedError` or `NotProvenError`.
   */
  end(answer: URLSearchParams, { state, nonce, verifier }: Checks): Promise<Person> {
    return this.#ask(async () => {
      const configuration = await this.#configuration()
      const url = new URL(this.#settings.redirectUri)
      url.search = answer.toString()
      const tokens = await oidc.authorizationCodeGrant(configuration, url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const told = tokens.claims()
      if (told === undefined) throw new NotProvenError('the directory has sent no token')
      const more = await this.#moreOf(configuration, tokens.access_token, told)
      return this.#personOf({ ...more, ...told }, told.sub)
    })
  }

  /** What the token does not say, the directory may say when it is asked once more. */
  async #moreOf(
    configuration: oidc.Configuration,
    accessToken: string,
    told: oidc.IDToken,
  ): Promise<Record<string, unknown>> {
    const isWhole = 'email' in told && this.#settings.groupClaim in told
    if (isWhole || configuration.serverMetadata().userinfo_endpoint === undefined) return {}
    return { ...(await oidc.fetchUserInfo(configuration, accessToken, told.sub)) }
  }

  #personOf(told: Record<string, unknown>, subject: string): Person {
    const { group, groupClaim, trustsEmail } = this.#settings
    const known = claims.parse(told)
    const isVerified = known.email_verified || trustsEmail
    const email = isVerified ? (known.email ?? null) : null
    const isInGroup = groups.parse(told[groupClaim]).includes(group)
    return { subject, email, isInGroup, ...namesOf(known, email) }
  }
}
