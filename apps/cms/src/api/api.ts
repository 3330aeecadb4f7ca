import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import {
  apiBasePath,
  type CallName,
  callAddress,
  callNames,
  calls,
  changeFeedPath,
  changeVersionPath,
  type FileName,
  fileNames,
  files,
} from '@kurstadt/contract'
import { type Context, Hono } from 'hono'
import type { Payload } from 'payload'
import type pg from 'pg'
import { isOutage } from '../platform/database/index.ts'
import { mountAbos } from '../subjects/abos/api/index.ts'
import { mountAnfragen } from '../subjects/anfragen/api/index.ts'
import { mountLogins } from '../subjects/anmeldung/api/index.ts'
import type { SessionStore } from '../subjects/anmeldung/index.ts'
import { mountVisits } from '../subjects/besuche/api/index.ts'
import { mountBoard } from '../subjects/brett/api/index.ts'
import { mountErrors } from '../subjects/fehler/api/index.ts'
import { mountPartner } from '../subjects/partner/api/index.ts'
import { mountUnterlagen } from '../subjects/rat/api/index.ts'
import { mountFeedback } from '../subjects/rueckmeldungen/api/index.ts'
import { mountShop } from '../subjects/shop/api/index.ts'
import { failure, fileSuccess, success } from '../wire/answer.ts'
import { answerCall } from '../wire/answer-call.ts'
import type { Env } from '../wire/bindings.ts'
import { ApiError } from '../wire/errors.ts'
import { Lanes } from '../wire/lanes/index.ts'
import { parseQuery } from '../wire/parse-query.ts'
import { readSessions, type SessionFinders, type Sessions } from '../wire/session.ts'
import { askingOf } from './asking.ts'
import { mountDocuments } from './documents.ts'
import type { ChangeFeed } from './feed/index.ts'
import { fileMakers } from './file-makers.ts'

/** What the API needs to answer; `report` hears of every failure that is ours. */
export type ApiParts = {
  payload: Payload
  /** Takes the requests of visitors; everything else only reads. */
  intake: Pick<pg.Pool, 'query'>
  feed: ChangeFeed
  sessions: SessionFinders
  /** Sessions begin and end in it. */
  store: SessionStore
  isReady: () => Promise<boolean>
  report: (kind: string, error: unknown) => void
  /** Room for visitors and for background work; its own where none is given. */
  lanes?: Lanes
}

type Api = Hono<Env>

/** Refuses a call that needs a session nobody has shown, before anything else of it is looked at. */
function requireSession(name: CallName, sessions: Sessions): void {
  const { zugang } = calls[name]
  if (zugang !== undefined && sessions[zugang] === null) throw new ApiError('unauthorised')
}

/** A pattern of Hono stands for a whole part of a path, so an ending belongs into it. */
const placeholders = {
  '{id}.geojson': ':id{[1-9][0-9]{0,8}[.]geojson}',
  '{id}.gpx': ':id{[1-9][0-9]{0,8}[.]gpx}',
  '{id}.ics': ':id{[1-9][0-9]{0,8}[.]ics}',
  '{id}.pdf': ':id{[1-9][0-9]{0,8}[.]pdf}',
  '{id}.txt': ':id{[1-9][0-9]{0,8}[.]txt}',
  '{id}': ':id{[1-9][0-9]{0,8}}',
  '{url}': ':url{[a-z0-9-]{1,60}}',
  '{uuid}': ':url{[0-9a-f-]{36}}',
}

/** An address as a pattern of Hono's. */
function patternOf(address: string): string {
  return Object.entries(placeholders).reduce(
    (done, [written, pattern]) => done.replace(written, pattern),
    address,
  )
}

function mountCall<Name extends CallName>(
  api: Api,
  parts: ApiParts,
  lanes: Lanes,
  name: Name,
): void {
  const answer = async (context: Context<Env>) => {
    const sessions = await readSessions(context.req.raw.headers, parts.sessions)
    requireSession(name, sessions)
    const { searchParams: query } = new URL(context.req.url)
    const id = Number(context.req.param('id') ?? 0)
    const url = context.req.param('url') ?? ''
    const result = await answerCall(parts.payload, name, { query, id, url, sessions })
    const isSomebodys = sessions.rat !== null || sessions.intranet !== null
    const ifNoneMatch = context.req.header('if-none-match') ?? null
    const isPrivate = result.isPrivate === true || isSomebodys
    return success(result.answer, result.tags, { ifNoneMatch, isPrivate })
  }
  api.get(patternOf(callAddress(name)), (context) =>
    lanes.run(askingOf(name, context), () => answer(context)),
  )
}

function mountFile<Name extends FileName>(
  api: Api,
  { payload }: ApiParts,
  lanes: Lanes,
  name: Name,
): void {
  const answer = async ({ req }: Context<Env>) => {
    const { searchParams: query } = new URL(req.url)
    const params = parseQuery<(typeof files)[Name]['params']>(files[name].params, query)
    const made = await fileMakers[name]({
      payload,
      params,
      id: Number.parseInt(req.param('id') ?? '0', 10),
    })
    return fileSuccess(made, files[name].type, req.header('if-none-match') ?? null)
  }
  api.get(patternOf(`${apiBasePath}/${name}`), (context) =>
    lanes.run(askingOf(name, context), () => answer(context)),
  )
}

function mountFeed(api: Api, feed: ChangeFeed): void {
  api.get(apiBasePath + changeVersionPath, async () => {
    return success({ id: await feed.newest() }, [], { isPrivate: true })
  })
  api.get(apiBasePath + changeFeedPath, async ({ env, req }) => {
    if (req.method === 'HEAD') throw new ApiError('method-not-allowed')
    await feed.subscribe(env.incoming, env.outgoing)
    return RESPONSE_ALREADY_SENT
  })
}

function mountHealth(api: Api, isReady: () => Promise<boolean>): void {
  const respond = (status: 200 | 503, text: string) =>
    new Response(text, { status, headers: { 'Cache-Control': 'no-store' } })
  api.get('/healthz', () => respond(200, 'ok'))
  api.get('/readyz', async () =>
    (await isReady()) ? respond(200, 'ready') : respond(503, 'not ready'),
  )
}

function answerError(error: unknown, context: Context<Env>, { report }: ApiParts): Response {
  if (error instanceof ApiError) return failure(error.code, error.detail)
  if (isOutage(error)) {
    report('the database is away', error)
    return failure('unavailable')
  }
  report(`a request failed: ${context.req.path}`, error)
  return failure('internal')
}

/** The content API: every call of the contract, its forms, the change feed, health; no more. */
export function createApi(parts: ApiParts): Api {
  const api: Api = new Hono({ strict: true })
  const lanes = parts.lanes ?? new Lanes(() => undefined)
  for (const name of fileNames) mountFile(api, parts, lanes, name)
  for (const name of callNames) mountCall(api, parts, lanes, name)
  mountDocuments(api, parts, lanes)
  mountUnterlagen(api, parts, { lanes, asking: (context) => askingOf(null, context) })
  mountAbos(api, parts)
  mountFeedback(api, parts)
  mountErrors(api, parts)
  mountVisits(api, parts)
  mountBoard(api, parts)
  mountPartner(api, parts)
  mountAnfragen(api, parts)
  mountLogins(api, parts)
  mountShop(api, parts)
  mountFeed(api, parts.feed)
  mountHealth(api, parts.isReady)
  api.notFound(() => failure('not-found'))
  api.onError((error, context) => answerError(error, context, parts))
  return api
}
