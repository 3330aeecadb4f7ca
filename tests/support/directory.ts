import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import Provider from 'oidc-provider'
import { z } from 'zod'
import { freePort } from './ports.ts'

/** What the directory says of somebody. */
export type DirectoryClaims = {
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
  name?: string
  groups?: unknown
}

const routes = ['discovery', 'jwks', 'token', 'userinfo'] as const
type Route = (typeof routes)[number]

/** What the server says of a request of its own. */
const asked = z.object({ route: z.string().optional() })

/** How the directory can be made to lie, to fall silent, or to turn somebody away. */
export type Behaviour = {
  /** Who logs in at it; nobody, who turns back. */
  person: string | null
  /** Changes the token that it hands over. */
  forge:
    | ((
        claims: Record<string, unknown>,
        signed: (claims: object, key?: KeyObject) => string,
      ) => string)
    | null
  /** Changes what it says of itself. */
  announce: ((document: Record<string, unknown>) => Record<string, unknown>) | null
  /** Milliseconds for which it keeps an answer back. */
  delays: Partial<Record<Route, number>>
  /** Status that it answers with instead. */
  statuses: Partial<Record<Route, number>>
}

/** A directory of a town hall: a certified server for OpenID Connect, in this process. */
export type TestDirectory = {
  issuer: string
  /** Variables that make the product ask it. */
  environment: Record<string, string>
  people: Map<string, DirectoryClaims>
  behave: Behaviour
  stop: () => Promise<void>
}

const client = { id: 'intranet', secret: 'nur-fuer-tests-und-lang-genug-dafuer' }
/** The group that may enter. */
export const group = 'intranet-lesen'

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function signWith(key: KeyObject, kid: string, claims: object): string {
  const text = `${base64({ alg: 'RS256', typ: 'JWT', kid })}.${base64(claims)}`
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`
}

function claimsIn(token: string): Record<string, unknown> {
  const [, body = ''] = token.split('.')
  const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString())
  return typeof claims === 'object' && claims !== null ? { ...claims } : {}
}

function providerFor(
  issuer: string,
  redirectUri: string,
  people: TestDirectory['people'],
  key: KeyObject,
) {
  return new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: {
      openid: ['sub', 'groups'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name'],
    },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people.get(id) }),
    }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), kid: 'test', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['only for tests'] },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Grant: 600,
      Session: 600,
    },
  })
}

/** Logs the person in who is at the keyboard, and lets them agree to everything. */
async function interact(
  provider: Provider,
  { person }: Behaviour,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt, session, params } = await provider.interactionDetails(request, response)
  const finish = (result: Parameters<Provider['interactionFinished']>[2]) =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true })
  if (person === null) return finish({ error: 'access_denied' })
  if (prompt.name === 'login') return finish({ login: { accountId: person } })
  const grant = new provider.Grant({
    accountId: session?.accountId ?? person,
    clientId: String(params.client_id),
  })
  grant.addOIDCScope('openid email profile')
  return finish({ consent: { grantId: await grant.save() } })
}

function misbehave(
  provider: Provider,
  behave: Behaviour,
  signed: (claims: object, key?: KeyObject) => string,
): void {
  provider.use(async (context, next) => {
    await next()
    const oidc: unknown = context.oidc
    const { route } = asked.parse(oidc ?? {})
    const known = routes.find((one) => one === route)
    if (known === undefined) return
    await sleep(behave.delays[known] ?? 0)
    const status = behave.statuses[known]
    if (status !== undefined) {
      context.status = status
      context.body = 'nothing to see here'
      return
    }
    const body: unknown = context.body
    if (typeof body !== 'object' || body === null) return
    if (known === 'discovery' && behave.announce) context.body = behave.announce({ ...body })
    if (known !== 'token' || !behave.forge || !('id_token' in body)) return
    context.body = { ...body, id_token: behave.forge(claimsIn(String(body.id_token)), signed) }
  })
}

/** Starts a directory that knows our website at an address. */
export async function startDirectory(websiteUrl: string): Promise<TestDirectory> {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const people: TestDirectory['people'] = new Map()
  const behave: Behaviour = { person: null, forge: null, announce: null, delays: {}, statuses: {} }
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const redirectUri = `${websiteUrl}/de/intranet/rathaus-konto/`
  const provider = providerFor(issuer, redirectUri, people, privateKey)
  misbehave(provider, behave, (claims, key = privateKey) => signWith(key, 'test', claims))
  const answer = provider.callback()
  const server = createServer((request, response) => {
    const isInteraction = request.url?.startsWith('/interaction/') === true
    const done = isInteraction
      ? interact(provider, behave, request, response)
      : answer(request, response)
    done.catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const environment = {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
    OIDC_GROUP: group,
    WEBSITE_URL: websiteUrl,
  }
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { issuer, environment, people, behave, stop }
}

/**
 * Logs in at a directory as a browser does, from the address that one is sent to; answers the query
 * that it sends back with.
 */
export async function visitDirectory(address: string, back: string): Promise<string> {
  const cookies = new Map<string, string>()
  let url = address
  for (let hop = 0; hop < 10; hop += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location === null)
      throw new Error(`the directory answered ${answer.status}: ${await answer.text()}`)
    url = new URL(location, url).href
    if (url.startsWith(back)) return new URL(url).search.slice(1)
  }
  throw new Error('the directory sends us in circles')
}
